import { RADIO_EVENTS } from "../../contract/events/live-event.ts";
import { can } from "../../domain/accounts/roles.ts";
import type { SignedIn } from "../http/caller.ts";
import type { HeardEvent } from "./event-feed.ts";

/** Dispatch and staff. */
const OFFICE = "office";
/** Drivers, of the rides that wait for one and of what is said to all of them. */
const POOL = "pool";
const ofAccount = (id: number) => `account ${id}`;
/** Everybody who follows a ride by its code. */
export const ofRide = (id: number) => `ride ${id}`;

/** The channels on which somebody who is signed in hears everything that may concern them (see `concerns`). */
export function channelsOfReader({ actor, accountId }: SignedIn): string[] {
  const isOffice = (["dispatch", "seeAllRides", "administer"] as const).some((right) => can(actor, right));
  return [ofAccount(accountId), ...(isOffice ? [OFFICE] : []), ...(can(actor, "seeThePool") ? [POOL] : [])];
}

/** The channels an event is sent on: whoever it concerns hears one of them, and few others do. */
export function channelsOf({ type, rideId, driverId, audience }: HeardEvent): string[] {
  const { now, before, rides = [] } = audience;
  const viewers = [now, before].filter((one) => one !== undefined);
  const accounts = [
    driverId,
    ...viewers.flatMap((one) => [one.riderId, one.driverId]),
    ...rides.map(({ riderId }) => riderId),
  ].filter((id) => id !== null);
  const followed = [...(rideId === null ? [] : [rideId]), ...rides.map((ride) => ride.rideId)];
  const toDrivers =
    viewers.some(({ pool }) => pool) || (RADIO_EVENTS.some((one) => one === type) && driverId === null);
  return [OFFICE, ...(toDrivers ? [POOL] : []), ...accounts.map(ofAccount), ...followed.map(ofRide)];
}
