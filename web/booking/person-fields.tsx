import { typedPhone } from "../../domain/accounts/typed-phone.ts";
import { VEHICLE_TYPES, type VehicleType } from "../../domain/fares/vehicles.ts";
import { RIDE_NEED_NAMES, type RideNeed } from "../../domain/rides/ride-needs.ts";
import { roleCan } from "../../domain/accounts/roles.ts";
import { useSession } from "../api/session.ts";
import { useAsksWhatsapp } from "../company/use-asks-whatsapp.ts";
import { useCompany } from "../company/use-company.ts";
import { useStrings } from "../language/language-context.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Note } from "../ui/note.tsx";
import type { BookingDraft, BookingError } from "./booking-draft.ts";
import { NeedFields } from "./need-fields.tsx";
import fieldStyles from "../ui/field.module.css";
import foldStyles from "../ui/fold.module.css";

const FLIGHT: readonly RideNeed[] = ["flight_number"];
/** Asked beside the way back, of who is at a pier. */
const SHIP: readonly RideNeed[] = ["all_aboard"];
const WORDS: readonly RideNeed[] = ["notes"];
/** The needs that the car must meet, where everybody sees them. */
const OF_THE_CAR = RIDE_NEED_NAMES.filter((need) => ![...FLIGHT, ...WORDS, ...SHIP].includes(need));

type PersonFieldsProps = {
  readonly draft: BookingDraft;
  readonly onChange: (values: Partial<BookingDraft>) => void;
  readonly error: BookingError | null;
  /** Asks for the flight that brings the passenger where everybody sees it. */
  readonly asksFlight: boolean;
};

/** The passenger, and notes for the driver. */
export function PersonFields({ draft, onChange, error, asksFlight }: PersonFieldsProps) {
  const price = useStrings("booking/price");
  const role = useSession()?.role;
  const asksWhatsapp = useAsksWhatsapp();
  const follows = useCompany().follows_flights === true;
  // Seven digits are asked of nobody who begins with a country.
  const phoneFault = typedPhone(draft.phone).startsWith("+") ? price.phoneAbroad : price.personErrors.phone;
  // The mails about a ride of somebody's own account go to that account.
  const anyMailbox = role === undefined || roleCan(role, "bookForCaller");
  return (
    <>
      <div className={fieldStyles.pair}>
        <TextField
          label={price.fullName}
          name="rider_name"
          autoComplete="name"
          required
          error={error === "name" ? price.personErrors.name : undefined}
          aria-invalid={error === "namePhone" && draft.name.trim() === "" ? true : undefined}
          value={draft.name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={price.phone}
          hint={price.phoneHint}
          error={error === "phone" ? phoneFault : undefined}
          aria-invalid={error === "namePhone" && draft.phone.trim() === "" ? true : undefined}
          name="rider_phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          value={draft.phone}
          onChange={(phone) => onChange({ phone })}
        />
      </div>
      {anyMailbox && (
        <TextField
          label={price.email}
          hint={price.emailHint}
          error={error === "email" ? price.personErrors.email : undefined}
          name="rider_email"
          type="email"
          autoComplete="email"
          value={draft.email}
          onChange={(email) => onChange({ email })}
        />
      )}
      {asksWhatsapp && (
        <Checkbox
          checked={draft.whatsappConsent === true}
          onChange={(whatsappConsent) => onChange({ whatsappConsent })}
        >
          {price.whatsappConsent}
        </Checkbox>
      )}
      {draft.onAccount && (
        <>
          <TextField
            label={price.room}
            name="room"
            maxLength={40}
            value={draft.room ?? ""}
            onChange={(room) => onChange({ room })}
          />
          <Note tone="live">{price.onAccount(draft.onAccount.name)}</Note>
        </>
      )}
      {asksFlight && (
        <NeedFields
          needs={draft}
          onChange={onChange}
          names={FLIGHT}
          hint={follows ? price.flightFollowed : price.flightHint}
        />
      )}
      <NeedFields needs={draft} onChange={onChange} names={OF_THE_CAR} />
      <details className={foldStyles.fold}>
        <summary>
          {price.more}
          <Icon name="down" />
        </summary>
        <div className="stack">
          <NeedFields needs={draft} onChange={onChange} names={asksFlight ? WORDS : [...FLIGHT, ...WORDS]} />
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
  const text = useStrings("booking/price");
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
