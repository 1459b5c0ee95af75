import { VEHICLE_TYPES, VEHICLES } from "../../../domain/fares/vehicles.ts";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { PAPERS, PAPER_DAYS, type PaperDays, expiredPapers } from "../../../domain/papers/papers.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import {
  addDriverEndpoint,
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import { listUsersEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { overridePapersEndpoint } from "../../../contract/papers/paper-overrides.endpoints.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useNow } from "../../ui/use-now.ts";
import { type RecordField, RecordForm, type RecordValues } from "../../office/record-form.tsx";
import { equipmentOf, equipmentValue, useEquipmentField } from "./equipment-field.ts";
import { useAccountFields } from "../../accounts/users/account-fields.ts";

/** The first values in the form of an exception. */
const USUAL_OVERRIDE_DAYS = 7;
/** The car itself stands before its papers. */
const CAR_FIELDS = 4;
const DAYS = Object.values(PAPER_DAYS);
const NO_DAYS: PaperDays = {
  license_expires_on: null,
  permit_expires_on: null,
  insurance_expires_on: null,
  inspection_expires_on: null,
  season_permit_ends_on: null,
};

/** Adds a driver who did not apply through the site. */
export function NewDriver({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("office");
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
        toastText={text.drivers.added}
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
  const text = useStrings("office");
  const papers = usePaperFields();
  const equipment = useEquipmentField();
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
          fields={[...papers.slice(0, CAR_FIELDS), equipment, ...papers.slice(CAR_FIELDS)]}
          initial={{
            vehicle_type: driver.vehicle_type,
            equipment: equipmentValue(driver.equipment ?? []),
            vehicle: driver.vehicle,
            plate: driver.plate,
            license_number: driver.license_number,
            ...Object.fromEntries(DAYS.map((day) => [day, driver[day] ?? ""])),
          }}
          endpoint={editDriverRecordEndpoint}
          input={(values) => ({
            params: { id: driver.id },
            body: {
              ...withDays(values),
              equipment: equipmentOf(values),
              version: driver.version,
            },
          })}
          refresh={[listDriverRecordsEndpoint]}
          toastText={text.saved}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

/** Enters the new last day of each paper that is over, and nothing else. */
export function NewPaperDate({
  driver,
  onClose,
}: {
  readonly driver: DriverRecord | null;
  readonly onClose: () => void;
}) {
  const text = useStrings("office");
  const words = useStrings("drivers/records").newDate;
  const paperText = useStrings("papers");
  const { ranOut } = usePaperText();
  const over = expiredPapers(driver ?? NO_DAYS, curacaoDate(useNow(HOUR_MS)));
  const title = driver === null ? "" : words.of(driver.name);
  return (
    <Dialog open={driver !== null} onClose={onClose} title={title}>
      {driver !== null && (
        <div className="stack">
          {over.map((paper) => (
            <p key={paper.paper}>{ranOut(paper)}.</p>
          ))}
          <RecordForm
            draft={`new-date:${driver.id}`}
            label={title}
            fields={over.map(({ paper }) => ({
              name: PAPER_DAYS[paper],
              label: paperText.validUntil[paper],
              type: "date",
              ...(over.length > 1 ? { optional: true } : {}),
            }))}
            initial={{}}
            endpoint={editDriverRecordEndpoint}
            input={(values) => ({
              params: { id: driver.id },
              body: {
                ...Object.fromEntries(Object.entries(values).filter(([, date]) => date !== "")),
                version: driver.version,
              },
            })}
            refresh={[listDriverRecordsEndpoint, countOfficeEndpoint]}
            toastText={text.saved}
            onDone={onClose}
            onCancel={onClose}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Lets a driver take rides until a day although a paper has run out. */
export function OverridePapers({
  driver,
  onClose,
}: {
  readonly driver: DriverRecord | null;
  readonly onClose: () => void;
}) {
  const text = useStrings("office");
  const papers = usePaperText();
  const today = curacaoDate(useNow(HOUR_MS));
  const title = driver === null ? "" : text.drivers.overrideOf(driver.name);
  return (
    <Dialog open={driver !== null} onClose={onClose} title={title}>
      {driver !== null && (
        <>
          {driver.papers_expired && <p>{papers.ranOut(driver.papers_expired)}.</p>}
          <p className="muted">{text.drivers.overrideWarning}</p>
          <RecordForm
            draft={`override:${driver.id}`}
            label={title}
            fields={[
              { name: "reason", label: text.drivers.overrideReason },
              { name: "until", label: text.drivers.overrideUntil, type: "date" },
            ]}
            initial={{ until: addDays(today, USUAL_OVERRIDE_DAYS) }}
            endpoint={overridePapersEndpoint}
            input={(values) => ({ params: { id: driver.id }, body: values })}
            refresh={[listDriverRecordsEndpoint]}
            toastText={text.saved}
            onDone={onClose}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

function usePaperFields(): readonly RecordField[] {
  const text = useStrings("office");
  const paperText = useStrings("papers");
  return [
    { name: "vehicle", label: text.drivers.vehicle },
    {
      name: "vehicle_type",
      label: text.drivers.vehicleType,
      options: VEHICLE_TYPES.map((value) => ({ value, label: VEHICLES[value].name })),
    },
    { name: "plate", label: text.drivers.plate },
    { name: "license_number", label: text.drivers.licence },
    ...PAPERS.map(
      (paper): RecordField => ({
        name: PAPER_DAYS[paper],
        label: paperText.validUntil[paper],
        type: "date",
        optional: true,
      }),
    ),
  ];
}

/** A day that was left empty is no day. */
function withDays(values: RecordValues): Readonly<Record<string, unknown>> {
  return { ...values, ...Object.fromEntries(DAYS.map((day) => [day, values[day] || null])) };
}
