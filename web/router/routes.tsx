import { Children, createContext, isValidElement, type ReactNode, use, useEffect } from "react";
import { joinPaths, matchPath, type Params, precisionOf } from "./match-path.ts";
import { ParamsContext, useRouter } from "./router-context.ts";

type RouteProps = {
  /** Below the route this one stands in. Left out, the route only frames its children. */
  readonly path?: string;
  readonly index?: true;
  readonly element: ReactNode;
  readonly children?: ReactNode;
};

/** One place of a <Routes>, which decides what of it is shown. */
export function Route({ element }: RouteProps): ReactNode {
  return element;
}

/** Shows the route that matches most precisely, inside the routes that frame it. */
export function Routes({ children }: { readonly children: ReactNode }) {
  const { pathname } = useRouter().location;
  const base = use(BaseContext);
  const match = branchesOf(children, base, [])
    .map((branch) => ({ branch, params: matchPath(branch.pattern, pathname) }))
    .filter((each): each is { branch: Branch; params: Params } => each.params !== null)
    .toSorted((a, b) => precisionOf(b.branch.pattern) - precisionOf(a.branch.pattern))[0];
  if (match === undefined) return null;

  const { pattern, elements } = match.branch;
  const rest = match.params["*"];
  const matchedBase = rest === undefined || rest === "" ? pathname : pathname.slice(0, -rest.length);
  const shown = elements.reduceRight<ReactNode>(
    (inner, element) => <OutletContext value={inner}>{element}</OutletContext>,
    null,
  );
  return (
    <ParamsContext value={match.params}>
      <BaseContext value={pattern.endsWith("*") ? matchedBase : base}>{shown}</BaseContext>
    </ParamsContext>
  );
}

/** Where a framing route shows the one inside it. */
export function Outlet(): ReactNode {
  return use(OutletContext);
}

/** Goes elsewhere as soon as it is rendered. */
export function Navigate({ to, replace = false }: { readonly to: string; readonly replace?: boolean }) {
  const { go } = useRouter();
  useEffect(() => {
    go(to, { replace });
  }, [go, to, replace]);
  return null;
}

type Branch = { readonly pattern: string; readonly elements: readonly ReactNode[] };

const OutletContext = createContext<ReactNode>(null);
const BaseContext = createContext("/");

function branchesOf(children: ReactNode, base: string, frames: readonly ReactNode[]): Branch[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { path, element, children: inner } = child.props;
    const pattern = joinPaths(base, path ?? "");
    const elements = [...frames, element];
    return inner === undefined ? [{ pattern, elements }] : branchesOf(inner, pattern, elements);
  });
}
