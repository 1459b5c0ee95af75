import { VEHICLE_TYPES, type VehicleType } from "../../../contract/fares/vehicles.ts";
import { useMessages } from "../../language/language-context.ts";
import { Checkbox, SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { BookingDraft, BookingFault } from "./booking-draft.ts";

type PersonFieldsProps = {
  readonly draft: BookingDraft;
  readonly onChange: (values: Partial<BookingDraft>) => void;
  readonly fault: BookingFault | null;
};

/** Who rides, and what the driver should know if there is anything. */
export function PersonFields({ draft, onChange, fault }: PersonFieldsProps) {
  const text = useMessages("booking");
  return (
    <>
      <TextField
        label={text.fullName}
        name="rider_name"
        autoComplete="name"
        required
        aria-invalid={fault === "namePhone" && draft.name.trim() === "" ? true : undefined}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={text.phone}
        hint={text.phoneHint}
        error={fault === "phone" ? text.faults.phone : undefined}
        aria-invalid={fault === "namePhone" && draft.phone.trim() === "" ? true : undefined}
        name="rider_phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <details className="opt">
        <summary>
          {text.more}
          <Icon name="down" />
        </summary>
        <div className="stack">
          <TextField
            label={text.email}
            name="rider_email"
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(email) => onChange({ email })}
          />
          <TextField
            label={text.flightNumber}
            name="flight_number"
            maxLength={10}
            value={draft.flightNumber}
            onChange={(flightNumber) => onChange({ flightNumber })}
          />
          <TextAreaField
            label={text.notes}
            name="notes"
            maxLength={500}
            rows={3}
            value={draft.notes}
            onChange={(notes) => onChange({ notes })}
          />
          <Checkbox checked={draft.childSeat} onChange={(childSeat) => onChange({ childSeat })}>
            {text.childSeat}
          </Checkbox>
          <Checkbox checked={draft.wheelchair} onChange={(wheelchair) => onChange({ wheelchair })}>
            {text.wheelchair}
          </Checkbox>
        </div>
      </details>
    </>
  );
}

/** Which car, for who wants a certain one; it can change the price. */
export function VehicleField({
  value,
  onChange,
}: {
  readonly value: VehicleType | "";
  readonly onChange: (type: VehicleType | "") => void;
}) {
  const text = useMessages("booking");
  const rides = useMessages("rides");
  return (
    <SelectField
      label={text.vehicleType}
      name="vehicle_type"
      value={value}
      onChange={(type) => onChange(type as VehicleType | "")}
    >
      <option value="">{text.anyVehicle}</option>
      {VEHICLE_TYPES.map((type) => (
        <option key={type} value={type}>
          {rides.vehicleType[type]}
        </option>
      ))}
    </SelectField>
  );
}
