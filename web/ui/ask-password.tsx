import { type ReactNode, useId } from "react";
import { useErrorText } from "../api/use-error-text.ts";
import { Button, type ButtonTone } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { PasswordField, TextField } from "./field.tsx";
import { FormError } from "./note.tsx";
import { useForm } from "./use-form.ts";
import dialogStyles from "./dialog.module.css";

export type AskPasswordProps = {
  readonly title: string;
  /** The consequence, where title and action leave it open. */
  readonly text?: ReactNode;
  readonly action: string;
  readonly tone?: ButtonTone;
  readonly words: {
    readonly password: string;
    readonly wrong: string;
    readonly working: string;
    readonly cancel: string;
    /** The label of a code of the authenticator app, where that is asked for as well. */
    readonly code?: string | undefined;
  };
  readonly onClose: () => void;
  /** Acts with the typed password; an error is shown and the dialog stays open. */
  readonly onConfirm: (password: string, code: string) => Promise<unknown>;
};

/** Asks for the password once more before something that matters. */
export function AskPassword(props: AskPasswordProps) {
  const { title, text, action, tone = "ink", words, onClose, onConfirm } = props;
  const errorText = useErrorText();
  const formId = useId();
  const form = useForm({
    initial: { password: "", code: "" },
    mayBegin: ({ password }) => password !== "",
    input: (values) => values,
    send: ({ password, code }) => onConfirm(password, code),
    afterwards: "keeps",
    refusal: (error, field) => {
      const isWrong = "password" in error.fields || error.code === "invalid_credentials";
      return field === "password" && isWrong ? words.wrong : null;
    },
  });
  const isWrong = form.problemOf("password") !== undefined;

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      className={dialogStyles.narrow}
      footer={
        <>
          <Button size="compact" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            size="compact"
            type="submit"
            form={formId}
            tone={tone}
            busy={form.busy}
            busyLabel={words.working}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate method="post" onSubmit={form.onSubmit}>
        {text !== undefined && <p>{text}</p>}
        {form.error !== null && !isWrong && <FormError>{errorText(form.error)}</FormError>}
        <PasswordField label={words.password} autoComplete="current-password" {...form.field("password")} />
        {words.code !== undefined && (
          <TextField
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            {...form.field("code")}
          />
        )}
      </form>
    </Dialog>
  );
}
