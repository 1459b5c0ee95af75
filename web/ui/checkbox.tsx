import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "checked" | "onChange" | "ref"> & {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** In small, among other controls of a bar. */
  readonly dense?: boolean;
};

/** A box to tick, its label beside it. */
export function Checkbox({
  checked,
  onChange,
  children,
  dense = false,
  className,
  ...attributes
}: CheckboxProps) {
  return (
    <label className={classNames(styles.check, dense && styles.dense, className)}>
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
