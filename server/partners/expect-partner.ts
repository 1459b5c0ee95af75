import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { findPartner } from "./partners.queries.ts";

/** Refuses a hotel or firm that isn't there. */
export async function expectPartner(db: Db | Trx, id: number): Promise<void> {
  if (!(await findPartner(db, id))) throw notFound("This hotel or firm does not exist.");
}
