import { type ReactNode, Suspense } from "react";
import type { Language } from "../../domain/languages.ts";
import { matchPath } from "../router/match-path.ts";
import { Route, Routes } from "../router/routes.tsx";
import { Guarded } from "./guarded.tsx";
import { loadArea } from "./languages/load-strings.ts";
import { type LazyPage, lazyPage } from "./lazy-page.tsx";
import { NOT_FOUND_ROUTE, OPENING_ROUTE, ROUTES, type SiteRoute } from "./routes.ts";
import { isOfTours, ownParts } from "../../domain/company/own-parts.ts";
import { opensLater } from "../../domain/company/public-pages.ts";
import { useOwnParts } from "../company/use-own-parts.ts";
import { DRAWN_COMPANY } from "../company/drawn-company.ts";
import { useOpensSoon } from "./opening/use-opens-soon.ts";
import { SiteLayout } from "./shell/site-layout.tsx";

type OpenRoute = SiteRoute & LazyPage;

const pages = new Map<SiteRoute["load"], LazyPage>();
const routes = ROUTES.map(openRoute);
const notFound = openRoute(NOT_FOUND_ROUTE);
const opening = openRoute(OPENING_ROUTE);

/** The route that shows a path. */
export function routeOf(path: string): SiteRoute {
  return findRoute(path);
}

/** Fetches code and strings of the page at a path. */
export async function preloadPage(path: string, language: Language): Promise<void> {
  const route = findRoute(path);
  // Once a page is loaded its promise is done; another language still needs its strings.
  const needed = DRAWN_COMPANY.opens_soon === true && opensLater(path) ? [route, opening] : [route];
  await Promise.all(needed.flatMap(({ preload, area }) => [preload(language), loadArea(area, language)]));
}

/** The pages of the site, or that it opens soon, inside its header and footer unless they bring their own. */
export function SiteRoutes() {
  const parts = useOwnParts();
  if (useOpensSoon()) return <opening.Page />;
  return (
    <Routes>
      {routes
        .filter((route) => route.bare === true)
        .map((route) => (
          <Route key={route.path} path={route.path} element={<Suspense>{pageOf(route)}</Suspense>} />
        ))}
      <Route element={<SiteLayout />}>
        {routes
          .filter((route) => route.bare !== true && (parts.tours || !isOfTours(route.path)))
          .map((route) => (
            <Route key={route.path} path={route.path} element={pageOf(route)} />
          ))}
        <Route path="*" element={<notFound.Page />} />
      </Route>
    </Routes>
  );
}

function findRoute(path: string): OpenRoute {
  if (isOfTours(path) && !ownParts(DRAWN_COMPANY).tours) return notFound;
  return routes.find((route) => matchPath(route.path, path) !== null) ?? notFound;
}

/** Routes with the same page share it, so that going from one to the other keeps what it holds. */
function openRoute(route: SiteRoute): OpenRoute {
  const page = pages.get(route.load) ?? lazyPage(route);
  pages.set(route.load, page);
  return { ...route, ...page };
}

function pageOf({ Page, roles, bare }: OpenRoute): ReactNode {
  if (roles === undefined) return <Page />;
  return (
    <Guarded roles={roles} bare={bare}>
      <Page />
    </Guarded>
  );
}
