import { type ReactNode, useId } from "react";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button, type ButtonTone } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import dialogStyles from "../../ui/dialog.module.css";

type PasswordDialogProps = {
  readonly title: string;
  /** What it will do, where title and action leave that open. */
  readonly text?: ReactNode;
  readonly action: string;
  readonly tone?: ButtonTone;
  readonly onClose: () => void;
  /** Acts with the typed password; an error is shown and the dialog stays open. */
  readonly onConfirm: (password: string, code: string) => Promise<unknown>;
  /** Asks for a code of the authenticator app as well. */
  readonly withCode?: boolean;
};

/** Asks for the password once more before something that matters. */
export function PasswordDialog({
  title,
  text,
  action,
  tone = "ink",
  onClose,
  onConfirm,
  withCode = false,
}: PasswordDialogProps) {
  const words = useStrings("accounts/settings");
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
      return field === "password" && isWrong ? words.wrongPassword : null;
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
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          {...form.field("password")}
        />
        {withCode && (
          <TextField
            label={words.appCode}
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
