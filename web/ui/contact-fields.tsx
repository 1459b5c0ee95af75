import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";
import styles from "./field.module.css";

type TextFieldProps = ComponentProps<typeof TextField>;

/** An e-mail address. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}

/** A telephone number. */
export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

type NameFieldsProps = {
  readonly first: TextFieldProps;
  readonly last: TextFieldProps;
  readonly maxLength: number;
};

/** A first and a last name, side by side. */
export function NameFields({ first, last, maxLength }: NameFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField autoComplete="given-name" maxLength={maxLength} {...first} />
      <TextField autoComplete="family-name" maxLength={maxLength} {...last} />
    </div>
  );
}
