import { MOST_WRONG_START_CODES, type StartCheck } from "../../../contract/rides/start-code.ts";
import { PROMISED, isOneOf } from "../../../domain/rides/ride-states.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { startCodeOf } from "../../notifications/start-code-of.ts";
import { addWrongStartCode, countWrongStartCodes, lockRideForStart } from "./start-code.queries.ts";

/** The start code that a ride's passenger and the office see, until it has been asked for. */
export function startCodeToTell(ride: {
  start_code_on: boolean | null;
  status: string;
  tracking_code: string;
}): string | null {
  const isAhead = isOneOf(["Pending", ...PROMISED], ride.status);
  return ride.start_code_on === true && isAhead ? startCodeOf(ride.tracking_code) : null;
}

type Typed = { rideId: number; driverId: number; code: string };

/**
 * Checks a code that a driver typed, in a transaction of its own: a wrong one is counted although the step is refused, and of
 * several at once each is counted. A ride that is not theirs to start is left to the step itself to refuse.
 */
export async function checkStartCode(db: Db, { rideId, driverId, code }: Typed): Promise<void> {
  const left = await inTransaction(db, async (trx) => {
    const ride = await lockRideForStart(trx, { rideId, driverId });
    if (ride?.start_code_on !== true) return null;
    const triesLeft = MOST_WRONG_START_CODES - (await countWrongStartCodes(trx, { rideId, driverId }));
    if (triesLeft > 0 && startCodeOf(ride.tracking_code) === code) return null;
    if (triesLeft > 0) await addWrongStartCode(trx, { rideId, driverId });
    return Math.max(0, triesLeft - 1);
  });
  if (left === null) return;
  const sentence =
    left === 0
      ? "Too many wrong codes. Say why you go without one."
      : "This is not the passenger's code. Ask again, or say why you go without one.";
  throw new ApiError("wrong_start_code", sentence, { tries_left: left });
}

/** How a ride that starts now was checked; null where the office asks for no code. */
export function startCheckOf(
  { start_code_on }: { start_code_on: boolean | null },
  { code, reason }: { code?: string | undefined; reason?: string | undefined },
): StartCheck | null {
  if (start_code_on !== true) return null;
  if (code !== undefined) return "code";
  return reason === undefined ? "nothing" : "reason";
}
