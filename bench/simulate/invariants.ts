import type { Db } from "../../server/database/connect.ts";
import { expectTrueHistory } from "../../server/testing/ride-history-model.ts";
import type { Day } from "./day.ts";

/** What must be true of the rides in the tables once a day is over, with whether it is. */
export async function checkRides(
  db: Db,
  { rides, answered, unsure }: Pick<Day, "rides" | "answered" | "unsure">,
): Promise<{ what: string; problem: string | null }[]> {
  const rideIds = rides.map(({ id }) => id);
  return [
    {
      what: `${rideIds.length} rides and ${answered.length} steps are as the state table allows, and as they were answered`,
      problem: await expectTrueHistory({ db }, { rideIds, answered, unsure }).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
    },
    {
      what: "no phone has two rides of one moment",
      problem: named(await doubleBookings(db), "rides are there twice"),
    },
    {
      what: "the last event of each ride says who may see it now",
      problem: named(await staleAudiences(db), "rides have an event that is behind them"),
    },
  ];
}

function named(count: number, problem: string): string | null {
  return count === 0 ? null : `${count} ${problem}`;
}

async function doubleBookings(db: Db): Promise<number> {
  const rows = await db
    .selectFrom("rides")
    .select(["rider_phone", "ride_datetime"])
    .groupBy(["rider_phone", "ride_datetime"])
    .having((eb) => eb.fn.countAll(), ">", 1)
    .execute();
  return rows.length;
}

type Seen = { now?: { driverId: number | null; status: string } };

async function staleAudiences(db: Db): Promise<number> {
  const rows = await db
    .selectFrom("rides")
    .select(["id", "status", "driver_id"])
    .select((eb) =>
      eb
        .selectFrom("events")
        .select("audience")
        .whereRef("events.ride_id", "=", "rides.id")
        .orderBy("events.id", "desc")
        .limit(1)
        .as("last"),
    )
    .execute();
  return rows.filter(({ status, driver_id, last }) => {
    const { now } = (last ?? {}) as Seen;
    return now?.status !== status || now.driverId !== driver_id;
  }).length;
}
