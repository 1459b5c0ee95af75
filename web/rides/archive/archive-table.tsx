import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import { officePaths } from "../../router/office-paths.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { ArchiveSort } from "../../../contract/rides/ride-archive.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { StatusBadge } from "../status-badge.tsx";
import { asNumber } from "../order-rides.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { DeskLines } from "../../dispatch/ride/desk-lines.tsx";
import { ARCHIVE_COLUMNS, type ArchiveColumn, pageNumbers, sortBy, sortOf } from "./archive-filter.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./archive-table.module.css";

type ArchiveTableProps = {
  readonly rides: readonly Ride[];
  readonly sort: ArchiveSort;
  readonly onSort: (sort: ArchiveSort) => void;
};

/** A page of ended rides. */
export function ArchiveTable({ rides, sort, onSort }: ArchiveTableProps) {
  const text = useStrings("rides/archive");
  const dispatchText = useStrings("dispatch");
  const formats = useFormats();
  const payments = useStrings("payments");
  const payment = usePaymentText();
  const columns: readonly Column<Ride, ArchiveColumn | "route" | "actions">[] = [
    {
      id: "id",
      label: text.rideId,
      namesRow: true,
      className: styles.id,
      renderCell: (ride) => ride.id,
    },
    {
      id: "rider_name",
      label: text.rider,
      className: styles.rider,
      renderCell: (ride) => (
        <>
          {ride.rider_name}
          <br />
          <span className="muted tiny">{displayPhone(ride.rider_phone)}</span>
        </>
      ),
    },
    {
      id: "driver_name",
      label: text.driver,
      className: styles.driver,
      renderCell: (ride) => ride.driver_name ?? dispatchText.notAvailable,
    },
    {
      id: "route",
      label: text.route,
      className: styles.route,
      fixed: true,
      renderCell: (ride) => <DeskLines ride={ride} />,
    },
    {
      id: "completed_at",
      label: text.dateTime,
      className: styles.when,
      renderCell: (ride) => formats.shortDateTime(ride.completed_at ?? ride.ended_at ?? ride.ride_datetime),
    },
    {
      id: "distance_km",
      label: dispatchText.distance,
      className: styles.distance,
      right: true,
      renderCell: (ride) => formats.km(asNumber(ride.distance_km)),
    },
    {
      id: "calculated_fare",
      label: dispatchText.fare,
      className: styles.fare,
      right: true,
      renderCell: (ride) => (
        <>
          {formats.usd(asNumber(ride.calculated_fare))}
          <br />
          {ride.status === "Completed" ? (
            <span className="muted tiny">{payment.paidBy(ride) ?? payments.notRecorded}</span>
          ) : (
            <StatusBadge status={ride.status} />
          )}
        </>
      ),
    },
    {
      id: "actions",
      label: dispatchText.actions,
      className: styles.actions,
      fixed: true,
      renderCell: (ride) => (
        <ButtonLink
          size="compact"
          tone="quiet"
          to={officePaths.operatorRide(ride.id)}
          aria-label={`${dispatchText.details}, #${ride.id}`}
        >
          {dispatchText.details}
        </ButtonLink>
      ),
    },
  ];
  return (
    <div className={`${panelStyles.panel} ${styles.archiveTable}`}>
      <DataTable
        label={text.title}
        columns={columns}
        rows={rides}
        keyOf={(ride) => ride.id}
        sort={sortOf(sort)}
        stacks
        onSort={({ column, direction }) => isSortable(column) && onSort(sortBy(column, direction))}
      />
    </div>
  );
}

function isSortable(column: string): column is ArchiveColumn {
  return ARCHIVE_COLUMNS.some((each) => each === column);
}

type ArchivePagesProps = {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
};

/** Previous, the numbered pages, and Next. */
export function ArchivePages({ page, pages, onGo }: ArchivePagesProps) {
  const text = useStrings("rides/archive");
  if (pages < 2) return null;
  return (
    <nav className={styles.archivePages} aria-label={text.pages}>
      <Button size="compact" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {text.previous}
      </Button>
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Button
            size="compact"
            key={number}
            tone={number === page ? "ink" : "quiet"}
            aria-current={number === page ? "page" : undefined}
            aria-label={text.page(number)}
            onClick={() => onGo(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Button size="compact" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {text.next}
      </Button>
    </nav>
  );
}
