import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../../server/database/connect.ts";
import type { Day } from "../day.ts";
import { checkRides } from "../invariants.ts";

type Found = { readonly what: string; readonly problem: string | null };

const GRACE_MS = 5 * MINUTE_MS;

/** What became of every promise, and whether what must be true of any day is true of this one. */
export async function accountFor(
  db: Db,
  { day, ended }: { day: Pick<Day, "rides">; ended: Date },
): Promise<{ lines: string[]; found: Found[] }> {
  const rides = await listRides(db);
  const moved = await db.selectFrom("told_moves").select(["ride_id", "why"]).execute();
  const planned = new Map(
    (await db.selectFrom("plan_rides").select(["ride_id", "state"]).execute()).map((row) => [
      row.ride_id,
      row.state,
    ]),
  );
  const fates = rides.map((ride) => {
    const there = ride.arrived_at ?? ride.picked_up_at;
    const late = there === null ? null : there.getTime() - ride.promised_at.getTime();
    if (late !== null) return late <= GRACE_MS ? "kept" : `${lateness(late)} late`;
    if (ride.status === "Cancelled") return "cancelled";
    if (ride.promised_at.getTime() + GRACE_MS > ended.getTime()) return "still to come";
    if (ride.driver_id !== null) return "late, with a driver";
    if (planned.has(ride.id)) return "late, the plan says so";
    return "unaccounted";
  });
  const count = new Map<string, number>();
  for (const fate of fates) count.set(fate, (count.get(fate) ?? 0) + 1);
  const steps = { rides: day.rides, answered: [], unsure: new Set(rides.map(({ id }) => id)) };
  return {
    lines: [
      `Promises: ${[...count]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([fate, n]) => `${n} ${fate}`)
        .join(", ")}.`,
      `Told drivers moved: ${moved.length}${moved.length === 0 ? "" : ` (${[...new Set(moved.map(({ why }) => why))].join(", ")})`}.`,
    ],
    found: [
      ...(await checkRides(db, steps)),
      {
        what: `every one of ${rides.length} promises is accounted for`,
        problem: count.has("unaccounted") ? `${count.get("unaccounted")} are not` : null,
      },
      { what: "no driver has two passengers aboard at once", problem: overlapOf(rides) },
    ],
  };
}

function listRides(db: Db) {
  return db
    .selectFrom("rides")
    .leftJoin("ride_promises", (join) =>
      join
        .onRef("ride_promises.ride_id", "=", "rides.id")
        .onRef("ride_promises.asked_at", "=", "rides.ride_datetime"),
    )
    .select(({ fn, ref }) => [
      "rides.id",
      "rides.status",
      "rides.driver_id",
      "rides.arrived_at",
      "rides.picked_up_at",
      "rides.completed_at",
      fn.coalesce(ref("ride_promises.pickup_at"), ref("rides.ride_datetime")).as("promised_at"),
    ])
    .orderBy("rides.picked_up_at")
    .execute();
}

function lateness(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  return minutes <= 10 ? "6 to 10 min" : minutes <= 30 ? "11 to 30 min" : "more than 30 min";
}

function overlapOf(rides: Awaited<ReturnType<typeof listRides>>): string | null {
  const freeFrom = new Map<number, Date>();
  for (const { id, driver_id: driver, picked_up_at: begun, completed_at: over } of rides) {
    if (driver === null || begun === null) continue;
    const free = freeFrom.get(driver);
    if (free && begun < free) return `driver ${driver} in ride ${id} and in one before it`;
    if (over) freeFrom.set(driver, over);
  }
  return null;
}

/** Who was asked for a ride alone, and who with others at once. */
const ASKED = ["dispatch_offers", "round_offers"] as const;
type Outcomes = Readonly<Record<(typeof ASKED)[number], Record<string, number>>>;

/** What was offered to each driver, alone and in rounds, and what became of it. */
export async function countOffers(db: Db): Promise<Map<number, Outcomes>> {
  const offers = new Map<number, Outcomes>();
  for (const table of ASKED) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ["driver_id", "outcome", fn.countAll<number>().as("offers")])
      .groupBy(["driver_id", "outcome"])
      .execute();
    for (const { driver_id: driver, outcome, offers: n } of rows) {
      const of = offers.get(driver) ?? { dispatch_offers: {}, round_offers: {} };
      of[table][outcome ?? "open"] = Number(n);
      offers.set(driver, of);
    }
  }
  return offers;
}
