import { VEHICLE_TYPES, VEHICLES } from "../../../contract/fares/vehicles.ts";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import {
  addDriverEndpoint,
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
  listUsersEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type RecordField, RecordForm, type RecordValues } from "../record-form.tsx";
import { useAccountFields } from "./account-fields.ts";

/** Adds a driver who did not apply through the site. */
export function NewDriver({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("staff");
  const { account, language } = useAccountFields();
  const papers = usePaperFields();
  return (
    <Dialog open={open} onClose={onClose} title={text.drivers.add}>
      <RecordForm
        draft="new-driver"
        label={text.drivers.add}
        fields={[...account, language, ...papers]}
        initial={{ language: "pap", vehicle_type: "economy" }}
        endpoint={addDriverEndpoint}
        input={(values) => ({ body: withDays(values) })}
        refresh={[listDriverRecordsEndpoint, listUsersEndpoint]}
        said={text.drivers.added}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** Changes a driver's car and papers. */
export function EditDriver({
  driver,
  onClose,
}: {
  readonly driver: DriverRecord | null;
  readonly onClose: () => void;
}) {
  const text = useStrings("staff");
  const papers = usePaperFields();
  return (
    <Dialog
      open={driver !== null}
      onClose={onClose}
      title={driver === null ? "" : text.drivers.editOf(driver.name)}
    >
      {driver !== null && (
        <RecordForm
          draft={`driver:${driver.id}`}
          label={text.drivers.editOf(driver.name)}
          fields={papers}
          initial={{
            vehicle_type: driver.vehicle_type,
            vehicle: driver.vehicle,
            plate: driver.plate,
            license_number: driver.license_number,
            license_expires_on: driver.license_expires_on ?? "",
            inspection_expires_on: driver.inspection_expires_on ?? "",
          }}
          endpoint={editDriverRecordEndpoint}
          input={(values) => ({
            params: { id: driver.id },
            body: { ...withDays(values), version: driver.version },
          })}
          refresh={[listDriverRecordsEndpoint]}
          said={text.saved}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function usePaperFields(): readonly RecordField[] {
  const text = useStrings("staff");
  return [
    { name: "vehicle", label: text.drivers.vehicle },
    {
      name: "vehicle_type",
      label: text.drivers.vehicleType,
      options: VEHICLE_TYPES.map((value) => ({ value, label: VEHICLES[value].name })),
    },
    { name: "plate", label: text.drivers.plate },
    { name: "license_number", label: text.drivers.licence },
    { name: "license_expires_on", label: text.drivers.licenceUntil, type: "date", optional: true },
    { name: "inspection_expires_on", label: text.drivers.inspectionUntil, type: "date", optional: true },
  ];
}

/** A day that was left empty is no day. */
function withDays(values: RecordValues): Readonly<Record<string, unknown>> {
  const day = (name: string) => values[name] || null;
  return {
    ...values,
    license_expires_on: day("license_expires_on"),
    inspection_expires_on: day("inspection_expires_on"),
  };
}
