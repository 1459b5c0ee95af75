import { type ReactNode, lazy, useState } from "react";
import { type Role, roleCan } from "../../domain/accounts/roles.ts";
import { hasEndedHere, useSession } from "../api/session.ts";
import { useMe } from "../api/use-me.ts";
import { useLocation } from "../router/router-context.ts";
import { Navigate } from "../router/routes.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { paths } from "../router/paths.ts";

/** Seldom seen, so it comes when it is. */
const Forbidden = lazy(() => import("./forbidden/forbidden.tsx"));

type GuardedProps = {
  /** The roles this area is for; the server decides again on every call. */
  readonly roles: readonly Role[];
  /** The screen brings its own frame, so that nothing around it is a page yet. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
};

/** Sends guests to the login and back, and shows the wrong role a page that says so. */
export function Guarded({ roles, bare = false, children }: GuardedProps) {
  const session = useSession();
  const [wasIn] = useState(session !== null);
  const location = useLocation();
  const hydrated = useHydrated();
  const isAllowed = session !== null && (roles as readonly string[]).includes(session.role);

  if (!hydrated) return null;
  if (session === null) {
    // A reader whose session ended here is redirected by SessionWatch, which knows why it ended.
    if (wasIn && hasEndedHere()) return null;
    return <Navigate to={paths.loginAndBack(location.pathname + location.search)} replace />;
  }
  if (!isAllowed) return <Forbidden bare={bare} />;
  return roleCan(session.role, "useTwoFactor") ? <OfficeDoor>{children}</OfficeDoor> : children;
}

/** Leads those of the office who owe a second factor to where they set it up. */
function OfficeDoor({ children }: { readonly children: ReactNode }) {
  const me = useMe();
  const { pathname } = useLocation();
  const owes = me.data?.two_factor_needed === true && pathname !== paths.settings;
  return owes ? <Navigate to={paths.settings} replace /> : children;
}
