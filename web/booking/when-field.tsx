import { useId, useState } from "react";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Segmented } from "../ui/choices.tsx";
import { nextQuarter, pickupInstant } from "./booking-draft.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { latePart } from "../ui/late-part.tsx";
import cellStyles from "../ui/cell.module.css";
import styles from "./when-field.module.css";

type WhenFieldProps = {
  readonly value: string;
  readonly onChange: (when: string) => void;
  /** The question, where it is not the pickup. */
  readonly label?: string;
  /** A time that is never now, as that of a way back. */
  readonly neverNow?: boolean;
};

/** Most ride now; the day and the time come when they are asked for. */
const LaterFields = latePart(() => import("./later-fields.tsx"), Room);

/** When the ride is: now, or a day and a quarter of an hour that are still to come, in the page's language whatever the browser's is. */
export function WhenField({ value, onChange, label, neverNow = false }: WhenFieldProps) {
  const text = useStrings("booking");
  const formats = useFormats();
  const id = useId();
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  const later = value !== "now";
  const chosen = pickupInstant(value, now);
  return (
    <div
      className={`${cellStyles.cell} ${cellStyles.wide} ${styles.when}`}
      {...(label === undefined ? {} : { role: "group", "aria-label": label })}
    >
      <div>
        <span className={cellStyles.label} id={id}>
          {label ?? text.dateAndTime}
        </span>
        <span className={cellStyles.value}>
          {later ? (chosen ? formats.shortDateTime(chosen) : "") : text.asSoonAsPossible}
        </span>
      </div>
      {!neverNow && (
        <Segmented
          label={text.dateAndTime}
          choices={[
            { value: "now", label: text.now },
            { value: "later", label: text.later },
          ]}
          value={later ? "later" : "now"}
          onChange={(choice) => onChange(choice === "now" ? "now" : nextQuarter(new Date()))}
        />
      )}
      {/* A page that begins with it is drawn without: its script comes later. */}
      {later && !hydrated && <Room />}
      {later && hydrated && <LaterFields value={value} onChange={onChange} now={now} />}
    </div>
  );
}

/** As high as the fields that come. */
function Room() {
  return (
    <div className={styles.later} aria-hidden="true">
      <span className={styles.room} />
    </div>
  );
}
