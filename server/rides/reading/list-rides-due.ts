import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { Db } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { presentRide } from "../present-ride.ts";
import { listRidesDue as listRows } from "./ride-lists.queries.ts";

type Asked = {
  from: Date;
  to: Date;
  statuses: readonly RideStatus[];
  /** A dispatcher, who may see every ride. */
  caller: SignedIn;
  now: Date;
};

/** The rides of everyone whose pickup is between two moments, as dispatch sees them, the soonest first. */
export async function listRidesDue(db: Db, { caller, now, ...asked }: Asked): Promise<Ride[]> {
  return (await listRows(db, asked)).map((row) => presentRide(row, caller, now));
}
