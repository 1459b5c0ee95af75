import { roleCan } from "../../../domain/accounts/roles.ts";
import { opensLater } from "../../../domain/company/public-pages.ts";
import { useSession } from "../../api/session.ts";
import { useCompany } from "../../company/use-company.ts";
import { useLocation } from "../../router/router-context.ts";

/** Whether the reader meets a site that isn't open yet; those who work for the company see what it will be. */
export function useOpensSoon(): boolean {
  const { opens_soon } = useCompany();
  const session = useSession();
  const { pathname } = useLocation();
  const worksHere = session !== null && roleCan(session.role, "seeUnopenedSite");
  return opens_soon === true && !worksHere && opensLater(pathname);
}
