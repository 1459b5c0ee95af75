import { createContext, use, useCallback, useMemo } from "react";
import type { Params } from "./match-path.ts";

/** Where the reader is, without the language in front. */
export type Location = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The state that the link gave along that led here. */
  readonly state: unknown;
  readonly key: string;
};

/** How the present place was reached. */
export type Arrival = "start" | "push" | "replace" | "back";

export type NavigateOptions = {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The gable glides from this step to the next. */
  readonly glides?: boolean;
};

export type RouterState = {
  readonly location: Location;
  readonly arrival: Arrival;
  /** Writes a path of the site as an address, with the language in front. */
  readonly href: (to: string) => string;
  readonly go: (to: string, options?: NavigateOptions) => void;
};

export const RouterContext = createContext<RouterState | null>(null);
export const ParamsContext = createContext<Params>({});

export function useRouter(): RouterState {
  const router = use(RouterContext);
  if (router === null) throw new Error("There is no router around this component.");
  return router;
}

/** Where the reader is. */
export function useLocation(): Location {
  return useRouter().location;
}

/** Goes to a path, or so many steps back or forward. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const { go } = useRouter();
  return useCallback((to, options) => (typeof to === "number" ? history.go(to) : go(to, options)), [go]);
}

/** The named segments of the path. */
export function useParams(): Params {
  return use(ParamsContext);
}

/** The query of the address, and a way to change it in place. */
export function useSearchParams(): [
  URLSearchParams,
  (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void,
] {
  const { location, go } = useRouter();
  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const change = useCallback(
    (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) => {
      const query = new URLSearchParams(next).toString();
      go(location.pathname + (query === "" ? "" : `?${query}`) + location.hash, options);
    },
    [go, location.pathname, location.hash],
  );
  return [params, change];
}
