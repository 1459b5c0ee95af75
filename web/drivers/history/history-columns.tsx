import { stopNames } from "../../../domain/fares/stop-names.ts";
import { useMemo } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { fareText } from "../../rides/fare-text.ts";
import { asNumber } from "../../rides/order-rides.ts";
import type { RideTableColumn } from "../../rides/use-ride-list.ts";
import tableCardStyles from "../table-card.module.css";

type HistoryColumn = "number" | "rider" | "route" | "completed" | "distance" | "fare";

/** The columns of a driver's completed rides; whatever they show can be searched for. */
export function useHistoryColumns(): readonly RideTableColumn<HistoryColumn>[] {
  const { panel } = useStrings("drivers");
  const history = useStrings("drivers/history");
  const { notAvailable } = useStrings("rides");
  const formats = useFormats();
  return useMemo(() => {
    const completedAt = (ride: Ride) => ride.completed_at ?? ride.ride_datetime;
    const completed = (ride: Ride) => formats.dateTime(completedAt(ride));
    const distance = (ride: Ride) => formats.km(asNumber(ride.distance_km));
    const fare = (ride: Ride) => fareText(ride.calculated_fare, formats, notAvailable);
    return [
      {
        id: "number",
        label: history.number,
        sortBy: (ride) => ride.reference,
        texts: (ride) => [ride.reference],
        renderCell: (ride) => (
          <button type="button" className="link">
            {ride.reference}
          </button>
        ),
      },
      {
        id: "rider",
        label: history.rider,
        sortBy: (ride) => ride.rider_name,
        texts: (ride) => [ride.rider_name],
        renderCell: (ride) => ride.rider_name,
      },
      {
        id: "route",
        label: panel.columns.route,
        className: tableCardStyles.routeCell,
        sortBy: (ride) => ride.pickup_location,
        texts: (ride) => [ride.pickup_location, stopNames(ride.stops ?? []), ride.dropoff_location],
        renderCell: (ride) => <RideLines ride={ride} />,
      },
      {
        id: "completed",
        label: history.completed,
        sortBy: (ride) => Date.parse(completedAt(ride)),
        texts: (ride) => [completed(ride)],
        renderCell: completed,
      },
      {
        id: "distance",
        label: panel.columns.distance,
        right: true,
        sortBy: (ride) => asNumber(ride.distance_km),
        texts: (ride) => [distance(ride)],
        renderCell: distance,
      },
      {
        id: "fare",
        label: panel.columns.fare,
        right: true,
        className: "strong",
        sortBy: (ride) => asNumber(ride.calculated_fare),
        texts: (ride) => [fare(ride)],
        renderCell: fare,
      },
    ];
  }, [history, panel, formats, notAvailable]);
}
