import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./choices.module.css";
import type { ChoicesProps } from "./choices.tsx";

type ChipsProps<T extends string> = ChoicesProps<T> & {
  /** As many as fit stand in one line of a phone. */
  readonly tight?: boolean;
};

/** Choices that wrap over lines, one of them pressed. */
export function Chips<T extends string>(props: ChipsProps<T>) {
  const { label, choices, value, onChange, tight = false, className } = props;
  return (
    <div
      className={classNames(styles.chips, tight && styles.tight, className)}
      role="group"
      aria-label={label}
    >
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
