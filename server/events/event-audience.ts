/** Who could see a ride at one moment: its rider, its driver, and every driver while it is in the pool. */
export type RideSight = {
  readonly riderId: number | null;
  readonly driverId: number | null;
  readonly pool: boolean;
  readonly status: string;
};

/** Written into each event of a ride: who may see it from now on, and who could until now. */
export type RideAudience = { readonly now: RideSight; readonly before: RideSight };

/** Written into an event of a driver: the rides he is under way for, whose passengers follow his car. */
export type DriverAudience = {
  readonly rides: readonly { readonly rideId: number; readonly riderId: number | null }[];
};

/** What stands in the `audience` column. */
export type EventAudience = Partial<RideAudience & DriverAudience>;
