import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** A part of the chain from a place on, each link with the entry it stands for as far as that is there. */
export function readAuditChain(db: Db, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom("audit_chain")
    .leftJoin("audit_log", "audit_log.id", "audit_chain.entry_id")
    .select([
      "audit_chain.place",
      "audit_chain.entry_id",
      "audit_chain.detail_hash",
      "audit_chain.hash",
      "audit_log.actor_id",
      "audit_log.action",
      "audit_log.subject",
      "audit_log.at",
      sql<string | null>`audit_log.detail::text`.as("detail"),
    ])
    .where("audit_chain.place", ">", after)
    .orderBy("audit_chain.place")
    .limit(limit)
    .execute();
}

/** How many entries have no place in the chain: put in by somebody who went round the product. */
export async function countUnchained(db: Db): Promise<number> {
  const { unchained } = await db
    .selectFrom("audit_log")
    .leftJoin("audit_chain", "audit_chain.entry_id", "audit_log.id")
    .select((one) => one.fn.countAll<number>().as("unchained"))
    .where("audit_chain.place", "is", null)
    .executeTakeFirstOrThrow();
  return unchained;
}
