import { stopNames } from "../../../domain/fares/stop-names.ts";
import { useMemo } from "react";
import { useStrings } from "../../language/language-context.ts";
import type { RideColumn } from "../../rides/use-ride-list.ts";
import { phoneTexts } from "../../rides/search/phone-texts.ts";

export type AssignedColumn = "when" | "route" | "rider" | "driver" | "status" | "actions";

/** The columns that the assigned rides are sorted and found by: the ride, its way, who rides and who drives. */
export function useAssignedColumns(): readonly RideColumn<AssignedColumn>[] {
  const text = useStrings("dispatch");
  return useMemo(
    () => [
      {
        id: "when",
        label: text.assignedList.when,
        sortBy: (ride) => ride.ride_datetime,
        texts: (ride) => [String(ride.id), ride.reference],
      },
      {
        id: "route",
        label: text.pickupDropoff,
        sortBy: (ride) => ride.pickup_location,
        texts: (ride) => [ride.pickup_location, stopNames(ride.stops ?? []), ride.dropoff_location],
      },
      {
        id: "rider",
        label: text.rider,
        sortBy: (ride) => ride.rider_name,
        texts: (ride) => [ride.rider_name, ...phoneTexts(ride.rider_phone)],
      },
      {
        id: "driver",
        label: text.driver,
        sortBy: (ride) => ride.driver_name ?? "",
        texts: (ride) => [ride.driver_name ?? "", ride.plate ?? ""],
      },
      { id: "status", label: text.status, sortBy: (ride) => ride.status },
      { id: "actions", label: text.actions, fixed: true },
    ],
    [text],
  );
}
