import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { APP_ROUTES, PUBLIC_PAGES, SITE_PATHS, UNLISTED_PAGES } from "../../contract/company/site-map.ts";
import { NOT_FOUND_ROUTE, ROUTES } from "./routes.ts";

test("every route leads to a page that exists", () => {
  for (const { page } of [...ROUTES, NOT_FOUND_ROUTE]) {
    expect(existsSync(`web/pages/${page}`), page).toBe(true);
  }
});

test("every route has its path in the site map, so that the server answers it", () => {
  const known: string[] = [...PUBLIC_PAGES, ...UNLISTED_PAGES, ...APP_ROUTES, SITE_PATHS.privateTour];
  for (const { path } of ROUTES) expect(known, path).toContain(path.replace("/*", "/**"));
});
