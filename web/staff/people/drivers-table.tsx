import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { VEHICLES } from "../../../contract/fares/vehicles.ts";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TableFrame } from "../../ui/table.tsx";
import fieldStyles from "../../ui/field.module.css";
import staffStyles from "../staff.module.css";

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
  return (
    <TableFrame label={text.nav.drivers}>
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.phone}</th>
          <th scope="col">{text.drivers.vehicle}</th>
          <th scope="col">{text.drivers.plate}</th>
          <th scope="col">{text.drivers.licenceUntil}</th>
          <th scope="col">{text.drivers.inspectionUntil}</th>
          <th scope="col">{text.state}</th>
          <th scope="col">{text.actions}</th>
        </tr>
      </thead>
      <tbody>
        {drivers.map((driver) => (
          <tr key={driver.id}>
            <td>{driver.name}</td>
            <td>{displayPhone(driver.phone)}</td>
            <td>{`${driver.vehicle} (${VEHICLES[driver.vehicle_type].name})`}</td>
            <td>{driver.plate}</td>
            <td>{day(driver.license_expires_on)}</td>
            <td>{day(driver.inspection_expires_on)}</td>
            <td>
              {driver.approved_on === null ? text.drivers.notApproved : text.drivers.approved}
              {driver.papers_due.length > 0 && (
                <p className={fieldStyles.error}>
                  <Icon name="alert" />
                  {text.drivers.papersDue}
                </p>
              )}
            </td>
            <td>
              <div className={staffStyles.actions}>
                <Button
                  size="compact"
                  aria-label={`${text.edit}: ${driver.name}`}
                  onClick={() => onEdit(driver)}
                >
                  {text.edit}
                </Button>
                {driver.approved_on === null ? (
                  <Button size="compact" tone="live" onClick={() => onApprove(driver)}>
                    {text.drivers.approve}
                  </Button>
                ) : (
                  <Button
                    size="compact"
                    aria-label={`${text.drivers.withdraw}: ${driver.name}`}
                    onClick={() => onWithdraw(driver)}
                  >
                    {text.drivers.withdraw}
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
