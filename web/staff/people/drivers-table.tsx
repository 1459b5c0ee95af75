import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { curacaoDate } from "../../../contract/curacao-time.ts";
import { VEHICLES } from "../../../contract/fares/vehicles.ts";
import { datedPapers, papersDue } from "../../../contract/papers/papers.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import type { Asked } from "./driver-question.tsx";
import { RowActions } from "./row-actions.tsx";
import styles from "./drivers-table.module.css";
import fieldStyles from "../../ui/field.module.css";

type DriversTableProps = {
  readonly drivers: readonly DriverRecord[];
  readonly onEdit: (driver: DriverRecord) => void;
  readonly onChanges: (driver: DriverRecord) => void;
  readonly onPapers: (driver: DriverRecord) => void;
  readonly onPortrait: (driver: DriverRecord) => void;
  readonly onOverride: (driver: DriverRecord) => void;
  readonly onAsk: (asked: Asked) => void;
};

/** The drivers as a table; papers that run out are marked with words, not by colour alone. */
export function DriversTable(props: DriversTableProps) {
  const { drivers, onEdit, onChanges, onPapers, onPortrait, onOverride, onAsk } = props;
  const text = useStrings("staff");
  const words = useStrings("staff/people");
  const columns: readonly Column<DriverRecord>[] = [
    {
      id: "name",
      label: text.name,
      renderCell: ({ id, name, phone }) => (
        <>
          <span className="nowrap">{name}</span>
          <span className={`small nowrap ${styles.below}`}>{displayPhone(phone)}</span>
          <Link className="small" to={officePaths.adminDriverReport(id)} aria-label={words.reportOf(name)}>
            {words.report}
          </Link>
        </>
      ),
    },
    {
      id: "vehicle",
      label: text.drivers.vehicle,
      labelled: true,
      renderCell: ({ vehicle, vehicle_type, plate }) => (
        <>
          {vehicle} ({VEHICLES[vehicle_type].name}) <span className={`nowrap ${styles.below}`}>{plate}</span>
        </>
      ),
    },
    {
      id: "papers",
      label: text.drivers.papers,
      labelled: true,
      renderCell: (driver) => <Papers driver={driver} />,
    },
    {
      id: "state",
      label: text.state,
      labelled: true,
      renderCell: (driver) =>
        driver.approved_on === null ? text.drivers.notApproved : text.drivers.approved,
    },
    {
      id: "actions",
      label: text.actions,
      className: styles.staffDriverActions,
      renderCell: (driver) => (
        <RowActions
          row={driver.name}
          actions={[
            ...((driver.waiting_changes ?? []).length > 0
              ? [{ label: words.changes.action, tone: "live" as const, onPress: () => onChanges(driver) }]
              : []),
            { label: text.edit, onPress: () => onEdit(driver) },
            { label: words.documents, onPress: () => onPapers(driver) },
            { label: words.portrait.action, onPress: () => onPortrait(driver) },
            ...(driver.papers_due.length > 0 && !driver.papers_override
              ? [{ label: text.drivers.override, onPress: () => onOverride(driver) }]
              : []),
            ...(driver.papers_override
              ? [{ label: text.drivers.endOverride, onPress: () => onAsk({ deed: "endOverride", driver }) }]
              : []),
            driver.approved_on === null
              ? {
                  label: text.drivers.approve,
                  tone: "live",
                  onPress: () => onAsk({ deed: "approve", driver }),
                }
              : { label: text.drivers.withdraw, onPress: () => onAsk({ deed: "withdraw", driver }) },
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable
      stacks="flowing"
      label={text.nav.drivers}
      columns={columns}
      rows={drivers}
      keyOf={(driver) => driver.id}
    />
  );
}

/** The papers that have run out or soon do, else the one that runs out first; and what the office allows meanwhile. */
function Papers({ driver }: { readonly driver: DriverRecord }) {
  const text = useStrings("papers");
  const { day, shortDay, ranOut } = usePaperText();
  const today = curacaoDate(useNow(HOUR_MS));
  const due = papersDue(driver, today);
  const [first] = datedPapers(driver);
  return (
    <>
      {due.map(({ paper, date }) => (
        <p key={paper} className={fieldStyles.error}>
          <Icon name="alert" />
          {date < today ? ranOut({ paper, date }) : text.runsOut(text.names[paper], shortDay(date))}
        </p>
      ))}
      {due.length === 0 && first !== undefined && text.runsOut(text.names[first.paper], shortDay(first.date))}
      {driver.papers_override && (
        <p className="small">
          {text.exceptionWhy(
            day(driver.papers_override.until),
            driver.papers_override.reason,
            driver.papers_override.by,
          )}
        </p>
      )}
    </>
  );
}
