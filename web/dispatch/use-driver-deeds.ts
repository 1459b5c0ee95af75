import { useQueryClient } from "@tanstack/react-query";
import type { Driver } from "../../contract/drivers/driver.ts";
import { ABOARD } from "../../contract/drivers/driver-status.ts";
import { getDriver, setDriverStatus } from "../../contract/drivers/drivers.endpoints.ts";
import { cancelAssignedRide } from "../../contract/rides/ride-steps.endpoints.ts";
import { call } from "../api/call.ts";
import { keepDriver, keepRide } from "./keep-change.ts";

/** What the office does to a driver. */
export function useDriverDeeds() {
  const client = useQueryClient();

  const setStatus = async (id: number, status: "inactive" | "offline") => {
    const driver = await call(setDriverStatus, { params: { id }, body: { status } });
    keepDriver(client, driver);
    void client.invalidateQueries({ queryKey: [getDriver.id] });
    return driver;
  };

  return {
    /** Inactive becomes offline, anything else inactive. */
    toggle: (driver: Driver) => setStatus(driver.id, driver.status === "inactive" ? "offline" : "inactive"),
    /** Takes a driver off the road and gives back what he has not begun. */
    suspend: async ({ id }: { readonly id: number }) => {
      await setStatus(id, "inactive");
      const { upcoming_rides } = await call(getDriver, { params: { id } });
      for (const ride of upcoming_rides) {
        if (ABOARD.includes(ride.status)) continue;
        keepRide(client, await call(cancelAssignedRide, { params: { id: ride.id } }));
      }
    },
  };
}
