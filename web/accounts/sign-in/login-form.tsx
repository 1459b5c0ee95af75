import { type ReactNode, useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import { signIn } from "./sign-in.ts";
import { TitleCard } from "../../company/title-card.tsx";
import { useFailure } from "./use-refusal.ts";
import gableCardStyles from "../../company/gable-card.module.css";

type LoginFormProps = {
  /** Why the reader was sent here, when they did not choose to come. */
  readonly reason: string | null;
  readonly forgotLink: ReactNode;
  /** The links below the button: sign up, terms, privacy. */
  readonly children: ReactNode;
};

const EMPTY = { username: "", password: "", code: "", remember: false };

/** Name, password, and whether to remember them; a session that starts leads the page on. */
export function LoginForm({ reason, forgotLink, children }: LoginFormProps) {
  const text = useStrings("accounts/sign-in");
  const failure = useFailure((error) => (isWrongPair(error) ? text.invalid : null));
  const [asksCode, setAsksCode] = useState(false);
  const codePlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asksCode) codePlace.current?.querySelector("input")?.focus();
  }, [asksCode]);
  const form = useForm({
    initial: EMPTY,
    rules: { username: checkRequired, password: checkRequired },
    input: ({ username, code, ...rest }) => ({ ...rest, username: username.trim(), code: code.trim() }),
    send: signIn,
    afterwards: "keeps",
    // Which of the two is wrong is not said.
    refusal: () => null,
    onError: (error) => {
      if (error instanceof ApiError && CODE_ERRORS.has(error.code)) setAsksCode(true);
    },
  });

  // The first step went well, and nothing is wrong yet.
  const isAsking = form.error instanceof ApiError && form.error.code === "two_factor_required";

  return (
    <TitleCard title={text.login} busy={form.busy} onSubmit={form.onSubmit}>
      {isAsking && <Note tone="live">{failure(form.error)}</Note>}
      {reason !== null && <Note tone="warn">{reason}</Note>}
      {form.error !== null && !isAsking && <FormError>{failure(form.error)}</FormError>}
      <TextField
        label={text.usernameOrEmail}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("username")}
      />
      <PasswordField label={text.password} autoComplete="current-password" {...form.field("password")} />
      {asksCode && (
        <div ref={codePlace}>
          <TextField
            label={text.code}
            hint={text.codeHint}
            autoComplete="one-time-code"
            {...form.field("code")}
          />
        </div>
      )}
      <div className={`between ${gableCardStyles.row}`}>
        <Checkbox {...form.box("remember")}>{text.rememberMe}</Checkbox>
        {forgotLink}
      </div>
      <Button type="submit" tone="action" size="large" block busy={form.busy} busyLabel={text.loggingIn}>
        {text.login}
      </Button>
      {children}
    </TitleCard>
  );
}

const CODE_ERRORS: ReadonlySet<string> = new Set(["two_factor_required", "invalid_code"]);

/** An error without another code is about the name and the password. */
function isWrongPair({ code, status }: ApiError): boolean {
  const unsaid = code === "unreadable" && status >= 400 && status < 500;
  return unsaid || code === "invalid_input" || code === "unauthenticated";
}
