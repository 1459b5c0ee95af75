import { DEFAULT_VIP } from "../../domain/accounts/vip-level.ts";
import { DEFAULT_COMPANY, NEW_COMPANY } from "../../domain/company/default-company.ts";
import type { Db } from "../database/connect.ts";
import { setCompanyOf } from "../demo/demo.queries.ts";

/** Makes it a company that has said who it is, and has opened its site. */
export function openCompany(db: Db): Promise<void> {
  return setCompanyOf(db, { ...DEFAULT_COMPANY, ...DEFAULT_VIP });
}

/** Makes it a company on its first day. */
export async function makeNewCompany(db: Db): Promise<void> {
  const profile = JSON.stringify({ ...DEFAULT_COMPANY, ...DEFAULT_VIP, ...NEW_COMPANY });
  await db.updateTable("company_profile").set({ profile, site_open: false }).execute();
}
