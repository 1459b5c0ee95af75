import { useId } from "react";
import { useStrings } from "../language/language-context.ts";
import { Icon } from "./icon.tsx";
import cellStyles from "./cell.module.css";
import styles from "./stepper.module.css";

type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly name?: string;
};

/** A small number with a button for one less and one for one more. */
export function Stepper({ label, value, onChange, min, max, name }: StepperProps) {
  const text = useStrings("ui");
  const id = useId();
  return (
    <div className={`number ${cellStyles.cell}`}>
      <span className={cellStyles.label} id={id}>
        {label}
      </span>
      <div className={styles.stepper} role="group" aria-labelledby={id}>
        <button
          type="button"
          aria-label={text.oneLess}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        >
          <Icon name="minus" />
        </button>
        <output
          className={`${cellStyles.value} ${styles.count}`}
          aria-live="polite"
          {...(name === undefined ? {} : { name })}
        >
          {value}
        </output>
        <button
          type="button"
          aria-label={text.oneMore}
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
