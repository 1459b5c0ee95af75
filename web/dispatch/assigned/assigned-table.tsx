import { displayPhone, phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import type { TableSort } from "../../ui/table-sort.ts";
import { useDue } from "../live/use-due.ts";
import { MarkBox } from "../bulk/mark-box.tsx";
import { DeskLines } from "../ride/desk-lines.tsx";
import { DUE_CLASS } from "../ride/due-class.ts";
import { FarArrival } from "../ride/far-arrival.tsx";
import { GoneRide, GoneStatus } from "../ride/gone-ride.tsx";
import { WhoHas } from "../ride/who-has.tsx";
import { useEta } from "../live/use-eta.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { type RideHandlers, RideMenu } from "./ride-menu.tsx";
import type { AssignedColumn } from "./use-assigned-columns.ts";
import { useMoment } from "../../ui/use-moment.ts";
import dueStyles from "../ride/due.module.css";
import textStyles from "../text.module.css";
import styles from "./assigned-table.module.css";

type Row = { readonly row: Ride; readonly gone: boolean };

type AssignedTableProps = {
  readonly rows: readonly Row[];
  readonly sort: TableSort<AssignedColumn>;
  readonly onSort: (sort: TableSort<AssignedColumn>) => void;
  readonly search: string;
  readonly handlersOf: (ride: Ride) => RideHandlers;
};

/** The rides drivers have, a line each: when, where, who rides, who drives, how far it is. */
export function AssignedTable({ rows, sort, onSort, search, handlersOf }: AssignedTableProps) {
  const text = useStrings("dispatch");
  const columns: readonly Column<Row, AssignedColumn>[] = [
    {
      id: "when",
      label: text.pickup,
      className: styles.when,
      renderCell: ({ row, gone }) => <When ride={row} gone={gone} />,
    },
    {
      id: "route",
      label: text.pickupDropoff,
      className: styles.route,
      renderCell: ({ row }) => <DeskLines ride={row} />,
    },
    {
      id: "rider",
      className: styles.rider,
      label: text.rider,
      renderCell: ({ row }) => (
        <Person name={row.rider_name} about={displayPhone(row.rider_phone)} phone={row.rider_phone} />
      ),
    },
    {
      id: "driver",
      className: styles.driver,
      label: text.driver,
      renderCell: ({ row }) => (
        <Person
          name={row.driver_name}
          about={[row.driver_vehicle, row.plate].filter(Boolean).join(", ")}
          phone={row.driver_phone}
        />
      ),
    },
    {
      id: "status",
      className: styles.status,
      label: text.status,
      renderCell: ({ row, gone }) => (gone ? <GoneStatus ride={row} /> : <Status ride={row} />),
    },
    {
      id: "actions",
      className: styles.actions,
      label: text.actions,
      fixed: true,
      renderCell: ({ row, gone }) =>
        gone ? <GoneRide ride={row} /> : <Actions ride={row} {...handlersOf(row)} />,
    },
  ];
  return (
    <DataTable
      label={text.assignedRides}
      columns={columns}
      rows={rows}
      keyOf={({ row }) => row.id}
      sort={sort}
      onSort={onSort}
      search={search}
      stacks
    />
  );
}

function When({ ride, gone }: { readonly ride: Ride; readonly gone: boolean }) {
  const moment = useMoment();
  const words = useDispatchTexts();
  const due = useDue()(ride);
  return (
    <span data-ride={ride.id}>
      {!gone && <MarkBox ride={ride} className={styles.mark} />}{" "}
      <Link className={`strong nowrap ${styles.time}`} to={officePaths.operatorRide(ride.id)}>
        {moment(ride.ride_datetime)}
      </Link>{" "}
      <span className={`tiny muted ${styles.number}`}>#{ride.id}</span> <WhoHas rideId={ride.id} />
      {(due.tone !== "later" || due.minutes > 0) && (
        <span className={classNames(dueStyles.due, DUE_CLASS[due.tone])}>{words.due(due)}</span>
      )}
    </span>
  );
}

type PersonProps = {
  readonly name: string | null;
  readonly about: string;
  readonly phone: string | null;
};

function Person({ name, about, phone }: PersonProps) {
  const text = useStrings("dispatch");
  const link = phoneLink(phone);
  return (
    <>
      {link === undefined ? (
        <span className="nowrap">{name || text.notAvailable}</span>
      ) : (
        <a className={textStyles.phone} href={link}>
          {name || text.notAvailable}
        </a>
      )}
      <span className={styles.about} title={about}>
        {about}
      </span>
    </>
  );
}

function Status({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const moment = useMoment();
  const eta = useEta()(ride);
  const given = ride.assigned_time;
  return (
    <>
      <StatusBadge status={ride.status} /> <FarArrival ride={ride} />
      <span className={styles.about}>
        {eta !== null
          ? `${text.eta}: ${moment(eta)}`
          : given !== null && `${text.assignedTime}: ${moment(given)}`}
      </span>
    </>
  );
}

function Actions({ ride, ...handlers }: RideHandlers & { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  return (
    <span className={styles.buttons}>
      {ride.actions.includes("operator_complete") && (
        <Button size="compact" icon="check" onClick={handlers.onComplete}>
          {text.complete}
        </Button>
      )}
      <RideMenu ride={ride} inRow {...handlers} />
    </span>
  );
}
