import { LONGEST_BOARD_HOURS, USUAL_BOARD_HOURS } from "../../domain/dispatch/board-limits.ts";
import type { Board, BoardRide } from "../../contract/dispatch/board.ts";
import { overlaps, rideSpan } from "../../domain/drivers/ride-span.ts";
import { ENDED, type RideStatus, UNDER_WAY, isOneOf } from "../../domain/rides/ride-states.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import type { Db } from "../database/connect.ts";
import { presentDriver } from "../drivers/present-driver.ts";
import { type Reading, readRoster } from "../drivers/roster.ts";
import { toMinute } from "../drivers/to-minute.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import { ApiError } from "../http/api-error.ts";
import { listRidesDue } from "../rides/reading/list-rides-due.ts";

/** No ride on the island takes longer, so that one which began before the board's start is not missed. */
const LONGEST_RIDE_MS = 6 * HOUR_MS;
const ON_THE_BOARD: readonly RideStatus[] = ["Pending", ...UNDER_WAY, "Completed", "NoShow"];

type Asked = { from?: string | undefined; to?: string | undefined };

/** The drivers and every ride that takes some of a stretch of time. */
export async function readBoard(
  db: Db,
  { asked, caller, now, positions }: Reading & { asked: Asked; caller: Caller },
): Promise<Board> {
  const stretch = stretchOf(asked, now);
  const rides = await listRidesDue(db, {
    from: new Date(stretch.start.getTime() - LONGEST_RIDE_MS),
    to: stretch.end,
    statuses: ON_THE_BOARD,
    caller: signedIn(caller),
    now,
  });
  return {
    from: stretch.start.toISOString(),
    to: stretch.end.toISOString(),
    drivers: (await readRoster(db, { now, positions })).map((driver) => presentDriver(driver, now)),
    rides: rides
      .map((ride) => ({ ...ride, ends_at: endOf(ride, now).toISOString() }))
      .filter((ride) => overlaps(barOf(ride), stretch)),
  };
}

function stretchOf({ from, to }: Asked, now: Date) {
  const start = from
    ? new Date(from)
    : new Date(toMinute(now).getTime() - USUAL_BOARD_HOURS.before * HOUR_MS);
  const usualMs = (USUAL_BOARD_HOURS.before + USUAL_BOARD_HOURS.after) * HOUR_MS;
  const end = to ? new Date(to) : new Date(start.getTime() + usualMs);
  if (end <= start) throw badEnd("The end must be after the beginning.");
  if (end.getTime() - start.getTime() > LONGEST_BOARD_HOURS * HOUR_MS) {
    throw badEnd(`The board shows ${LONGEST_BOARD_HOURS} hours at most.`);
  }
  return { start, end };
}

function badEnd(sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { to: sentence } });
}

function barOf(ride: BoardRide) {
  return { start: new Date(ride.ride_datetime), end: new Date(ride.ends_at) };
}

/** When the driver of a ride is free again: known of one that is over, expected of one that is not. */
function endOf(ride: Ride, now: Date): Date {
  if (isOneOf(ENDED, ride.status)) return new Date(ride.ended_at ?? ride.updated_at);
  const span = rideSpan(
    {
      status: ride.status,
      rideDatetime: new Date(ride.ride_datetime),
      pickedUpAt: ride.picked_up_at === null ? null : new Date(ride.picked_up_at),
      durationMin: ride.duration_min,
    },
    now,
  );
  return toMinute(span.end);
}
