import { MANY_OPEN_RIDES } from "../../../domain/drivers/many-open-rides.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type { RideStep } from "../../../domain/rides/ride-states.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { viewersOf } from "../../events/event-audience.ts";
import { recordEvent, recordRideEvent } from "../../events/record-event.ts";
import { queueMessages } from "../../notifications/queue-messages.ts";
import { getRide } from "../get-ride.ts";
import { rideConflict } from "../ride-conflict.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { allowedStep } from "./allowed-step.ts";
import { changesOfStep } from "./changes-of-step.ts";
import { lineOfStep } from "./history-of-step.ts";
import { messagesOfStep } from "./messages-of-step.ts";
import {
  countRidesUnderWayOf,
  insertHistory,
  lockActiveDriver,
  updateRideIf,
  findLastSteps,
} from "./ride-changes.queries.ts";
import type { StepEffects, StepRequest } from "./step-request.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";

export type TakenStep = { readonly before: RideRow; readonly after: RideRow; readonly step: RideStep };

/** A step that is still allowed after others were quicker is tried again, so often. */
const ATTEMPTS = 5;

/**
 * The one way a ride changes: the table says whether the step exists, the row changes only if it still is what was
 * read, and the history line, the live events and what people are told of it are written in the same transaction.
 */
export async function takeStep(trx: Trx, request: StepRequest): Promise<TakenStep> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await request.find();
    const step = allowedStep(before, request);
    await lockActingDriver(trx, { ride: before, step, request });
    const at = await timeOfStep(trx, before.id, request);
    const effects = (await request.prepare?.(before, at)) ?? {};
    const changes = changesOfStep({ before, step, effects, request, at });
    if (!(await updateRideIf(trx, before, changes))) continue;

    const after = await getRide(trx, before.id);
    const taken = { before, after, effects, request, at };
    await Promise.all([
      addToHistory(trx, taken),
      recordStepEvents(trx, taken),
      queueStepMessages(trx, taken),
      noteManyRides(trx, taken),
      noteNewFare(trx, taken),
    ]);
    return { before, after, step };
  }
  throw rideConflict(await request.find());
}

type Taking = { ride: RideRow; step: RideStep; request: StepRequest };

/** A driver's step is taken by that driver; the driver's row is locked before the ride's. */
async function lockActingDriver(trx: Trx, { ride, step, request }: Taking): Promise<void> {
  const { actor, now, checkDriver } = request;
  const drives = step.by.includes("its_driver") || step.by.includes("pool_driver");
  if (!drives || actor.accountId === null) return;
  const driver = await lockActiveDriver(trx, { driverId: actor.accountId, now });
  checkDriver?.(driver, ride);
}

type Taken = { before: RideRow; after: RideRow; effects: StepEffects; request: StepRequest; at: Date };

async function addToHistory(trx: Trx, taken: Taken): Promise<void> {
  await insertHistory(trx, lineOfStep(taken));
}

/** The event of the ride, and of each driver who is busier or less busy by it. */
async function recordStepEvents(trx: Trx, { before, after, request }: Taken): Promise<void> {
  const { now } = request;
  const audience = { now: viewersOf(after), before: viewersOf(before) };
  const isSame = after.status === before.status && after.driver_id === before.driver_id;
  const drivers = isSame ? [] : [...new Set([before.driver_id, after.driver_id])].filter((id) => id !== null);
  await Promise.all([
    recordRideEvent(trx, { type: "ride.changed", rideId: before.id, audience, at: now }),
    // Of their other rides only those on the road show anything of how busy they are.
    ...drivers.map((driverId) =>
      recordEvent(trx, { type: "driver.changed", driverId, onTheRoad: true, at: now }),
    ),
  ]);
}

async function queueStepMessages(trx: Trx, { before, after, effects, request }: Taken): Promise<void> {
  const { action, actor, now } = request;
  const parties = request.parties(before);
  const told = { action, actor, parties, before, after, ...effects, now };
  await queueMessages(trx, await messagesOfStep(trx, told));
}

/** A fare that changes has a line in the audit log too, whoever changed what it is worked out from. */
async function noteNewFare(trx: Trx, { before, after, request }: Taken): Promise<void> {
  // A correction says its reason in a line of its own.
  if (after.fare_cents === before.fare_cents || request.action === "correct_fare") return;
  await recordAudit(trx, {
    actorId: request.actor.accountId,
    action: "change_fare",
    subject: `ride ${before.id}`,
    detail: { fare: { from: toDollarString(before.fare_cents), to: toDollarString(after.fare_cents) } },
    at: request.now,
  });
}

/** Alarms once, when the number is reached: dispatch's screens show it for as long as it lasts. */
async function noteManyRides(trx: Trx, { before, after, request }: Taken): Promise<void> {
  const { actor, now } = request;
  const driverId = after.driver_id;
  if (driverId === null || driverId === before.driver_id) return;
  if ((await countRidesUnderWayOf(trx, driverId)) !== MANY_OPEN_RIDES) return;
  const subject = accountSubject(driverId);
  await recordAudit(trx, { actorId: actor.accountId, action: "many_open_rides", subject, at: now });
}

/** A step reported within this time counts as reported at once. */
const LATE_AFTER_MS = MINUTE_MS;
/** Nobody drives longer without a signal on this island; what is said to be earlier is a wrong clock. */
const BELIEVED_FOR_MS = 3 * HOUR_MS;

/**
 * When a step happened: now, or when its driver pressed where the phone had no signal then. It cannot lie before what the history already
 * holds of the ride, nor after now, nor hours ago.
 */
async function timeOfStep(trx: Trx, rideId: number, { happenedAt, now }: StepRequest): Promise<Date> {
  if (!happenedAt || now.getTime() - happenedAt.getTime() < LATE_AFTER_MS) return now;
  const [last] = await findLastSteps(trx, rideId);
  const before = last === undefined ? now : saidTimeOf(last);
  const earliest = Math.max(before.getTime(), now.getTime() - BELIEVED_FOR_MS);
  return new Date(Math.max(happenedAt.getTime(), earliest));
}

/** When a line of the history happened: the driver's time where given, else ours. */
function saidTimeOf({ at, detail }: { at: Date; detail: unknown }): Date {
  const said = (detail as { happened_at?: string } | null)?.happened_at;
  return said === undefined ? at : new Date(said);
}
