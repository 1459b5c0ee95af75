import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox, PasswordField, TextField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { House } from "../ui/house.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { checkRequired, type Problems, problemsOf } from "../ui/validation.ts";
import { signIn } from "./sign-in.ts";
import { useRefusal } from "./use-refusal.ts";

type LoginFormProps = {
  /** A sentence why the reader is here, when it is not by choice. */
  readonly reason: string | null;
  readonly forgotLink: ReactNode;
  /** What stands below the button: sign up, terms, privacy. */
  readonly children: ReactNode;
};

/** Name, password, and whether to remember them; a session that starts leads the page on. */
export function LoginForm({ reason, forgotLink, children }: LoginFormProps) {
  const text = useMessages("sign-in");
  const rules = useMessages("validation");
  const failure = useLoginFailure();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [remember, setRemember] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<"username" | "password">>({});
  const [error, setError] = useState<unknown>(null);
  const asksCode = error instanceof ApiError && CODE_ERRORS.has(error.code);
  const [codeShown, setCodeShown] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const found = problemsOf({ username: checkRequired(username), password: checkRequired(password) });
    setProblems(found ?? {});
    setError(null);
    if (found !== null) return focusFirstInvalid(form);
    setBusy(true);
    try {
      await signIn({ username: username.trim(), password, remember, code: code.trim() });
    } catch (caught) {
      setError(caught);
      if (caught instanceof ApiError && CODE_ERRORS.has(caught.code)) setCodeShown(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <House
      heading={
        <h1 id="login-title" className="house-title">
          {text.login}
        </h1>
      }
      headingId="login-title"
      busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      {reason !== null && <Note tone="warn">{reason}</Note>}
      {error !== null && <FormError>{failure(error)}</FormError>}
      <TextField
        label={text.usernameOrEmail}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={setUsername}
        error={problems.username && rules[problems.username]}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={problems.password && rules[problems.password]}
      />
      {(asksCode || codeShown) && (
        <TextField
          label={text.code}
          hint={text.codeHint}
          name="code"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      )}
      <div className="between house-row">
        <Checkbox checked={remember} onChange={setRemember} name="remember">
          {text.rememberMe}
        </Checkbox>
        {forgotLink}
      </div>
      <Button type="submit" tone="action" size="large" block busy={busy} busyLabel={text.loggingIn}>
        {text.login}
      </Button>
      {children}
    </House>
  );
}

const CODE_ERRORS: ReadonlySet<string> = new Set(["two_factor_required", "invalid_code"]);

/** The words of the specification: what the server says, 'Invalid credentials', or that no answer came. */
function useLoginFailure(): (error: unknown) => string {
  const text = useMessages("sign-in");
  const refusal = useRefusal();
  return (error) => {
    if (!(error instanceof ApiError)) return text.unexpected;
    if (error.code === "offline") return text.offline;
    if (!error.answered) return text.unexpected;
    return isWrongPair(error) ? text.invalid : refusal.sentence(error);
  };
}

/** A refusal that says nothing else is about the name and the password. */
function isWrongPair({ code, status }: ApiError): boolean {
  const unsaid = code === "unreadable" && status >= 400 && status < 500;
  return unsaid || code === "invalid_input" || code === "unauthenticated";
}
