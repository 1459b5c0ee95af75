import type { InstantRange } from "../../../domain/curacao-time.ts";
import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";

export async function insertRefusedTime(
  db: Db,
  { wantedAt, offered, now }: { wantedAt: Date; offered: number; now: Date },
): Promise<void> {
  await db.insertInto("refused_times").values({ wanted_at: wantedAt, offered, asked_at: now }).execute();
}

/** Asked for so shortly before, a time was wanted as soon as possible. */
const SOON_INTERVAL = "10 minutes";

/** Says of the last answer about a full time which other time was taken in its place. */
export async function takeInstead(
  trx: Trx,
  { wantedAt, takenAt, since }: { wantedAt: Date | "now"; takenAt: Date; since: Date },
): Promise<void> {
  await trx
    .updateTable("refused_times")
    .set({ taken_at: takenAt })
    .where("id", "=", (select) =>
      select
        .selectFrom("refused_times")
        .select("id")
        .$if(wantedAt === "now", (query) =>
          query.where(
            "wanted_at",
            "<=",
            sql<Date>`refused_times.asked_at + ${sql.lit(SOON_INTERVAL)}::interval`,
          ),
        )
        .$if(wantedAt !== "now", (query) => query.where("wanted_at", "=", new Date(wantedAt)))
        .where("asked_at", ">=", since)
        .where("taken_at", "is", null)
        .orderBy("id", "desc")
        .limit(1),
    )
    .execute();
}

export async function deleteRefusedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("refused_times").where("asked_at", "<", before).execute();
}

/** A range that may have no beginning, or no end. */
type OpenRange = { readonly [End in keyof InstantRange]?: Date | undefined };

/** How often somebody heard that a time is full, by the hour of the island that they wanted: what they were offered, and what they took. */
export function countRefusedByDay(db: Db, { start, end }: OpenRange) {
  const islandText = (format: string) =>
    sql<string>`to_char(wanted_at at time zone interval '-04:00', ${sql.lit(format)})`;
  return db
    .selectFrom("refused_times")
    .select(({ fn }) => [
      islandText("YYYY-MM-DD").as("day"),
      islandText("HH24").as("hour"),
      fn.countAll<number>().as("refused"),
      fn.countAll<number>().filterWhere("offered", ">", 0).as("offered"),
      fn.countAll<number>().filterWhere("taken_at", "is not", null).as("taken"),
    ])
    .where(({ and, eb }) =>
      and([...(start ? [eb("wanted_at", ">=", start)] : []), ...(end ? [eb("wanted_at", "<", end)] : [])]),
    )
    .groupBy(["day", "hour"])
    .orderBy("day")
    .orderBy("hour")
    .execute();
}
