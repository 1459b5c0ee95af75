import { stopNames } from "../../../domain/fares/stop-names.ts";
import { useMemo } from "react";
import { useStrings } from "../../language/language-context.ts";
import { asNumber } from "../../rides/order-rides.ts";
import type { RideColumn } from "../../rides/use-ride-list.ts";
import type { TableSort } from "../../ui/table-sort.ts";
import { phoneTexts } from "../../rides/search/phone-texts.ts";

export type PendingColumn =
  | "id"
  | "rider"
  | "phone"
  | "route"
  | "when"
  | "people"
  | "bags"
  | "distance"
  | "fare"
  | "actions"
  | "status";
export type PendingSort = TableSort<PendingColumn>;

export const SOONEST_FIRST: PendingSort = { column: "when", direction: "ascending" };

/** The columns of the pending rides: on a wide screen names and numbers get room too, and the route takes what is left. */
export function usePendingColumns(): readonly RideColumn<PendingColumn>[] {
  const text = useStrings("dispatch");
  return useMemo(
    () => [
      {
        id: "id",
        label: text.id,
        width: "5.75rem",
        sortBy: (ride) => ride.id,
        texts: (ride) => [String(ride.id), ride.reference],
      },
      {
        id: "rider",
        label: text.riderName,
        width: "clamp(6.75rem, 9vw, 13rem)",
        sortBy: (ride) => ride.rider_name,
        texts: (ride) => [ride.rider_name],
      },
      {
        id: "phone",
        label: text.phone,
        width: "clamp(8.75rem, 9.5vw, 11rem)",
        sortBy: (ride) => ride.rider_phone,
        texts: (ride) => phoneTexts(ride.rider_phone),
      },
      {
        id: "route",
        label: text.pickupDropoff,
        sortBy: (ride) => ride.pickup_location,
        texts: (ride) => [ride.pickup_location, stopNames(ride.stops ?? []), ride.dropoff_location],
      },
      {
        id: "when",
        label: text.dateTime,
        width: "clamp(8.25rem, 9vw, 11rem)",
        sortBy: (ride) => ride.ride_datetime,
      },
      {
        id: "people",
        label: text.passengers,
        width: "2.875rem",
        right: true,
        icon: "users",
        sortBy: (ride) => ride.passenger_count,
      },
      {
        id: "bags",
        label: text.luggage,
        width: "2.875rem",
        right: true,
        icon: "bag",
        sortBy: (ride) => ride.luggage_count,
      },
      {
        id: "distance",
        label: text.distance,
        width: "5.125rem",
        right: true,
        sortBy: (ride) => asNumber(ride.distance_km),
      },
      {
        id: "fare",
        label: text.fare,
        width: "4.25rem",
        right: true,
        sortBy: (ride) => asNumber(ride.calculated_fare),
      },
      // Up to the width that pending-row.module.css names, Reject is a sign alone, and the status where there's no plan.
      { id: "actions", label: text.actions, width: "clamp(9.625rem, 100vw - 83.75rem, 15rem)", fixed: true },
      { id: "status", label: text.status, width: "clamp(4.25rem, 100vw - 89.5rem, 9rem)", fixed: true },
    ],
    [text],
  );
}
