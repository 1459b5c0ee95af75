import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./choices.module.css";
import type { ChoicesProps } from "./choices.tsx";

/** Choices that wrap over lines, one of them pressed. */
export function Chips<T extends string>({ label, choices, value, onChange, className }: ChoicesProps<T>) {
  return (
    <div className={classNames(styles.chips, className)} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          type="button"
          className={styles.chip}
          key={choice.value}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon !== undefined && <Icon name={choice.icon} />}
          {choice.label}
        </button>
      ))}
    </div>
  );
}
