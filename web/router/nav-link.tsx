import { useRouter } from "./router-context.ts";
import { type LinkProps, Link } from "./link.tsx";

/** A link that is marked by aria-current when the reader is there; `end` leaves out the pages below it. */
export function NavLink({ end = false, ...props }: LinkProps & { readonly end?: boolean }) {
  const { pathname } = useRouter().location;
  const path = props.to.split(/[?#]/)[0] ?? props.to;
  const below = !end && path !== "/" && pathname.startsWith(`${path}/`);
  return <Link aria-current={pathname === path || below ? "page" : undefined} {...props} />;
}
