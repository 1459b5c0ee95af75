import { officePaths } from "../../router/office-paths.ts";
import { paths } from "../../router/paths.ts";
import { useLocation } from "../../router/router-context.ts";

/** The addresses of contracts where somebody is: in the office, or at dispatch, whose screens have a head already. */
export function useContractPaths() {
  const { pathname } = useLocation();
  const atDesk = pathname.startsWith(`${paths.operator}/`);
  const list = atDesk ? officePaths.operatorContracts : officePaths.adminContracts;
  return { atDesk, list, fresh: `${list}/new`, one: (id: number) => `${list}/${id}` };
}
