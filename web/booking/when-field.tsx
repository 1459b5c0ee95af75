import { Suspense, lazy, useId, useState } from "react";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Segmented } from "../ui/choices.tsx";
import { nextQuarter, pickupInstant } from "./booking-draft.ts";
import cellStyles from "../ui/cell.module.css";
import styles from "./when-field.module.css";

type WhenFieldProps = {
  readonly value: string;
  readonly onChange: (when: string) => void;
  /** What is asked, where it is not the pickup; such a time is never now. */
  readonly label?: string;
};

/** Most ride now; the day and the time come when they are asked for. */
const LaterFields = lazy(() => import("./later-fields.tsx"));

/** When the ride is: now, or a day and a quarter of an hour that are still to come. */
export function WhenField({ value, onChange, label }: WhenFieldProps) {
  const text = useStrings("booking");
  const formats = useFormats();
  const id = useId();
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
        <span className={later && chosen ? "visually-hidden" : cellStyles.value}>
          {later ? (chosen ? formats.dateTime(chosen) : "") : text.asSoonAsPossible}
        </span>
      </div>
      {label === undefined && (
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
      {later && (
        <Suspense>
          <LaterFields value={value} onChange={onChange} now={now} />
        </Suspense>
      )}
    </div>
  );
}
