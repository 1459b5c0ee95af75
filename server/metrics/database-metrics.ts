import { setTimeout as wait } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import { OPEN, RIDE_STATUSES } from "../../domain/rides/ride-states.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Clock } from "../process/clock.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { addUpkeepFigures } from "./upkeep-metrics.ts";
import { countOpenRides, countRidesBetween, findOutboxDepth } from "./metrics.queries.ts";

/** So long one reading waits for the database: whoever reads needs the other figures most when it is slow. */
const PATIENCE_MS = 800;

export type StoredFigures = {
  /** Reads what the database knows; leaves it out while the database is away, since the rest must still be readable. */
  read(): Promise<void>;
};

/** The counts of the database: rides by status, and the messages that wait. */
export function addStoredFigures(
  registry: Registry,
  { database, clock }: { database: DatabaseHandle; clock: Clock },
): StoredFigures {
  const registers = [registry];
  const open = new Gauge({
    name: "trupial_rides_open",
    help: "Rides that have not ended, by status.",
    labelNames: ["status"],
    registers,
  });
  const lastDay = new Gauge({
    name: "trupial_rides_last_day",
    help: "Rides whose pick-up was in the last 24 hours, by status.",
    labelNames: ["status"],
    registers,
  });
  const outbox = new Gauge({
    name: "trupial_outbox_messages",
    help: "Messages to people that wait or were given up.",
    labelNames: ["state"],
    registers,
  });
  const oldest = new Gauge({
    name: "trupial_outbox_oldest_seconds",
    help: "Age of the message that has waited longest.",
    registers,
  });

  const upkeep = addUpkeepFigures(registry);

  async function readAll(): Promise<void> {
    const now = clock.now();
    const depth = await findOutboxDepth(database.db);
    const openRides = await countOpenRides(database.db);
    const ofLastDay = await countRidesBetween(database.db, {
      from: new Date(now.getTime() - DAY_MS),
      to: now,
    });
    setCounts(open, OPEN, openRides);
    setCounts(lastDay, RIDE_STATUSES, ofLastDay);
    outbox.set({ state: "waiting" }, depth.waiting);
    outbox.set({ state: "failed" }, depth.failed);
    const since = depth.oldest_waiting_at?.getTime() ?? now.getTime();
    oldest.set(Math.max(0, now.getTime() - since) / 1000);
    await upkeep.read(database.db, now);
  }

  function forget(): void {
    for (const gauge of [open, lastDay, outbox]) gauge.reset();
    oldest.remove();
    upkeep.forget();
  }

  let underWay: Promise<boolean> | null = null;
  return {
    async read() {
      // A reading that still waits is not joined by a second one, which would take a connection more.
      underWay ??= (database.isAway() ? Promise.resolve(false) : readAll().then(() => true))
        .catch(() => false)
        .finally(() => (underWay = null));
      const isRead = await Promise.race([underWay, wait(PATIENCE_MS, false, { ref: false })]);
      if (!isRead) forget();
    },
  };
}

type Counted = readonly { status: string; rides: number }[];

/** A status without a ride is 0, so that a graph of it has no holes. */
function setCounts(gauge: Gauge<"status">, statuses: readonly string[], counted: Counted): void {
  for (const status of statuses) {
    gauge.set({ status }, counted.find((one) => one.status === status)?.rides ?? 0);
  }
}
