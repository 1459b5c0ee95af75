import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { fareText } from "../../rides/fare-text.ts";
import { TripDistance } from "../../rides/trip-distance.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Away } from "./away.tsx";
import { paperAgainst } from "./open-requests.ts";
import { PaperWarning } from "./paper-warning.tsx";
import { CannotWarning } from "../plan/cannot-warning.tsx";
import { CarWarning } from "./car-warning.tsx";
import { useDriverDay } from "./driver-day.ts";
import { OverlapWarning } from "./overlap-warning.tsx";
import { RequestAnswers } from "./request-answers.tsx";
import { useNow } from "./use-now.ts";
import cardStyles from "../../ui/card.module.css";
import tableCardStyles from "../table-card.module.css";
import styles from "./requests-table.module.css";

/** All requests at a glance, each with its actions. */
export function RequestsTable({ rides }: { readonly rides: readonly Ride[] }) {
  const text = useStrings("drivers");
  const { notAvailable } = useStrings("rides");
  const formats = useFormats();
  const labels = text.panel.columns;
  const now = useNow();
  const { own } = useDriverDay();
  const columns: readonly Column<Ride>[] = [
    { id: "rider", label: labels.rider, renderCell: (ride) => ride.rider_name },
    {
      id: "route",
      label: labels.route,
      className: tableCardStyles.routeCell,
      renderCell: (ride) => (
        <>
          <RideLines ride={ride} />
          <OverlapWarning ride={ride} now={now} className={tableCardStyles.warning} />
          <CarWarning ride={ride} className={tableCardStyles.warning} />
          <CannotWarning ride={ride} className={tableCardStyles.warning} />
          <PaperWarning paper={paperAgainst(own, ride, now)} className={tableCardStyles.warning} />
        </>
      ),
    },
    { id: "when", label: labels.when, renderCell: (ride) => formats.shortDateTime(ride.ride_datetime) },
    {
      id: "people",
      label: labels.people,
      right: true,
      labelled: true,
      renderCell: (ride) => ride.passenger_count,
    },
    { id: "bags", label: labels.bags, right: true, labelled: true, renderCell: (ride) => ride.luggage_count },
    {
      id: "distance",
      label: labels.distance,
      right: true,
      renderCell: (ride) => (
        <>
          <TripDistance ride={ride} />
          <Away ride={ride} />
        </>
      ),
    },
    {
      id: "fare",
      label: labels.fare,
      right: true,
      className: "strong",
      renderCell: (ride) => fareText(ride.calculated_fare, formats, notAvailable),
    },
    {
      id: "actions",
      label: labels.actions,
      renderCell: (ride) => <RequestAnswers ride={ride} className={`row ${styles.answers}`} />,
    },
    { id: "status", label: labels.status, renderCell: (ride) => <StatusBadge status={ride.status} /> },
  ];
  return (
    <div className={`${cardStyles.card} ${tableCardStyles.card} ${styles.requestsTable}`}>
      <DataTable label={text.panel.title} columns={columns} rows={rides} keyOf={(ride) => ride.id} stacks />
    </div>
  );
}
