import type { BookingDraft } from "../../booking/booking-draft.ts";
import { useStrings } from "../../language/language-context.ts";
import { PhoneField } from "../../ui/contact-fields.tsx";
import { TextField } from "../../ui/field.tsx";
import styles from "./trip-fields.module.css";

type Caller = Pick<BookingDraft, "phone" | "name">;
type CallerFieldsProps = {
  readonly phoneLabel: string;
  readonly caller: Caller;
  readonly onChange: (values: Partial<Caller>) => void;
  /** Why the server refused one of them, by its name there. */
  readonly errorOf: (field: string) => string | undefined;
};

/** The person whom the ride is for. */
export function CallerFields({ phoneLabel, caller, onChange, errorOf }: CallerFieldsProps) {
  const text = useStrings("booking/desk");
  return (
    <div className={styles.pair}>
      <PhoneField
        label={phoneLabel}
        hint={text.phoneHint}
        name="rider_phone"
        autoComplete="off"
        error={errorOf("rider_phone")}
        value={caller.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        label={text.name}
        name="rider_name"
        autoComplete="off"
        error={errorOf("rider_name")}
        value={caller.name}
        onChange={(name) => onChange({ name })}
      />
    </div>
  );
}
