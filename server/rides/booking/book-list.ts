import type { Booking } from "../../../contract/rides/booking.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Caller } from "../../http/caller.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { bookRide } from "./book-ride.ts";
import { type BookingDependencies, type PreparedBooking, prepareBooking } from "./prepare-booking.ts";

type List = { bookings: readonly Booking[]; caller: Caller };

/** Prepares every booking of a list, or says of each whether it could be made. */
export async function prepareList(
  deps: BookingDependencies,
  { bookings, caller }: List,
): Promise<PreparedBooking[]> {
  const prepared: PreparedBooking[] = [];
  const refused: Refused[] = [];
  for (const booking of bookings) {
    const refusal = await refusalIn(async () => {
      prepared.push(await prepareBooking(deps, { booking, caller, hasKey: true }));
    });
    refused.push(refusal);
  }
  refuseList(refused);
  return prepared;
}

/** All that the bookings of a list would count together, by name, in one order. */
export function locksOfList(prepared: readonly PreparedBooking[]): string[] {
  return [...new Set(prepared.flatMap(({ locks }) => locks))].toSorted();
}

/** Stores the bookings of a list one after another: the first that can't be made takes all of them back. */
export async function bookList(
  trx: Trx,
  prepared: readonly PreparedBooking[],
  settings: Parameters<typeof bookRide>[2],
): Promise<RideRow[]> {
  const rides: RideRow[] = [];
  for (const booking of prepared) {
    const refusal = await refusalIn(async () => {
      rides.push(await bookRide(trx, booking, settings));
    });
    if (refusal) refuseList(prepared.map((one) => (one === booking ? refusal : null)));
  }
  return rides;
}

type Refused = { error: string; code: string } | null;

async function refusalIn(work: () => Promise<void>): Promise<Refused> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error: error.message, code: error.code, ...error.facts };
  }
}

function refuseList(results: readonly Refused[]): void {
  const refused = results.filter((result) => result !== null);
  const [first] = refused;
  if (!first) return;
  const place = results.indexOf(first) + 1;
  throw new ApiError(
    "bookings_refused",
    `Nothing was booked. Booking ${place} of ${results.length} can't be made: ${first.error}`,
    { results },
  );
}
