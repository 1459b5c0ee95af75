import type { Driver } from "../../../contract/drivers/driver.ts";
import { ABOARD, isOneOf } from "../../../contract/rides/ride-states.ts";
import { getDriverEndpoint, setDriverStatusEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { cancelAssignedRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { outdate } from "../../api/update-read.ts";
import { call } from "../../api/call.ts";
import { keepDriver, keepRide } from "../live/keep-change.ts";

/** The actions of dispatch on a driver. */
export function useDriverActions() {
  const setStatus = async (id: number, status: "inactive" | "offline") => {
    const driver = await call(setDriverStatusEndpoint, { params: { id }, body: { status } });
    keepDriver(driver);
    outdate(getDriverEndpoint);
    return driver;
  };

  return {
    /** Inactive becomes offline, anything else inactive. */
    toggle: (driver: Driver) => setStatus(driver.id, driver.status === "inactive" ? "offline" : "inactive"),
    /** Suspends a driver and gives back the rides they have not begun. */
    suspend: async ({ id }: { readonly id: number }) => {
      await setStatus(id, "inactive");
      const { upcoming_rides } = await call(getDriverEndpoint, { params: { id } });
      for (const ride of upcoming_rides) {
        if (isOneOf(ABOARD, ride.status)) continue;
        keepRide(await call(cancelAssignedRideEndpoint, { params: { id: ride.id } }));
      }
    },
  };
}
