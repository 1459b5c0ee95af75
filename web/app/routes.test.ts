import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "../../domain/company/public-pages.ts";
import { APP_ROUTES, UNLISTED_PAGES } from "../../domain/company/served-pages.ts";
import { SITE_PATHS } from "../../domain/company/site-map.ts";
import { NOT_FOUND_ROUTE, ROUTES } from "./routes.ts";

test("every route leads to a page that exists", () => {
  const missing = [...ROUTES, NOT_FOUND_ROUTE].filter(({ page }) => !existsSync(`web/${page}`));
  expect(missing).toEqual([]);
});

test("every route has its path in the site map, so that the server answers it", () => {
  const known: string[] = [
    ...PUBLIC_PAGES,
    ...UNLISTED_PAGES,
    ...APP_ROUTES,
    SITE_PATHS.privateTour,
    SITE_PATHS.styleguide,
  ];
  for (const { path } of ROUTES) expect(known).toContain(path.replace("/*", "/**"));
});
