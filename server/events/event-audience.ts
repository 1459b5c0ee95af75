/** Those who could see a ride at one moment: its rider, its driver, and every driver while it is in the pool. */
export type RideViewers = {
  readonly riderId: number | null;
  readonly driverId: number | null;
  readonly pool: boolean;
  readonly status: string;
};

/** Those who may see a ride that stands like this. */
export function viewersOf(ride: {
  rider_id: number | null;
  driver_id: number | null;
  status: string;
  held: boolean;
}): RideViewers {
  const { rider_id: riderId, driver_id: driverId, status, held } = ride;
  return { riderId, driverId, pool: status === "Pending" && !held, status };
}

/** Written into each event of a ride: who may see it from now on, and who could until now. */
export type RideAudience = { readonly now: RideViewers; readonly before: RideViewers };

/** Written into an event of a driver or of the plan: the rides whose passengers follow the car, or wait for one. */
type FollowedRides = {
  readonly rides: readonly { readonly rideId: number; readonly riderId: number | null }[];
};

/** The value of the `audience` column. */
export type EventAudience = Partial<RideAudience & FollowedRides>;
