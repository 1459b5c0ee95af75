import type { ReactNode } from "react";
import {
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { call } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../../ui/contact-fields.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkEmail, checkNewPassword, checkSamePassword } from "../../ui/validation/field-rules.ts";
import { TitleCard } from "../../company/title-card.tsx";
import { useRefusal } from "./use-refusal.ts";

/** Asks for a mail with a link; the answer is the same for every address. */
export function ForgotPasswordForm({ children }: { readonly children: ReactNode }) {
  const text = useStrings("accounts/sign-in");
  const errorText = useErrorText();
  const ask = useForm({
    initial: { email: "" },
    rules: { email: checkEmail },
    input: ({ email }) => ({ email: email.trim() }),
    send: (body) => call(forgotPasswordEndpoint, { body }),
    afterwards: "keeps",
  });

  return (
    <TitleCard title={text.forgotPassword} small busy={ask.busy} onSubmit={ask.onSubmit}>
      {ask.data !== undefined ? (
        <Note tone="live" icon="check">
          {text.linkSent}
        </Note>
      ) : (
        <p className="small muted">{text.forgotText}</p>
      )}
      {ask.error !== null && <FormError>{errorText(ask.error)}</FormError>}
      <EmailField label={text.email} {...ask.field("email")} />
      <Button type="submit" tone="action" size="large" block busy={ask.busy} busyLabel={text.sending}>
        {text.sendLink}
      </Button>
      {children}
    </TitleCard>
  );
}

type ResetPasswordFormProps = {
  readonly token: string;
  /** The part that follows once it is done or the link is dead. */
  readonly loginLink: ReactNode;
  readonly newLink: ReactNode;
};

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token, loginLink, newLink }: ResetPasswordFormProps) {
  const text = useStrings("accounts/sign-in");
  const errorText = useErrorText();
  const { atField } = useRefusal();
  const save = useForm({
    initial: { password: "", confirm_password: "" },
    rules: {
      password: checkNewPassword,
      confirm_password: (again, { password }) => checkSamePassword(password, again),
    },
    input: ({ password }) => ({ token, password }),
    send: (body) => call(resetPasswordEndpoint, { body }),
    refusal: atField,
  });
  const saved = save.data !== undefined;
  const isLinkRefused = save.error !== null && save.problemOf("password") === undefined;

  return (
    <TitleCard title={text.resetTitle} small busy={save.busy} onSubmit={save.onSubmit}>
      {saved && (
        <>
          <Note tone="live" icon="check">
            {text.resetDone}
          </Note>
          {loginLink}
        </>
      )}
      {!saved && token === "" && (
        <>
          <Note tone="warn">{text.noToken}</Note>
          {newLink}
        </>
      )}
      {!saved && token !== "" && (
        <>
          {isLinkRefused && <FormError>{errorText(save.error)}</FormError>}
          {isLinkRefused && newLink}
          <PasswordField
            label={text.newPassword}
            hint={text.passwordHint}
            autoComplete="new-password"
            {...save.field("password")}
            name="new_password"
          />
          <PasswordField
            label={text.confirmPassword}
            autoComplete="new-password"
            {...save.field("confirm_password")}
          />
          <Button type="submit" tone="action" size="large" block busy={save.busy} busyLabel={text.saving}>
            {text.savePassword}
          </Button>
        </>
      )}
    </TitleCard>
  );
}
