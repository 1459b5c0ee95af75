import type { ReactNode } from "react";
import { roleCan } from "../../../domain/accounts/roles.ts";
import { useSession } from "../../api/session.ts";
import { driverAccountPath } from "../../router/driver-account-path.ts";
import { Navigate } from "../../router/routes.tsx";

type SiteAccountProps = { readonly part: "profile" | "settings"; readonly children: ReactNode };

/** A page of one's own account on the site; drivers have theirs among their rides, and are led there. */
export function SiteAccount({ part, children }: SiteAccountProps) {
  const session = useSession();
  const drives = session !== null && roleCan(session.role, "drive");
  return drives ? <Navigate to={driverAccountPath(part)} replace /> : children;
}
