import { type FormEvent, useState } from "react";
import { changePassword } from "../../contract/accounts/accounts.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { updateSession } from "../api/session.ts";
import { useDeed } from "../api/use-deed.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { FormError } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { checkRequired, type Problems, problemsOf } from "../ui/validation.ts";
import { checkNewPassword, checkSamePassword } from "./account-rules.ts";
import { useRefusal } from "./use-refusal.ts";

type Field = "current" | "next" | "again";

/** Changes the password; this browser stays signed in, all others do not. */
export function PasswordSettings() {
  const text = useMessages("profile");
  const rules = useMessages("validation");
  const errorText = useErrorText();
  const refusal = useRefusal();
  const toast = useToast();
  const [values, setValues] = useState<Record<Field, string>>({ current: "", next: "", again: "" });
  const [problems, setProblems] = useState<Problems<Field>>({});
  const change = useDeed(async () => {
    const body = { current_password: values.current, new_password: values.next };
    updateSession(await call(changePassword, { body }));
    setValues({ current: "", next: "", again: "" });
    toast({ text: text.passwordChanged });
  });
  const refused = change.error instanceof ApiError ? change.error.fields : {};
  const wrongCurrent = "current_password" in refused;
  const refusedNext = refusal.note(change.error, "new_password");
  const note = (field: Field) => problems[field] && rules[problems[field]];
  const set = (field: Field) => (value: string) => setValues((present) => ({ ...present, [field]: value }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf<Field>({
      current: checkRequired(values.current),
      next: checkNewPassword(values.next),
      again: checkSamePassword(values.next, values.again),
    });
    setProblems(found ?? {});
    if (found !== null) focusFirstInvalid(event.currentTarget);
    else if (!change.isPending) change.run();
  };

  return (
    <section className="card" aria-labelledby="password">
      <form className="stack" noValidate method="post" onSubmit={submit}>
        <h2 id="password">{text.password}</h2>
        <p className="muted small">{text.passwordText}</p>
        {change.error !== null && !wrongCurrent && refusedNext === undefined && (
          <FormError>{errorText(change.error)}</FormError>
        )}
        <PasswordField
          label={text.currentPassword}
          autoComplete="current-password"
          value={values.current}
          onChange={set("current")}
          error={wrongCurrent ? text.wrongPassword : note("current")}
        />
        <PasswordField
          label={text.newPassword}
          hint={text.passwordHint}
          autoComplete="new-password"
          value={values.next}
          onChange={set("next")}
          error={note("next") ?? refusedNext}
        />
        <PasswordField
          label={text.confirmPassword}
          autoComplete="new-password"
          value={values.again}
          onChange={set("again")}
          error={note("again")}
        />
        <div>
          <Button type="submit" tone="ink" busy={change.isPending} busyLabel={text.saving}>
            {text.password}
          </Button>
        </div>
      </form>
    </section>
  );
}
