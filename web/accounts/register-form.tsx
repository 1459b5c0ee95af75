import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { newIdempotencyKey } from "../api/call.ts";
import { useLanguage, useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField, TextField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { House } from "../ui/house.tsx";
import { FormError } from "../ui/note.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { checkEmail, checkRequired, type Problems, problemsOf } from "../ui/validation.ts";
import { checkNewPassword, checkPhone, checkSamePassword, checkUsername } from "./account-rules.ts";
import { register } from "./sign-in.ts";
import { useRefusal } from "./use-refusal.ts";

/** By their names on the wire, so that what the server says of one finds its place. */
const EMPTY = { username: "", email: "", first_name: "", last_name: "", phone_number: "" };
type Field = keyof typeof EMPTY | "password" | "again";

/** What a rider's account takes; all of it is asked for. What was typed, save passwords, survives a reload. */
export function RegisterForm({ children }: { readonly children: ReactNode }) {
  const text = useMessages("sign-in");
  const rules = useMessages("validation");
  const { language } = useLanguage();
  const failure = useRegisterFailure();
  const refusal = useRefusal();
  const [draft, keep, forget] = useDraft("register", EMPTY);
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [error, setError] = useState<unknown>(null);
  // Pressed again after no answer it is the same try; with other words it is another.
  const key = useRef<string | null>(null);
  const change = (values: Partial<typeof EMPTY>) => {
    key.current = null;
    keep(values);
  };
  const note = (field: Field) => {
    const problem = problems[field];
    return problem === undefined ? refusal.note(error, field) : rules[problem];
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const found = problemsOf<Field>({
      username: checkUsername(draft.username),
      email: checkEmail(draft.email),
      first_name: checkRequired(draft.first_name),
      last_name: checkRequired(draft.last_name),
      phone_number: checkPhone(draft.phone_number),
      password: checkNewPassword(password),
      again: checkSamePassword(password, again),
    });
    setProblems(found ?? {});
    setError(null);
    if (found !== null) return focusFirstInvalid(form);
    setBusy(true);
    key.current ??= newIdempotencyKey();
    try {
      await register(
        {
          username: draft.username.trim(),
          email: draft.email.trim(),
          first_name: draft.first_name.trim(),
          last_name: draft.last_name.trim(),
          phone_number: draft.phone_number.trim(),
          password,
          language,
        },
        key.current,
      );
      forget();
    } catch (caught) {
      if (caught instanceof ApiError && caught.answered) key.current = null;
      setError(caught);
      focusFirstInvalid(form);
    } finally {
      setBusy(false);
    }
  };

  return (
    <House
      heading={
        <h1 id="register-title" className="house-title">
          {text.signUpTitle}
        </h1>
      }
      headingId="register-title"
      busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      {error !== null && <FormError>{failure(error)}</FormError>}
      <TextField
        label={text.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={draft.username}
        onChange={(username) => change({ username })}
        error={note("username")}
      />
      <TextField
        label={text.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={draft.email}
        onChange={(email) => change({ email })}
        error={note("email")}
      />
      <div className="two">
        <TextField
          label={text.firstName}
          name="first_name"
          autoComplete="given-name"
          maxLength={80}
          required
          value={draft.first_name}
          onChange={(first_name) => change({ first_name })}
          error={note("first_name")}
        />
        <TextField
          label={text.lastName}
          name="last_name"
          autoComplete="family-name"
          maxLength={80}
          required
          value={draft.last_name}
          onChange={(last_name) => change({ last_name })}
          error={note("last_name")}
        />
      </div>
      <TextField
        label={text.phone}
        hint={text.phoneHint}
        name="phone_number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        value={draft.phone_number}
        onChange={(phone_number) => change({ phone_number })}
        error={note("phone_number")}
      />
      <PasswordField
        label={text.password}
        hint={text.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(typed) => {
          key.current = null;
          setPassword(typed);
        }}
        error={note("password")}
      />
      <PasswordField
        label={text.confirmPassword}
        name="confirm_password"
        autoComplete="new-password"
        required
        value={again}
        onChange={setAgain}
        error={note("again")}
      />
      <Button type="submit" tone="action" size="large" block busy={busy} busyLabel={text.registering}>
        {text.register}
      </Button>
      {children}
    </House>
  );
}

/** The words of the specification: what the server says, 'Registration failed', or that no answer came. */
function useRegisterFailure(): (error: unknown) => string {
  const text = useMessages("sign-in");
  const refusal = useRefusal();
  return (error) => {
    if (!(error instanceof ApiError)) return text.unexpected;
    if (error.code === "offline") return text.offline;
    if (!error.answered) return text.unexpected;
    return error.code === "unreadable" ? text.registrationFailed : refusal.sentence(error);
  };
}
