import { fullName } from "../../../domain/accounts/full-name.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import type { findCallerEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import type { Db } from "../../database/connect.ts";
import type { Caller } from "../../http/caller.ts";
import {
  countRidesOfPhone,
  findRiderByPhone,
  listOpenRidesOfPhone,
  listRidesOfPhone,
} from "./callers.queries.ts";
import { presentRide } from "../present-ride.ts";
import type { RideRow } from "../ride-rows.queries.ts";

const LAST_PLACES = 6;

/** The caller on the telephone, their last pickups and drop-offs, and what they have booked. */
export async function findCaller(
  db: Db,
  { phone, caller, now }: { phone: string; caller: Caller; now: Date },
): Promise<ResultOf<typeof findCallerEndpoint>> {
  const [last, open] = [await listRidesOfPhone(db, phone), await listOpenRidesOfPhone(db, phone)];
  const account = await findRiderByPhone(db, phone);
  const latest = last[0];
  const accountName = account && fullName(account);
  return {
    phone,
    name: latest?.rider_name ?? accountName ?? null,
    email: latest?.rider_email ?? (account?.email_confirmed_at ? account.email : null),
    rides: await countRidesOfPhone(db, phone),
    open_rides: open.map((row) => presentRide(row, caller, now)),
    last_places: placesOf(last),
  };
}

/** Each place once, pickups before drop-offs of the same ride, the latest ride first. */
function placesOf(rides: readonly RideRow[]) {
  const places = new Map<string, { location: string; lat: number | null; lng: number | null }>();
  for (const ride of rides) {
    for (const end of ["pickup", "dropoff"] as const) {
      const location = ride[`${end}_location`];
      if (!places.has(location) && ride.blanked_at === null) {
        places.set(location, { location, lat: ride[`${end}_lat`], lng: ride[`${end}_lng`] });
      }
    }
  }
  return [...places.values()].slice(0, LAST_PLACES);
}
