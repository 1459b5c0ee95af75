import { phoneEnd } from "../../../domain/rides/booking-number.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import type { Caller } from "../../http/caller.ts";
import { networkOf } from "../../http/network-of.ts";
import type { Limits, TryRules } from "../../limits/limits.ts";
import { partiesOf } from "../ride-parties.ts";
import { type RideRow, findRideByCode } from "../ride-rows.queries.ts";
import { findByReference } from "./find-booking.queries.ts";

/** A ride is found by its number for so long after its pickup; its link opens it beyond that. */
const FOUND_FOR_MS = 90 * DAY_MS;

/** One address: behind it may be a hotel, whose guests mistype now and then. */
const OF_ADDRESS: TryRules = {
  free: 20,
  firstWaitMs: MINUTE_MS / 2,
  longestWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: HOUR_MS,
};
/** One booking, from whatever addresses: to try its ten thousand ends takes months. */
const OF_NUMBER: TryRules = {
  free: 5,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgottenAfterMs: DAY_MS,
};

type Asked = { reference: string; phoneEnd: string; address: string; now: Date };

/**
 * The tracking code of a booking, for who has its number and the end of its phone. Tries are counted for the number and for the address,
 * whether there is such a booking or not; one that is right takes no wrong ones away, or whoever has a booking could go on guessing.
 */
export async function findBooking(deps: { db: Db; limits: Limits }, asked: Asked): Promise<string> {
  const { reference, address } = asked;
  const pairs = [
    { pair: `find booking from ${networkOf(address)}`, rules: OF_ADDRESS },
    { pair: `find booking ${reference}`, rules: OF_NUMBER },
  ];
  return counted(deps.limits, pairs, () => lookUp(deps.db, asked));
}

async function lookUp(db: Db, { reference, phoneEnd: end, now }: Asked): Promise<string | null> {
  const found = await findByReference(db, { reference, since: new Date(now.getTime() - FOUND_FOR_MS) });
  // Compared the same way where there is none, so that the answer takes as long.
  const [phone, code] = found ? [found.rider_phone, found.tracking_code] : ["+599 9 000 0000", null];
  return phoneEnd(phone) === end ? code : null;
}

/** The tracking code of a booking of the caller's own, by its number alone; null where it is none of theirs. */
export async function findOwnBooking(
  db: Db,
  { reference, caller, now }: { reference: string; caller: Caller; now: Date },
): Promise<string | null> {
  const found = await findByReference(db, { reference, since: new Date(now.getTime() - FOUND_FOR_MS) });
  return found && partiesOf(found, caller).length > 0 ? found.tracking_code : null;
}

/** The ride with a booking number, for who has shown otherwise that they may have it. */
export async function findRideByNumber(db: Db, reference: string): Promise<RideRow | undefined> {
  const found = await findByReference(db, { reference, since: new Date(0) });
  return found && findRideByCode(db, found.tracking_code);
}

type Pair = { readonly pair: string; readonly rules: TryRules };

/** Makes one try in the allowance of each pair, the first of them first. */
async function counted(
  limits: Limits,
  [first, ...rest]: readonly Pair[],
  look: () => Promise<string | null>,
): Promise<string> {
  if (first === undefined) return (await look()) ?? refuse();
  const begun = await limits.beginTry(first);
  if (begun.state === "full") throw slowDown(1);
  if (begun.state === "wait") throw slowDown(Math.ceil(begun.ms / SECOND_MS));
  let isWrong = false;
  try {
    return await counted(limits, rest, look);
  } catch (error) {
    isWrong = error instanceof ApiError && error.code === "not_found";
    throw error;
  } finally {
    await limits.endTry({ ...first, id: begun.id }, isWrong ? "wrong" : "other");
  }
}

function refuse(): never {
  throw notFound("No booking has this number and this phone.");
}

function slowDown(seconds: number): ApiError {
  return new ApiError("rate_limited", `Too many tries. Please try again in ${seconds} seconds, or call us.`, {
    retry_after: seconds,
  });
}
