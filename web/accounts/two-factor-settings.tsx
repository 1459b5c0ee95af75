import { type FormEvent, lazy, Suspense, useState } from "react";
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  readMe,
  renewRecoveryCodes,
} from "../../contract/accounts/accounts.endpoints.ts";
import { outdateAnswers } from "../api/answers.ts";
import { call } from "../api/call.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

const QrCode = lazy(() => import("./qr-code.tsx"));

type Asking = "on" | "off" | "codes" | null;
type Secret = { readonly secret: string; readonly otpauth_uri: string };

/** Turns the second factor on and off, and renews its recovery codes. */
export function TwoFactorSettings({ state }: { readonly state: "on" | "off" }) {
  const text = useMessages("profile");
  const [asking, setAsking] = useState<Asking>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const confirmed = async (password: string) => {
    if (asking === "on") setSecret(await call(beginTwoFactor, { body: { password } }));
    else if (asking === "codes") {
      setCodes((await call(renewRecoveryCodes, { body: { password } })).recovery_codes);
    } else {
      await call(disableTwoFactor, { body: { password } });
      outdateAnswers(readMe);
    }
    setAsking(null);
  };

  const deed = asking === "on" ? text.turnOn : asking === "off" ? text.turnOff : text.newCodes;
  return (
    <section className="card stack" aria-labelledby="two-factor">
      <h2 id="two-factor">{text.twoFactor}</h2>
      <p className="muted small">{state === "on" ? text.twoFactorOn : text.twoFactorOff}</p>
      <div className="row">
        {state === "off" ? (
          <Button tone="ink" onClick={() => setAsking("on")}>
            {text.turnOn}
          </Button>
        ) : (
          <>
            <Button onClick={() => setAsking("codes")}>{text.newCodes}</Button>
            <Button tone="bad" onClick={() => setAsking("off")}>
              {text.turnOff}
            </Button>
          </>
        )}
      </div>
      {asking !== null && (
        <PasswordDialog
          title={text.twoFactor}
          text={deed}
          deed={deed}
          onClose={() => setAsking(null)}
          onConfirm={confirmed}
        />
      )}
      {secret !== null && (
        <SecretDialog
          secret={secret}
          onClose={() => setSecret(null)}
          onDone={(fresh) => {
            setSecret(null);
            setCodes(fresh);
            outdateAnswers(readMe);
          }}
        />
      )}
      <Dialog open={codes !== null} onClose={() => setCodes(null)} title={text.newCodes} className="narrow">
        <div className="stack">
          <p>{text.recoveryText}</p>
          <ul className="codes">
            {codes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button tone="ink" onClick={() => setCodes(null)}>
            {text.close}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

type SecretDialogProps = {
  readonly secret: Secret;
  readonly onClose: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
};

/** Shows the key for the app and takes its first code. */
function SecretDialog({ secret, onClose, onDone }: SecretDialogProps) {
  const text = useMessages("profile");
  const errorText = useErrorText();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || code.trim() === "") return;
    setBusy(true);
    setError(null);
    try {
      onDone((await call(confirmTwoFactor, { body: { code: code.trim() } })).recovery_codes);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={text.twoFactor} className="narrow">
      <form className="stack" noValidate method="post" onSubmit={(event) => void submit(event)}>
        <p>{text.secretText}</p>
        <div className="qr-place">
          <Suspense fallback={<Waiting label={text.loading} />}>
            <QrCode text={secret.otpauth_uri} label={text.secretPicture} />
          </Suspense>
        </div>
        <p className="secret">{secret.secret}</p>
        <a className="link" href={secret.otpauth_uri}>
          {text.openApp}
        </a>
        {error !== null && <FormError>{errorText(error)}</FormError>}
        <TextField
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
        <Button type="submit" tone="ink" busy={busy} busyLabel={text.working}>
          {text.confirm}
        </Button>
      </form>
    </Dialog>
  );
}
