import { VEHICLE_TYPES, type VehicleType } from "../../contract/fares/vehicles.ts";
import { roleCan } from "../../contract/roles.ts";
import { useSession } from "../api/session.ts";
import { useStrings } from "../language/language-context.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import type { BookingDraft, BookingError } from "./booking-draft.ts";
import { NeedFields } from "./need-fields.tsx";
import foldStyles from "../ui/fold.module.css";

type PersonFieldsProps = {
  readonly draft: BookingDraft;
  readonly onChange: (values: Partial<BookingDraft>) => void;
  readonly error: BookingError | null;
};

/** The passenger, and notes for the driver. */
export function PersonFields({ draft, onChange, error }: PersonFieldsProps) {
  const text = useStrings("booking");
  const role = useSession()?.role;
  // The mails about a ride of somebody's own account go to that account.
  const anyMailbox = role === undefined || roleCan(role, "bookForCaller");
  return (
    <>
      <TextField
        label={text.fullName}
        name="rider_name"
        autoComplete="name"
        required
        aria-invalid={error === "namePhone" && draft.name.trim() === "" ? true : undefined}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={text.phone}
        hint={text.phoneHint}
        error={error === "phone" ? text.errors.phone : undefined}
        aria-invalid={error === "namePhone" && draft.phone.trim() === "" ? true : undefined}
        name="rider_phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <details className={foldStyles.fold}>
        <summary>
          {text.more}
          <Icon name="down" />
        </summary>
        <div className="stack">
          {anyMailbox && (
            <TextField
              label={text.email}
              name="rider_email"
              type="email"
              autoComplete="email"
              value={draft.email}
              onChange={(email) => onChange({ email })}
            />
          )}
          <NeedFields needs={draft} onChange={onChange} />
        </div>
      </details>
    </>
  );
}

/** The choice of a certain car, which can change the price. */
export function VehicleField({
  value,
  onChange,
}: {
  readonly value: VehicleType | "";
  readonly onChange: (type: VehicleType | "") => void;
}) {
  const text = useStrings("booking");
  const rides = useStrings("rides");
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
