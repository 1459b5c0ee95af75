import { changePasswordEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import type { Me } from "../../../contract/accounts/account.ts";
import { call } from "../../api/call.ts";
import { updateSession } from "../../api/session.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkNewPassword, checkRequired, checkSamePassword } from "../../ui/validation/field-rules.ts";
import { SetPassword } from "./set-password.tsx";
import { useRefusal } from "../sign-in/use-refusal.ts";
import cardStyles from "../../ui/card.module.css";

const EMPTY = { current_password: "", new_password: "", confirm_password: "" };

/** The password of an account, where it has one. */
export function PasswordSettings({ me }: { readonly me: Me }) {
  const text = useStrings("accounts/settings");
  if (me.has_password !== false) return <ChangePassword />;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="password">
      <h2 id="password">{text.setPassword}</h2>
      <SetPassword email={me.email} why={text.noPassword} />
    </section>
  );
}

/** Changes the password; this browser stays signed in, all others do not. */
function ChangePassword() {
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const { atField } = useRefusal();
  const toast = useToast();
  const form = useForm({
    initial: EMPTY,
    rules: {
      current_password: checkRequired,
      new_password: checkNewPassword,
      confirm_password: (again, { new_password }) => checkSamePassword(new_password, again),
    },
    input: ({ current_password, new_password }) => ({ current_password, new_password }),
    send: async (body) => updateSession(await call(changePasswordEndpoint, { body })),
    onDone: () => toast({ text: text.passwordChanged }),
    refusal: (error, field) =>
      field === "current_password" && field in error.fields ? text.wrongPassword : atField(error, field),
  });
  const isAtField = (["current_password", "new_password"] as const).some(
    (name) => form.problemOf(name) !== undefined,
  );

  return (
    <section className={cardStyles.card} aria-labelledby="password">
      <form className="stack" noValidate method="post" onSubmit={form.onSubmit}>
        <h2 id="password">{text.password}</h2>
        <p className="muted small">{text.passwordText}</p>
        {form.error !== null && !isAtField && <FormError>{errorText(form.error)}</FormError>}
        <PasswordField
          label={text.currentPassword}
          autoComplete="current-password"
          {...form.field("current_password")}
        />
        <PasswordField
          label={text.newPassword}
          hint={text.passwordHint}
          autoComplete="new-password"
          {...form.field("new_password")}
        />
        <PasswordField
          label={text.confirmPassword}
          autoComplete="new-password"
          {...form.field("confirm_password")}
        />
        <div>
          <Button type="submit" tone="ink" busy={form.busy} busyLabel={text.saving}>
            {text.password}
          </Button>
        </div>
      </form>
    </section>
  );
}
