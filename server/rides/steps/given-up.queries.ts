import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

type GivenUp = { rideId: number; driverId: number; since: Date };

/** The line of a ride's history with which a driver last gave it up, locked; none where they took that back, or it is too long ago. */
export async function lockGivenUpLine(trx: Trx, { rideId, driverId, since }: GivenUp) {
  const line = await trx
    .selectFrom("ride_history")
    .select(["id", "action"])
    .where("ride_id", "=", rideId)
    .where("actor_id", "=", driverId)
    .where("at", ">=", since)
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return line?.action === "cancel" || line?.action === "delete" ? line : undefined;
}

/** Keeps with a line of the history what was said of it; what an undo needs stays beside it. */
export async function keepSaid(
  trx: Trx,
  { lineId, values }: { lineId: number; values: readonly object[] },
): Promise<void> {
  const said = JSON.stringify({ values });
  await trx
    .updateTable("ride_history")
    .set({ detail: sql<string>`coalesce(detail, '{}'::jsonb) || ${said}::jsonb` })
    .where("id", "=", lineId)
    .execute();
}
