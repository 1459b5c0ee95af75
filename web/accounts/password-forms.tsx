import { type FormEvent, type ReactNode, useState } from "react";
import { forgotPassword, resetPassword } from "../../contract/accounts/accounts.endpoints.ts";
import { call } from "../api/call.ts";
import { useDeed } from "../api/use-deed.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField, TextField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { House } from "../ui/house.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { checkEmail, type FieldProblem, type Problems, problemsOf } from "../ui/validation.ts";
import { checkNewPassword, checkSamePassword } from "./account-rules.ts";
import { useRefusal } from "./use-refusal.ts";

/** Asks for a mail with a link; the answer is the same for every address. */
export function ForgotPasswordForm({ children }: { readonly children: ReactNode }) {
  const text = useMessages("sign-in");
  const rules = useMessages("validation");
  const errorText = useErrorText();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<FieldProblem | undefined>(undefined);
  const ask = useDeed(() => call(forgotPassword, { body: { email: email.trim() } }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkEmail(email);
    setProblem(found);
    if (found !== undefined) return focusFirstInvalid(event.currentTarget);
    if (!ask.isPending) ask.run();
  };

  return (
    <PasswordHouse title={text.forgotPassword} id="forgot-title" busy={ask.isPending} onSubmit={submit}>
      {ask.data !== undefined ? (
        <Note tone="live" icon="check">
          {text.linkSent}
        </Note>
      ) : (
        <p className="small muted">{text.forgotText}</p>
      )}
      {ask.error !== null && <FormError>{errorText(ask.error)}</FormError>}
      <TextField
        label={text.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
        error={problem && rules[problem]}
      />
      <Button type="submit" tone="action" size="large" block busy={ask.isPending} busyLabel={text.sending}>
        {text.sendLink}
      </Button>
      {children}
    </PasswordHouse>
  );
}

type ResetPasswordFormProps = {
  readonly token: string;
  /** What follows once it is done or the link is dead. */
  readonly loginLink: ReactNode;
  readonly newLink: ReactNode;
};

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token, loginLink, newLink }: ResetPasswordFormProps) {
  const text = useMessages("sign-in");
  const rules = useMessages("validation");
  const errorText = useErrorText();
  const refusal = useRefusal();
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [problems, setProblems] = useState<Problems<"password" | "again">>({});
  const save = useDeed(() => call(resetPassword, { body: { token, password } }));
  const saved = save.data !== undefined;
  const refused = refusal.note(save.error, "password");

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf({
      password: checkNewPassword(password),
      again: checkSamePassword(password, again),
    });
    setProblems(found ?? {});
    if (found !== null) return focusFirstInvalid(event.currentTarget);
    if (!save.isPending) save.run();
  };

  return (
    <PasswordHouse title={text.resetTitle} id="reset-title" busy={save.isPending} onSubmit={submit}>
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
          {save.error !== null && refused === undefined && <FormError>{errorText(save.error)}</FormError>}
          {save.error !== null && refused === undefined && newLink}
          <PasswordField
            label={text.newPassword}
            hint={text.passwordHint}
            name="new_password"
            autoComplete="new-password"
            required
            value={password}
            onChange={setPassword}
            error={problems.password ? rules[problems.password] : refused}
          />
          <PasswordField
            label={text.confirmPassword}
            name="confirm_password"
            autoComplete="new-password"
            required
            value={again}
            onChange={setAgain}
            error={problems.again && rules[problems.again]}
          />
          <Button
            type="submit"
            tone="action"
            size="large"
            block
            busy={save.isPending}
            busyLabel={text.saving}
          >
            {text.savePassword}
          </Button>
        </>
      )}
    </PasswordHouse>
  );
}

type PasswordHouseProps = {
  readonly title: string;
  readonly id: string;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
};

function PasswordHouse({ title, id, busy, onSubmit, children }: PasswordHouseProps) {
  return (
    <House
      heading={
        <h1 id={id} className="house-title small-title">
          {title}
        </h1>
      }
      headingId={id}
      busy={busy}
      onSubmit={onSubmit}
    >
      {children}
    </House>
  );
}
