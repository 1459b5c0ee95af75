import { Fragment, type ReactNode } from "react";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { callLoosely } from "../api/call.ts";
import { Refusal } from "../approvals/refusal.tsx";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { useToast } from "../ui/toast.tsx";
import { type Rules, useForm } from "../ui/use-form.ts";
import { checkEmail, checkRequired, type FieldProblem, optional } from "../ui/validation/field-rules.ts";
import type { StaffInput } from "./use-staff-action.ts";
import staffStyles from "./staff.module.css";
import styles from "./record-form.module.css";

export type RecordField = {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "tel" | "date" | "time" | "number" | "url";
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly optional?: true;
  /** The smallest step of a number: 0.01 for money. */
  readonly step?: string;
  /** A sentence below it that says what it means. */
  readonly hint?: string;
  /** Refuses a text that is there; left out, anything is taken. */
  readonly rule?: (text: string) => FieldProblem | undefined;
  /** Shown above this field and those after it. */
  readonly heading?: string;
};

export type RecordValues = Readonly<Record<string, string>>;

type RecordFormProps = {
  readonly label: string;
  /** The subject of the form: typed text is kept under this name until it is saved or cancelled. */
  readonly draft: string;
  readonly fields: readonly RecordField[];
  readonly initial: RecordValues;
  /** The call that saves, and what it is sent. */
  readonly endpoint: EndpointDescription;
  readonly input: (values: RecordValues) => StaffInput;
  /** The lists that are read anew afterwards. */
  readonly refresh: readonly EndpointDescription[];
  /** Told once it is saved. */
  readonly toastText: string;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
  readonly saveLabel?: string;
  /** A button that takes something away is red. */
  readonly tone?: "action" | "bad";
  /** Whether what is typed would change anything; left out, it is saved as often as one likes. */
  readonly isNew?: (values: RecordValues) => boolean;
  /** The result of the typed text, shown before it is saved. */
  readonly renderPreview?: (values: RecordValues) => ReactNode;
};

/** So few fields stand in one line with the button on a wide screen. */
const FIELDS_OF_A_LINE = 4;

/** A staff form: short fields side by side, one button that saves. */
export function RecordForm(props: RecordFormProps) {
  const {
    label,
    draft,
    fields,
    initial,
    endpoint,
    input,
    refresh,
    toastText,
    onDone,
    onCancel,
    saveLabel,
    tone = "action",
    isNew,
    renderPreview,
  } = props;
  const text = useStrings("office");
  const toast = useToast();
  const form = useForm({
    initial: { ...Object.fromEntries(fields.map(({ name }) => [name, ""])), ...initial },
    rules: rulesOf(fields),
    draft: `staff:${draft}`,
    input,
    send: (sent, idempotencyKey) => callLoosely(endpoint, { ...sent, idempotencyKey }),
    invalidates: refresh,
    onDone: () => {
      toast({ text: toastText });
      onDone?.();
    },
  });

  const save = (
    <Button
      type="submit"
      tone={tone}
      size="compact"
      disabled={isNew?.(form.values) === false}
      busy={form.busy}
    >
      {saveLabel ?? text.save}
    </Button>
  );
  // Beside what was pressed, as the head of a long form is out of sight; what a field says for itself is said there.
  const refused = form.error !== null && fields.every(({ name }) => form.problemOf(name) === undefined) && (
    <Refusal error={form.error} />
  );
  const isLine = onCancel === undefined && fields.length <= FIELDS_OF_A_LINE;

  return (
    <form className="stack" noValidate aria-label={label} onSubmit={form.onSubmit}>
      <div className={styles.staffFields}>
        {fields.map(({ name, label: fieldLabel, type: kind = "text", options, step, heading, hint }) => {
          const shared = { label: fieldLabel, compact: true, className: styles.field, ...form.field(name) };
          return (
            <Fragment key={name}>
              {heading !== undefined && <h2>{heading}</h2>}
              {options === undefined ? (
                <TextField {...shared} hint={hint} type={kind} {...(step ? { step, min: "0" } : {})} />
              ) : (
                <SelectField {...shared} hint={hint}>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </SelectField>
              )}
            </Fragment>
          );
        })}
        {isLine && <div className={styles.line}>{save}</div>}
      </div>
      {renderPreview?.(form.values)}
      {onCancel === undefined && refused}
      {!isLine && (
        <div className={onCancel === undefined ? staffStyles.actions : styles.answers}>
          {onCancel !== undefined && refused}
          {onCancel !== undefined && (
            <Button
              size="compact"
              onClick={() => {
                form.clear();
                onCancel();
              }}
            >
              {text.cancel}
            </Button>
          )}
          {save}
        </div>
      )}
    </form>
  );
}

function rulesOf(fields: readonly RecordField[]): Rules<RecordValues> {
  return Object.fromEntries(
    fields.map(({ name, type, optional: isOptional, rule: own }) => {
      const usual = type === "email" ? checkEmail : checkRequired;
      const rule = own ? (text: string) => usual(text) ?? own(text) : usual;
      return [name, isOptional === true ? optional(rule) : rule];
    }),
  );
}
