import { useState } from "react";
import type { Vehicle } from "../../../contract/drivers/vehicles.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import {
  addVehicleCostEndpoint,
  addVehicleEndpoint,
  addVehicleOutageEndpoint,
  editVehicleEndpoint,
  giveVehicleEndpoint,
  setVehicleDriversEndpoint,
} from "../../../contract/drivers/vehicles.endpoints.ts";
import { COST_PAID_BY, VEHICLE_COST_KINDS } from "../../../domain/drivers/vehicle-costs.ts";
import { curacaoDate, curacaoTime, instantOf } from "../../../domain/curacao-time.ts";
import { VEHICLE_TYPES, VEHICLES } from "../../../domain/fares/vehicles.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { type RecordField, RecordForm, type RecordValues } from "../../office/record-form.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { equipmentOf, equipmentValue, useEquipmentField } from "../records/equipment-field.ts";
import { VEHICLE_READS } from "./vehicle-reads.ts";

type OpenForm = { readonly open: boolean; readonly onClose: () => void };
type OfCar = OpenForm & { readonly car: Vehicle };

const PAPERS = ["permit", "insurance", "inspection"] as const;

/** Adds a car to the fleet, which nobody drives yet. */
export function NewVehicle({ open, onClose }: OpenForm) {
  const words = useStrings("drivers/vehicles");
  const fields = useVehicleFields();
  return (
    <Dialog open={open} onClose={onClose} title={words.add}>
      {open && (
        <RecordForm
          draft="new-vehicle"
          label={words.add}
          fields={fields}
          initial={{ vehicle_type: "economy", equipment: equipmentValue([]) }}
          endpoint={addVehicleEndpoint}
          input={(values) => ({ body: bodyOf(values) })}
          refresh={VEHICLE_READS}
          toastText={words.added}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

/** Changes a car; its drivers' profiles say the same. */
export function EditVehicle({ car, open, onClose }: OfCar) {
  const text = useStrings("office");
  const words = useStrings("drivers/vehicles");
  const fields = useVehicleFields();
  const title = words.editOf(car.plate);
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && (
        <RecordForm
          draft={`vehicle:${car.id}`}
          label={title}
          fields={fields}
          initial={{
            plate: car.plate,
            make: car.make ?? "",
            model: car.model ?? "",
            colour: car.colour ?? "",
            vehicle: car.make === null ? car.vehicle : "",
            year: car.year === null ? "" : String(car.year),
            vehicle_type: car.vehicle_type,
            equipment: equipmentValue(car.equipment),
            permit_expires_on: car.permit_expires_on ?? "",
            insurance_expires_on: car.insurance_expires_on ?? "",
            inspection_expires_on: car.inspection_expires_on ?? "",
            note: car.note,
          }}
          endpoint={editVehicleEndpoint}
          input={(values) => ({
            params: { id: car.id },
            body: { ...bodyOf(values), version: car.version },
          })}
          refresh={VEHICLE_READS}
          toastText={text.saved}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function useVehicleFields(): readonly RecordField[] {
  const words = useStrings("drivers/vehicles");
  const papers = useStrings("papers").validUntil;
  const equipment = useEquipmentField();
  return [
    { name: "plate", label: words.plate },
    {
      name: "vehicle_type",
      label: words.vehicleType,
      options: VEHICLE_TYPES.map((value) => ({ value, label: VEHICLES[value].name })),
    },
    { name: "colour", label: words.color, optional: true },
    { name: "make", label: words.make, optional: true },
    { name: "model", label: words.model, optional: true },
    { name: "year", label: words.year, type: "number", optional: true },
    { name: "vehicle", label: words.words, hint: words.wordsHint, optional: true },
    equipment,
    ...PAPERS.map(
      (paper): RecordField => ({
        name: `${paper}_expires_on`,
        label: papers[paper],
        type: "date",
        optional: true,
      }),
    ),
    { name: "note", label: words.note, optional: true },
  ];
}

function bodyOf(values: RecordValues): Readonly<Record<string, unknown>> {
  return {
    ...values,
    year: values["year"] ? Number(values["year"]) : null,
    equipment: equipmentOf(values),
  };
}

/** Takes a car out of service from a moment on, until another or until somebody says that it is back. */
export function NewOutage({ car, open, onClose }: OfCar) {
  const words = useStrings("drivers/vehicles");
  const [now] = useState(() => new Date());
  const title = words.outageOf(car.plate);
  return (
    <Dialog open={open} onClose={onClose} title={title} subtitle={words.outagesIntro}>
      {open && (
        <RecordForm
          draft={`vehicle-outage:${car.id}`}
          label={title}
          fields={[
            { name: "from", label: words.from, type: "date" },
            { name: "fromTime", label: words.fromTime, type: "time" },
            { name: "until", label: words.until, type: "date", optional: true, hint: words.untilHint },
            { name: "untilTime", label: words.untilTime, type: "time", optional: true },
            { name: "reason", label: words.reason },
          ]}
          initial={{ from: curacaoDate(now), fromTime: curacaoTime(now).slice(0, 5), untilTime: "08:00" }}
          endpoint={addVehicleOutageEndpoint}
          input={({ from, fromTime, until, untilTime, reason }) => ({
            params: { id: car.id },
            body: {
              from: momentOf(from, fromTime),
              until: until ? momentOf(until, untilTime) : null,
              reason,
            },
          })}
          refresh={VEHICLE_READS}
          toastText={words.out}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function momentOf(date: string | undefined, time: string | undefined): string {
  return instantOf(date ?? "", `${time || "00:00"}:00`).toISOString();
}

/** Notes what a car cost. */
export function NewCost({ car, open, onClose }: OfCar) {
  const words = useStrings("drivers/vehicles");
  const [today] = useState(() => curacaoDate(new Date()));
  const title = words.costOf(car.plate);
  const drivers = useRead(open ? read(listDriverRecordsEndpoint) : null);
  const named = (drivers.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && (
        <RecordForm
          draft={`vehicle-cost:${car.id}`}
          label={title}
          fields={[
            {
              name: "kind",
              label: words.kind,
              options: VEHICLE_COST_KINDS.map((value) => ({ value, label: words.kinds[value] })),
            },
            { name: "day", label: words.day, type: "date" },
            { name: "amount", label: words.amount, type: "number", step: "0.01" },
            {
              name: "currency",
              label: words.currency,
              options: (["xcg", "usd"] as const).map((value) => ({ value, label: words.currencies[value] })),
            },
            {
              name: "paid_by",
              label: words.paidBy,
              options: COST_PAID_BY.map((value) => ({ value, label: words.payers[value] })),
            },
            {
              name: "driver_id",
              label: words.payingDriver,
              optional: true,
              options: [
                { value: "", label: "–" },
                ...named.toSorted((one, other) => one.label.localeCompare(other.label)),
              ],
            },
            { name: "note", label: words.note, optional: true },
          ]}
          initial={{ kind: "fuel", day: today, currency: "xcg", paid_by: "bank" }}
          endpoint={addVehicleCostEndpoint}
          input={({ amount, driver_id = "", ...values }) => ({
            params: { id: car.id },
            body: {
              ...values,
              amount: Number(amount),
              ...(driver_id === "" ? {} : { driver_id: Number(driver_id) }),
            },
          })}
          refresh={VEHICLE_READS}
          toastText={words.costAdded}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

type GivingProps = {
  readonly car: Vehicle;
  /** Shared with a driver who may take it, or given to one who has it from now on; null while neither. */
  readonly how: "share" | "give" | null;
  readonly onClose: () => void;
};

/** Lets a driver take a car, or gives it to them. */
export function Giving({ car, how, onClose }: GivingProps) {
  const words = useStrings("drivers/vehicles");
  const drivers = useRead(how === null ? null : read(listDriverRecordsEndpoint));
  const held = new Set(
    car.drivers.filter(({ is_theirs }) => how === "share" || is_theirs).map(({ id }) => id),
  );
  const options = (drivers.data ?? [])
    .filter(({ id, approved_on }) => approved_on !== null && !held.has(id))
    .map(({ id, name, plate }) => ({ value: String(id), label: `${name}, ${plate}` }));
  const title = how === "give" ? words.giveOf(car.plate) : words.share;
  const shared = car.drivers.map(({ id }) => id);
  const form = {
    label: title,
    fields: [{ name: "driver", label: words.driver, options }],
    initial: { driver: options[0]?.value ?? "" },
    refresh: VEHICLE_READS,
    onDone: onClose,
    onCancel: onClose,
  };
  return (
    <Dialog
      open={how !== null}
      onClose={onClose}
      title={title}
      subtitle={how === "give" ? words.giveText : words.shareText}
    >
      {how === "give" && options.length > 0 && (
        <RecordForm
          {...form}
          draft={`give-vehicle:${car.id}`}
          endpoint={giveVehicleEndpoint}
          input={({ driver }) => ({ params: { id: car.id }, body: { driver_id: Number(driver) } })}
          toastText={words.given}
        />
      )}
      {how === "share" && options.length > 0 && (
        <RecordForm
          {...form}
          draft={`share-vehicle:${car.id}`}
          endpoint={setVehicleDriversEndpoint}
          input={({ driver }) => ({
            params: { id: car.id },
            body: { driver_ids: [...shared, Number(driver)] },
          })}
          toastText={words.shared}
        />
      )}
    </Dialog>
  );
}
