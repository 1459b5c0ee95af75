import { Fragment, type FormEvent, useEffect, useRef, useState } from "react";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { FormError } from "../ui/note.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { checkEmail, checkRequired, type Problems } from "../ui/validation.ts";

export type RecordField = {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "tel" | "date" | "time" | "number" | "url";
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly optional?: true;
  /** The smallest step of a number: 0.01 for money. */
  readonly step?: string;
  /** Stands above this field and those after it. */
  readonly heading?: string;
};

export type RecordValues = Readonly<Record<string, string>>;

const NOTHING: RecordValues = {};

type RecordFormProps = {
  readonly label: string;
  /** What the form is about: what is typed is kept under this name until it is saved or cancelled. */
  readonly draft: string;
  readonly fields: readonly RecordField[];
  readonly initial: RecordValues;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSave: (values: RecordValues) => void;
  readonly onCancel?: () => void;
  readonly saveLabel?: string;
};

/** A form of the office: short fields side by side, one button that saves. */
export function RecordForm(props: RecordFormProps) {
  const { label, draft, fields, initial, busy, error, onSave, onCancel, saveLabel } = props;
  const text = useMessages("staff");
  const rules = useMessages("validation");
  const errorText = useErrorText();
  const [typed, type, forget] = useDraft<RecordValues>(`staff:${draft}`, NOTHING);
  useForgottenWhenSaved({ busy, error, forget });
  const values = { ...initial, ...typed };
  const [problems, setProblems] = useState<Problems<string>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsIn(fields, values);
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget);
    else if (!busy) onSave(values);
  };

  return (
    <form className="stack" noValidate aria-label={label} onSubmit={submit}>
      {error !== null && <FormError>{errorText(error)}</FormError>}
      <div className="staff-fields">
        {fields.map(({ name, label: fieldLabel, type: kind = "text", options, optional, step, heading }) => {
          const problem = problems[name];
          const shared = {
            name,
            label: fieldLabel,
            desk: true,
            required: optional !== true,
            value: values[name] ?? "",
            onChange: (value: string) => type({ [name]: value }),
            error: problem && rules[problem],
          };
          if (options === undefined) {
            return (
              <Fragment key={name}>
                {heading !== undefined && <h3>{heading}</h3>}
                <TextField {...shared} type={kind} {...(step ? { step, min: "0" } : {})} />
              </Fragment>
            );
          }
          return (
            <SelectField key={name} {...shared}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </SelectField>
          );
        })}
      </div>
      <div className="staff-actions">
        <Button type="submit" tone="action" size="desk" busy={busy}>
          {saveLabel ?? text.save}
        </Button>
        {onCancel !== undefined && (
          <Button
            size="desk"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

type Saving = { readonly busy: boolean; readonly error: Error | null; readonly forget: () => void };

/** Forgets what was typed once it is saved, whether the form stays or goes with it. */
function useForgottenWhenSaved({ busy, error, forget }: Saving): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && error === null) forget();
    wasBusy.current = busy;
  }, [busy, error, forget]);
  useEffect(
    () => () => {
      if (wasBusy.current) forget();
    },
    [forget],
  );
}

function problemsIn(fields: readonly RecordField[], values: RecordValues): Problems<string> {
  const problems: Problems<string> = {};
  for (const { name, type, optional } of fields) {
    const value = values[name] ?? "";
    if (optional === true && value.trim() === "") continue;
    const problem = type === "email" ? checkEmail(value) : checkRequired(value);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}
