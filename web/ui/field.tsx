import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useMessages } from "../language/language-context.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./button.tsx";

type FieldFrameProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint, with the warning sign and a red edge. */
  readonly error?: ReactNode;
  readonly className?: string | undefined;
};

/** What a control needs to belong to its label, hint and error. */
export type ControlAttributes = {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

/** A label above a control, a hint or an error below it. */
export function Field(
  props: FieldFrameProps & { readonly children: (control: ControlAttributes) => ReactNode },
) {
  const { label, hint, error, className, children } = props;
  const id = useId();
  const below = error ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": isGiven(error) ? true : undefined,
        "aria-describedby": isGiven(below) ? noteId : undefined,
      })}
      {isGiven(error) ? (
        <p className="err" id={noteId}>
          <Icon name="alert" />
          {error}
        </p>
      ) : (
        isGiven(hint) && (
          <p className="hint" id={noteId}>
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
  /** 36 px high, for the desk. */
  readonly desk?: boolean;
};

/** One line of text. */
export function TextField(props: FieldFrameProps & Valued<ComponentProps<"input">>) {
  const { label, hint, error, className, value, onChange, desk, ...attributes } = props;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          {...attributes}
          {...control}
          // A fault that is said for several fields at once still marks each of them.
          aria-invalid={control["aria-invalid"] ?? attributes["aria-invalid"]}
          className={classNames("input", desk === true && "desk")}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A password with a button that shows it. */
export function PasswordField(props: FieldFrameProps & Valued<ComponentProps<"input">>) {
  const { label, hint, error, className, value, onChange, desk, ...attributes } = props;
  const text = useMessages("ui");
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="password">
          <input
            {...attributes}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames("input", desk === true && "desk")}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon="eye"
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
  const { label, hint, error, className, value, onChange, desk, ...attributes } = props;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...attributes}
          {...control}
          className={classNames("input", desk === true && "desk")}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** One choice of a short list; the native element, so that a phone shows its own wheel. */
export function SelectField(props: FieldFrameProps & Valued<ComponentProps<"select">>) {
  const { label, hint, error, className, value, onChange, desk, children, ...attributes } = props;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select
          {...attributes}
          {...control}
          className={classNames("input", desk === true && "desk")}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
      )}
    </Field>
  );
}

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "checked" | "onChange" | "ref"> & {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A box to tick, its label beside it. */
export function Checkbox({ checked, onChange, children, ...attributes }: CheckboxProps) {
  return (
    <label className="check">
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

function isGiven(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}
