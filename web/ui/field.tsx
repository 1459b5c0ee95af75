import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useStrings } from "../language/language-context.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./button.tsx";
import styles from "./field.module.css";

type FieldFrameProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint, with the warning sign and a red edge. */
  readonly error?: ReactNode;
  readonly className?: string | undefined;
};

/** The attributes that a control needs to belong to its label, hint and error. */
type ControlAttributes = {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

/** A label above a control, a hint or an error below it. */
function Field(props: FieldFrameProps & { readonly children: (control: ControlAttributes) => ReactNode }) {
  const { label, hint, error, className, children } = props;
  const id = useId();
  const below = error ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": isGiven(error) ? true : undefined,
        "aria-describedby": isGiven(below) ? noteId : undefined,
      })}
      {isGiven(error) ? (
        <p className={styles.error} id={noteId}>
          <Icon name="alert" />
          {error}
        </p>
      ) : (
        isGiven(hint) && (
          <p className={styles.hint} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

type Valued<T> = Omit<T, "value" | "onChange" | "id" | "ref" | "className"> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** 36 px high instead of 48. */
  readonly compact?: boolean;
};

/** One line of text. */
export function TextField(props: FieldFrameProps & Valued<ComponentProps<"input">>) {
  const { label, hint, error, className, value, onChange, compact, ...attributes } = props;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          {...attributes}
          {...control}
          // An error that is shown once for several fields still marks each of them.
          aria-invalid={control["aria-invalid"] ?? attributes["aria-invalid"]}
          className={classNames(styles.input, compact === true && styles.compact)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A password with a button that shows it. */
export function PasswordField(props: FieldFrameProps & Valued<ComponentProps<"input">>) {
  const { label, hint, error, className, value, onChange, compact, ...attributes } = props;
  const text = useStrings("ui");
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...attributes}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(styles.input, compact === true && styles.compact)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon="eye"
            className={styles.show}
            label={shown ? text.hidePassword : text.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField(props: FieldFrameProps & Valued<ComponentProps<"textarea">>) {
  const { label, hint, error, className, value, onChange, compact, ...attributes } = props;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...attributes}
          {...control}
          className={classNames(styles.input, compact === true && styles.compact)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** One choice of a short list; the native element, so that a phone shows its own wheel. */
export function SelectField(props: FieldFrameProps & Valued<ComponentProps<"select">>) {
  const { label, hint, error, className, value, onChange, compact, children, ...attributes } = props;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select
          {...attributes}
          {...control}
          className={classNames(styles.input, compact === true && styles.compact)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
      )}
    </Field>
  );
}

function isGiven(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}
