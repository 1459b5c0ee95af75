import { stopNames } from "../../../domain/fares/stop-names.ts";
import { useMemo } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { shortPlace } from "../../places/short-place.ts";
import { fareText } from "../fare-text.ts";
import { rideDate } from "./ride-date.ts";
import { asNumber } from "../order-rides.ts";
import { StatusBadge } from "../status-badge.tsx";
import type { RideTableColumn } from "../use-ride-list.ts";

export type MyRideColumn = "date" | "pickup" | "dropoff" | "driver" | "fare" | "status";

/** The columns of a rider's list; it is found by all of them but the fare. */
export function useMyRideColumns(): readonly RideTableColumn<MyRideColumn>[] {
  const labels = useStrings("rides/mine").columns;
  const words = useStrings("rides");
  const booked = useStrings("rides/booked");
  const { airport } = useStrings("places");
  const formats = useFormats();
  return useMemo(() => {
    const dateOf = (ride: Ride) => formats.dateTime(ride.ride_datetime);
    const driverOf = (ride: Ride) => ride.driver_name ?? booked.notAssigned;
    return [
      {
        id: "date",
        label: labels.date,
        sortBy: (ride) => Date.parse(ride.ride_datetime),
        // It's found by its whole date as well.
        texts: (ride) => [dateOf(ride), rideDate(ride.ride_datetime, formats)],
        renderCell: (ride) => (
          <button type="button" className="link nowrap">
            {rideDate(ride.ride_datetime, formats)}
          </button>
        ),
      },
      {
        id: "pickup",
        label: labels.pickup,
        sortBy: (ride) => ride.pickup_location,
        texts: (ride) => [ride.pickup_location],
        renderCell: (ride) => shortPlace(ride.pickup_location, airport),
      },
      {
        id: "dropoff",
        label: labels.dropoff,
        sortBy: (ride) => ride.dropoff_location,
        texts: (ride) => [stopNames(ride.stops ?? []), ride.dropoff_location],
        renderCell: (ride) => (
          <>
            {shortPlace(ride.dropoff_location, airport)}
            {ride.stops && <small className="muted"> {booked.moreStops(ride.stops.length)}</small>}
          </>
        ),
      },
      {
        id: "driver",
        label: labels.driver,
        sortBy: driverOf,
        texts: (ride) => [driverOf(ride)],
        renderCell: driverOf,
      },
      {
        id: "fare",
        label: labels.fare,
        right: true,
        className: "strong",
        sortBy: (ride) => asNumber(ride.calculated_fare),
        renderCell: (ride) => fareText(ride.calculated_fare, formats, words.notAvailable),
      },
      {
        id: "status",
        label: labels.status,
        sortBy: (ride) => booked.status[ride.status],
        texts: (ride) => [booked.status[ride.status]],
        renderCell: (ride) => <StatusBadge status={ride.status} />,
      },
    ];
  }, [labels, words, formats, booked, airport]);
}
