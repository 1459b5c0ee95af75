import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "../../domain/company/public-pages.ts";
import { APP_ROUTES, UNLISTED_PAGES } from "../../domain/company/served-pages.ts";
import { SITE_PATHS } from "../../domain/company/site-map.ts";
import { ROUTES } from "./routes.ts";

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
