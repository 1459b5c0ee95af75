import { groupBy } from "../../domain/group-by.ts";
import {
  ABOARD,
  RIDE_STEPS,
  type RideAction,
  type RideParty,
  type RideStatus,
  UNDER_WAY,
  isOneOf,
} from "../../domain/rides/ride-states.ts";
import type { TestServer } from "./test-server.ts";

/** A step that the API said it took. */
export type AnsweredStep = { readonly rideId: number; readonly action: RideAction };

type Line = {
  ride_id: number;
  action: string;
  actor_id: number | null;
  actor: string;
  from_status: RideStatus | null;
  to_status: RideStatus;
  driver_id: number | null;
  detail: unknown;
};
type Known = {
  readonly rideIds: readonly number[];
  readonly answered: readonly AnsweredStep[];
  /** Rides of which a step was asked and not answered: whether it was taken is open. */
  readonly unsure?: ReadonlySet<number>;
};
type ExpectedRide = { status: RideStatus; driverId: number | null };

/**
 * Plays the histories of some rides again on a model that knows only the state table, and fails where a line could not
 * have happened, where the tables say something else at the end, or where an answer and the history differ.
 */
export async function expectTrueHistory(
  server: Pick<TestServer, "db">,
  { rideIds, answered, unsure }: Known,
): Promise<void> {
  const lines = await server.db
    .selectFrom("ride_history")
    .selectAll()
    .where("ride_id", "in", rideIds)
    .orderBy("id")
    .execute();
  const rides = new Map<number, ExpectedRide>();
  const aboard = new Map<number, ReadonlySet<number>>();
  for (const line of lines) {
    const after = afterLine(rides, line);
    agreeOnAboard(aboard, line, after);
    rides.set(line.ride_id, after);
  }
  const linesOf = new Map(groupBy(lines, (line) => String(line.ride_id)));
  const answeredOf = new Map(groupBy(answered, (step) => String(step.rideId)));

  const rows = await server.db
    .selectFrom("rides")
    .select(["id", "status", "driver_id", "version"])
    .where("id", "in", rideIds)
    .execute();
  if (rows.length !== rideIds.length) throw new Error("a ride was lost or invented");
  for (const row of rows) {
    const own = linesOf.get(String(row.id)) ?? [];
    const expected = rides.get(row.id);
    agree(`the status of ride ${row.id}`, row.status, expected?.status);
    if (isOneOf(UNDER_WAY, row.status)) {
      agree(`the driver of ride ${row.id}`, row.driver_id, expected?.driverId);
    }
    agree(`the version of ride ${row.id}`, row.version, own.filter((line) => !isTurnedDown(line)).length);
    if (!unsure?.has(row.id)) agreeOnSteps(row.id, own, answeredOf.get(String(row.id)) ?? []);
  }
}

/** Where a line leaves its ride, if it could follow what came before. */
function afterLine(rides: ReadonlyMap<number, ExpectedRide>, line: Line): ExpectedRide {
  const what = `${line.action} of ride ${line.ride_id}`;
  const before = rides.get(line.ride_id);
  agree(`what came before ${what}`, before?.status ?? null, line.from_status);
  if (!before) {
    agree("the first line", line.action, "book");
    return { status: line.to_status, driverId: null };
  }
  expectLegal(what, before, line);
  const driverId = isOneOf(UNDER_WAY, line.to_status) ? line.driver_id : null;
  return { status: line.to_status, driverId: driverId ?? endedWith(before, line) };
}

/** A driver has one passenger aboard at a time. */
function agreeOnAboard(
  aboard: Map<number, ReadonlySet<number>>,
  { ride_id: rideId, action }: Line,
  { status, driverId }: ExpectedRide,
): void {
  if (driverId === null) return;
  const others = new Set(aboard.get(driverId));
  others.delete(rideId);
  if (isOneOf(ABOARD, status)) {
    agree(`other passengers aboard at ${action} of ride ${rideId}`, others.size, 0);
    others.add(rideId);
  }
  aboard.set(driverId, others);
}

function expectLegal(what: string, before: ExpectedRide, line: Line): void {
  const step = RIDE_STEPS.find(
    ({ action, by, from, to }) =>
      action === line.action &&
      by.some((party) => isDriver(party) === (line.actor === "driver")) &&
      from.includes(before.status) &&
      (to === "as_before" || line.to_status === (to === "same" ? before.status : to)),
  );
  if (!step) throw new Error(`${what} from ${before.status} to ${line.to_status} is not in the table`);
  if (line.actor === "driver" && step.by.includes("its_driver")) {
    agree(`who did ${what}`, line.actor_id, before.driverId);
  }
  if (line.action === "accept" && before.status === "Pending") {
    agree(`the driver before ${what}`, before.driverId, null);
    agree(`the driver after ${what}`, line.driver_id, line.actor_id);
  }
}

function isDriver(party: RideParty): boolean {
  return party === "its_driver" || party === "pool_driver";
}

/** A ride that ended keeps the driver it had; one that waits again has none. */
function endedWith(before: ExpectedRide, line: Line): number | null {
  return line.to_status === "Pending" || line.to_status === "Rejected" ? null : before.driverId;
}

/** A driver who had taken the ride put it back into the pool. */
function isGivenBack(line: Line): boolean {
  return line.action === "cancel" && line.to_status === "Pending";
}

/** A driver turned it down while it stayed in the pool: the ride itself did not change. */
function isTurnedDown(line: Line): boolean {
  return line.action === "reject" && line.from_status === line.to_status;
}

/**
 * Each step that was answered is a line and each line was answered. Turning down twice is one line, and none where the
 * driver has given the ride back before, which counts as turning it down.
 */
function agreeOnSteps(rideId: number, lines: readonly Line[], answered: readonly AnsweredStep[]): void {
  const count = (steps: readonly { action: string }[], action: string) =>
    steps.filter((step) => step.action === action).length;
  for (const action of new Set([...lines, ...answered].map((step) => step.action))) {
    const [written, told] = [count(lines, action), count(answered, action)];
    if (action === "book") agree(`bookings of ride ${rideId}`, written, 1);
    else if (action === "reject") {
      const least = told === 0 || lines.some(isGivenBack) ? 0 : 1;
      agree(`rejections of ride ${rideId}`, least <= written && written <= told, true);
    } else agree(`${action} of ride ${rideId}`, written, told);
  }
}

function agree(what: string, one: unknown, other: unknown): void {
  if (one !== other) throw new Error(`${what}: ${String(one)} is not ${String(other)}`);
}
