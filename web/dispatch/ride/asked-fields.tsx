import { RIDE_NEED_NAMES } from "../../../domain/rides/ride-needs.ts";
import type { BookingDraft } from "../../booking/booking-draft.ts";
import { isAtPier } from "../../booking/meeting/meeting-place.ts";
import { NeedFields } from "../../booking/need-fields.tsx";
import type { NeedsDraft } from "../../booking/needs-draft.ts";
import { useStrings } from "../../language/language-context.ts";
import { EmailField } from "../../ui/contact-fields.tsx";
import styles from "./trip-fields.module.css";

type Asked = NeedsDraft & Pick<BookingDraft, "email" | "pickup" | "dropoff">;
type AskedFieldsProps = {
  readonly asked: Asked;
  readonly onChange: (values: Partial<Asked>) => void;
  /** Why the server refused one of them, by its name there. */
  readonly errorOf: (field: string) => string | undefined;
};

/** The notes stand with the trip. */
const BESIDE_NOTES = RIDE_NEED_NAMES.filter((need) => need !== "notes");

/** The time of being back on board is asked of who comes by ship, and so is at a pier. */
const OF_ANY_RIDE = BESIDE_NOTES.filter((need) => need !== "all_aboard");

/** The other things that are asked of a ride, and where its confirmation goes. */
export function AskedFields({ asked, onChange, errorOf }: AskedFieldsProps) {
  const booking = useStrings("booking/price");
  const isOfShip = asked.all_aboard !== "" || isAtPier(asked.pickup) || isAtPier(asked.dropoff);
  return (
    <div className={styles.pair}>
      <EmailField
        label={booking.email}
        name="rider_email"
        autoComplete="off"
        error={errorOf("rider_email")}
        value={asked.email}
        onChange={(email) => onChange({ email })}
      />
      <NeedFields
        needs={asked}
        onChange={onChange}
        names={isOfShip ? BESIDE_NOTES : OF_ANY_RIDE}
        errorOf={errorOf}
      />
    </div>
  );
}
