import { type ReactNode, useState } from "react";
import type { Role } from "../../contract/roles.ts";
import { hasEndedHere, useSession } from "../api/session.ts";
import { useMessages } from "../language/language-context.ts";
import { useLocation } from "../router/router-context.ts";
import { Navigate } from "../router/routes.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { PageHead } from "../ui/page-head.tsx";
import { paths } from "./paths.ts";

type GuardedProps = {
  /** The roles this area is for; the server decides again on every call. */
  readonly roles: readonly Role[];
  readonly children: ReactNode;
};

/** Sends strangers to the login and back, and tells the wrong role that this is not for it. */
export function Guarded({ roles, children }: GuardedProps) {
  const session = useSession();
  const [wasIn] = useState(session !== null);
  const location = useLocation();
  const hydrated = useHydrated();

  if (!hydrated) return null;
  if (session === null) {
    // Whoever was in here when his session ended is led on by the watch, which knows why it ended.
    if (wasIn && hasEndedHere()) return null;
    return <Navigate to={paths.loginAndBack(location.pathname + location.search)} replace />;
  }
  return (roles as readonly string[]).includes(session.role) ? children : <Forbidden />;
}

function Forbidden() {
  const text = useMessages("shell");
  return (
    <main className="wrap section" id="main">
      <PageHead title={text.forbidden} description={text.forbidden} hidden />
      <EmptyState title={text.forbidden} action={<ButtonLink to={paths.home}>{text.backHome}</ButtonLink>} />
    </main>
  );
}
