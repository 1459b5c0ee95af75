import { roleCan } from "../../../domain/accounts/roles.ts";
import { isSafePath } from "../../../domain/accounts/safe-path.ts";
import { safeReturnPath } from "../../api/safe-return-path.ts";
import { useMe } from "../../api/use-me.ts";
import { paths } from "../../router/paths.ts";
import { LeadOn } from "./lead-on.tsx";

/** Leads whoever signs in without having asked for a page to the one they were at last, or where their role begins. */
export function LeadBack({ role }: { readonly role: string }) {
  const me = useMe();
  if (me.isPending) return null;
  const last = me.data?.last_visited_page ?? null;
  return <LeadOn to={last !== null && isSafePath(last) ? last : startOf(role)} />;
}

type LeadInProps = { readonly wanted: string | null; readonly role: string };

/** Leads whoever has signed in to the page that was asked for, or back. */
export function LeadIn({ wanted, role }: LeadInProps) {
  return wanted === null ? <LeadBack role={role} /> : <LeadOn to={safeReturnPath(wanted)} />;
}

function startOf(role: string): string {
  if (roleCan(role, "drive")) return paths.driverPanel;
  if (roleCan(role, "administer")) return paths.admin;
  return roleCan(role, "dispatch") ? paths.operator : paths.home;
}
