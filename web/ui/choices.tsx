import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./choices.module.css";

type Choice<T extends string> = {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
};

type ChoicesProps<T extends string> = {
  /** Names the group for a screen reader. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly className?: string;
};

/** Two to four choices side by side, one of them pressed. */
export function Segmented<T extends string>({ label, choices, value, onChange, className }: ChoicesProps<T>) {
  return (
    <div className={classNames(styles.segmented, className)} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          type="button"
          key={choice.value}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

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
