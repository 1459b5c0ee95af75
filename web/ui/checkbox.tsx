import type { ComponentProps } from "react";
import styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "checked" | "onChange" | "ref"> & {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A box to tick, its label beside it. */
export function Checkbox({ checked, onChange, children, ...attributes }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input
        {...attributes}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
