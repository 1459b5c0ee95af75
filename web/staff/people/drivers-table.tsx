import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { VEHICLES } from "../../../contract/fares/vehicles.ts";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RowActions } from "./row-actions.tsx";
import fieldStyles from "../../ui/field.module.css";

type DriversTableProps = {
  readonly drivers: readonly DriverRecord[];
  readonly onEdit: (driver: DriverRecord) => void;
  readonly onApprove: (driver: DriverRecord) => void;
  readonly onWithdraw: (driver: DriverRecord) => void;
};

/** The drivers as a table; papers that run out are marked with a word, not by colour alone. */
export function DriversTable({ drivers, onEdit, onApprove, onWithdraw }: DriversTableProps) {
  const text = useStrings("staff");
  const { date } = useFormats();
  const day = (expires: string | null) => (expires === null ? "–" : date(`${expires}T12:00:00-04:00`));
  const columns: readonly Column<DriverRecord>[] = [
    { id: "name", label: text.name, renderCell: (driver) => driver.name },
    { id: "phone", label: text.phone, renderCell: (driver) => displayPhone(driver.phone) },
    {
      id: "vehicle",
      label: text.drivers.vehicle,
      renderCell: (driver) => `${driver.vehicle} (${VEHICLES[driver.vehicle_type].name})`,
    },
    { id: "plate", label: text.drivers.plate, renderCell: (driver) => driver.plate },
    {
      id: "licence",
      label: text.drivers.licenceUntil,
      renderCell: (driver) => day(driver.license_expires_on),
    },
    {
      id: "inspection",
      label: text.drivers.inspectionUntil,
      renderCell: (driver) => day(driver.inspection_expires_on),
    },
    { id: "state", label: text.state, renderCell: (driver) => <DriverState driver={driver} /> },
    {
      id: "actions",
      label: text.actions,
      renderCell: (driver) => (
        <RowActions
          row={driver.name}
          actions={[
            { label: text.edit, onPress: () => onEdit(driver) },
            driver.approved_on === null
              ? { label: text.drivers.approve, tone: "live", onPress: () => onApprove(driver) }
              : { label: text.drivers.withdraw, onPress: () => onWithdraw(driver) },
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable label={text.nav.drivers} columns={columns} rows={drivers} keyOf={(driver) => driver.id} />
  );
}

function DriverState({ driver }: { readonly driver: DriverRecord }) {
  const text = useStrings("staff").drivers;
  return (
    <>
      {driver.approved_on === null ? text.notApproved : text.approved}
      {driver.papers_due.length > 0 && (
        <p className={fieldStyles.error}>
          <Icon name="alert" />
          {text.papersDue}
        </p>
      )}
    </>
  );
}
