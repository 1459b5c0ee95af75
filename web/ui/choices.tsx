import { classNames } from "./class-names.ts";
import type { IconName } from "./icon.tsx";
import styles from "./choices.module.css";

type Choice<T extends string> = {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
};

export type ChoicesProps<T extends string> = {
  /** Names the group for a screen reader. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly className?: string;
};

type SegmentedProps<T extends string> = ChoicesProps<T> & {
  /** They share the whole line. */
  readonly fills?: boolean;
  /** In the head of a list. */
  readonly low?: boolean;
};

/** Two to four choices side by side, one of them pressed. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, choices, value, onChange, fills = false, low = false, className } = props;
  return (
    <div
      className={classNames(styles.segmented, fills && styles.fills, low && styles.low, className)}
      role="group"
      aria-label={label}
    >
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
