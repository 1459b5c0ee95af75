import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { Plate } from "../../rides/plate.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { type DriverDeed, DriverDeeds } from "./driver-deeds.tsx";
import { DriverName } from "./driver-name.tsx";
import { DriverNow } from "./driver-now.tsx";
import { needsNewDate } from "./driver-papers-order.ts";
import { PaperDate, PermitDate } from "./paper-date.tsx";
import rowStyles from "../../office/row-cards.module.css";
import styles from "./drivers-table.module.css";

type DriversTableProps = {
  readonly drivers: readonly DriverRecord[];
  readonly onDeed: (deed: DriverDeed, driver: DriverRecord) => void;
};

/** The drivers as a table: a column for each paper, what they are doing, and what is to be done. */
export function DriversTable({ drivers, onDeed }: DriversTableProps) {
  const text = useStrings("office");
  const words = useStrings("drivers/records");
  const mostUrgent = drivers.find(
    (driver) =>
      driver.approved_on !== null && (driver.waiting_changes ?? []).length === 0 && needsNewDate(driver),
  );
  const columns: readonly Column<DriverRecord>[] = [
    { id: "name", label: words.columns.driver, renderCell: (driver) => <DriverName driver={driver} /> },
    {
      id: "plate",
      label: words.columns.plate,
      labelled: true,
      className: styles.plate,
      renderCell: ({ plate }) => <Plate plate={plate} />,
    },
    ...(["license", "inspection", "insurance"] as const).map((paper) => ({
      id: paper,
      label: words.columns[paper],
      labelled: true,
      renderCell: (driver: DriverRecord) => <PaperDate driver={driver} paper={paper} />,
    })),
    {
      id: "permit",
      label: words.columns.permit,
      labelled: true,
      renderCell: (driver) => <PermitDate driver={driver} />,
    },
    {
      id: "now",
      label: words.columns.now,
      labelled: true,
      renderCell: (driver) => <DriverNow driver={driver} />,
    },
    {
      id: "actions",
      label: text.actions,
      className: rowStyles.last,
      renderCell: (driver) => (
        <DriverDeeds
          driver={driver}
          mostUrgent={driver === mostUrgent}
          onDeed={(deed) => onDeed(deed, driver)}
        />
      ),
    },
  ];
  return (
    <div className={`${rowStyles.rows} ${styles.drivers}`}>
      <DataTable
        menus
        label={text.nav.drivers}
        columns={columns}
        rows={drivers}
        keyOf={(driver) => driver.id}
      />
    </div>
  );
}
