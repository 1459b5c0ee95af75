import type { Page } from "@playwright/test";
import type { Ride } from "../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { callsTo } from "../calls-to.ts";

/** Every hundredth of the rides is booked in this name. */
export const RARE_NAME = "Zephyr";
/** No ride of the product has such a number. */
const FIRST_ID = 1_000_000;
const PLACES = ["Punda", "Otrobanda", "Westpunt", "Jan Thiel"] as const;

/** So many rides after this one, with names, fares and places in no order that their times have. */
export function manyRidesLike(real: Ride, count: number): Ride[] {
  return Array.from({ length: count }, (_, index) => {
    const n = index + 1;
    const name = n % 100 === 0 ? RARE_NAME : "Guest";
    return {
      ...real,
      id: FIRST_ID + n,
      reference: `MANY-${n}`,
      rider_name: `${name} ${String((n * 7919) % count).padStart(5, "0")}`,
      rider_phone: String(5_000_000 + n),
      pickup_location: PLACES[n % PLACES.length] ?? "Punda",
      dropoff_location: "Mambo Beach",
      ride_datetime: new Date(Date.parse(real.ride_datetime) + n * MINUTE_MS).toISOString(),
      passenger_count: 1 + (n % 8),
      luggage_count: n % 5,
      calculated_fare: ((1000 + ((n * 13) % 9000)) / 100).toFixed(2),
    };
  });
}

/** Answers the list of the rides that wait with these, page by page as the product does. */
export async function answerWaitingRides(page: Page, rides: readonly Ride[]): Promise<void> {
  await page.route(callsTo(listRideRequestsEndpoint), (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.has("count_only")) return route.fulfill({ json: { count: rides.length } });
    if ("if-modified-since" in route.request().headers()) return route.fulfill({ status: 304 });
    const from = Number(url.searchParams.get("before") ?? 0);
    const until = from + Number(url.searchParams.get("limit"));
    url.searchParams.set("before", String(until));
    const headers = until < rides.length ? { Link: `<${url.pathname}${url.search}>; rel="next"` } : {};
    return route.fulfill({ json: rides.slice(from, until), headers });
  });
}
