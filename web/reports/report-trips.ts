import { type DateRange, curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import type { CsvCell } from "../../domain/csv.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { listTripsOfDriverEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { callForPage } from "../api/call-for-list.ts";
import { fromDollars } from "../../domain/money.ts";
import { toDollars } from "../../domain/dollars.ts";

const PAGE_ROWS = 500;

/**
 * The rides that a driver completed in these days, the latest first; without days all of them. The driver reads their own,
 * the office those of the one it names.
 */
export async function loadTrips(days: DateRange | null, of?: number): Promise<readonly Ride[]> {
  const trips: Ride[] = [];
  let before: string | undefined;
  for (;;) {
    const page = { limit: PAGE_ROWS, before };
    const { rows, next } =
      of === undefined
        ? await callForPage(listRideRequestsEndpoint, { query: { type: "completed", ...page } })
        : await callForPage(listTripsOfDriverEndpoint, { params: { id: of }, query: page });
    const rides = Array.isArray(rows) ? rows : [];
    trips.push(...rides.filter((ride) => isWithin(ride, days)));
    const oldest = rides.at(-1);
    const isPast = days !== null && oldest !== undefined && dayOf(oldest) < days.start;
    if (next === null || isPast) return trips;
    before = next;
  }
}

type Words = {
  readonly heads: {
    readonly reference: string;
    readonly when: string;
    readonly pickup: string;
    readonly dropoff: string;
    readonly fare: string;
    readonly paidBy: string;
  };
  readonly paidBy: (ride: Ride) => string | null;
  readonly notRecorded: string;
  readonly removed: (trips: number) => string;
};

type Sums = { readonly total_trips: number; readonly total_earnings: number };

/**
 * A row for each trip, the earliest first. The sums hold the trips that the driver removed from their list too, so these
 * have a row together, where there are any.
 */
export function tripRows(
  trips: readonly Ride[],
  sums: Sums,
  { heads, paidBy, notRecorded, removed }: Words,
): CsvCell[][] {
  const listed = trips.reduce((cents, ride) => cents + fromDollars(ride.calculated_fare), 0);
  const missing = sums.total_trips - trips.length;
  const missingFares = toDollars(fromDollars(sums.total_earnings) - listed);
  return [
    [heads.reference, heads.when, heads.pickup, heads.dropoff, `${heads.fare} (USD)`, heads.paidBy],
    ...trips
      .toReversed()
      .map((ride) => [
        ride.reference,
        onTheIsland(endOf(ride)),
        ride.pickup_location,
        ride.dropoff_location,
        { decimal: ride.calculated_fare },
        paidBy(ride) ?? notRecorded,
      ]),
    ...(missing > 0 ? [[removed(missing), "", "", "", { decimal: missingFares.toFixed(2) }, ""]] : []),
  ];
}

function isWithin(ride: Ride, days: DateRange | null): boolean {
  return days === null || (dayOf(ride) >= days.start && dayOf(ride) < days.end);
}

function dayOf(ride: Ride): string {
  return curacaoDate(endOf(ride));
}

function endOf({ completed_at, ride_datetime }: Ride): Date {
  return new Date(completed_at ?? ride_datetime);
}

function onTheIsland(moment: Date): string {
  return `${curacaoDate(moment)} ${curacaoTime(moment).slice(0, 5)}`;
}
