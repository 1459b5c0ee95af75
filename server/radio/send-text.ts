import type { RadioText } from "../../contract/radio/radio.ts";
import type { DeskPhrase, Phrase } from "../../domain/radio/phrases.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Trx } from "../database/connect.ts";
import { recordRadioEvent } from "../events/record-event.ts";
import { notFound } from "../http/api-error.ts";
import { queueRadioPush } from "../notifications/queue-driver-notice.ts";
import { getText, insertTexts, isDriver, listDriversOnShift, markRead } from "./radio.queries.ts";
import { type Reader, presentText } from "./read-radio.ts";

/** A set phrase, or what was typed. */
type Said<P extends Phrase> = { phrase?: P | undefined; text?: string | undefined };
type ByDesk = { said: Said<DeskPhrase>; by: number; now: Date };

/** Dispatch says something to one driver, whose page may be in the background. */
export async function sendToDriver(
  trx: Trx,
  driverId: number,
  { said, by, now }: ByDesk,
): Promise<RadioText> {
  if (!(await isDriver(trx, driverId))) throw notFound();
  const [id = 0] = await insertTexts(trx, [
    { ...columnsOf(said), driver_id: driverId, from_driver: false, author_id: by, happened_at: now, at: now },
  ]);
  await recordRadioEvent(trx, { type: "radio.changed", driverId, at: now });
  await queueRadioPush(trx, { driverIds: [driverId], facts: factsOf(said), now });
  return presentText(await getText(trx, id));
}

/** Dispatch says the same to every driver on shift; the answer is how many those are. */
export async function sendToAllDrivers(trx: Trx, { said, by, now }: ByDesk): Promise<number> {
  const driverIds = await listDriversOnShift(trx);
  if (driverIds.length === 0) return 0;
  const text = { ...columnsOf(said), from_driver: false, author_id: by, to_all: true };
  await insertTexts(
    trx,
    driverIds.map((driver_id) => ({ ...text, driver_id, happened_at: now, at: now })),
  );
  await recordRadioEvent(trx, { type: "radio.changed", driverId: null, at: now });
  await queueRadioPush(trx, { driverIds, facts: factsOf(said), now });
  return driverIds.length;
}

/** A text or call that waited for a signal longer than a day belongs to no ride any more; it is dated a day back. */
const LONGEST_WAIT_MS = DAY_MS;

/** The time at which a driver said something: now, or where the phone had no signal when they did, never ahead of now. */
export function timeSaid(happenedAt: string | undefined, now: Date): Date {
  const said = happenedAt === undefined ? now.getTime() : Date.parse(happenedAt);
  return new Date(Math.min(Math.max(said, now.getTime() - LONGEST_WAIT_MS), now.getTime()));
}

type ByDriver = { said: Said<Phrase>; driverId: number; happenedAt: string | undefined; now: Date };

/** A driver says something to dispatch; it may have waited for a signal. */
export async function sendToDesk(
  trx: Trx,
  { said, driverId, happenedAt, now }: ByDriver,
): Promise<RadioText> {
  const [id = 0] = await insertTexts(trx, [
    {
      ...columnsOf(said),
      driver_id: driverId,
      from_driver: true,
      author_id: driverId,
      happened_at: timeSaid(happenedAt, now),
      at: now,
    },
  ]);
  await recordRadioEvent(trx, { type: "radio.changed", driverId, at: now });
  return presentText(await getText(trx, id));
}

type ReadUpTo = { driverId: number; reader: Reader; upTo: number; now: Date };

/** Notes that one side has read what the other said; both hear of it where that is new. */
export async function readUpTo(trx: Trx, { driverId, reader, upTo, now }: ReadUpTo): Promise<void> {
  if (reader === "desk" && !(await isDriver(trx, driverId))) throw notFound();
  const isNew = await markRead(trx, { driverId, fromDriver: reader === "desk", upTo, now });
  if (isNew) await recordRadioEvent(trx, { type: "radio.changed", driverId, at: now });
}

function columnsOf({ phrase, text }: Said<Phrase>) {
  return { phrase: phrase ?? null, body: phrase === undefined ? (text ?? null) : null };
}

function factsOf({ phrase, text }: Said<DeskPhrase>) {
  return { phrase: phrase ?? null, text: phrase === undefined ? (text ?? "") : null };
}
