import { useId, useState } from "react";
import {
  beginTwoFactorEndpoint,
  confirmTwoFactorEndpoint,
  disableTwoFactorEndpoint,
  renewRecoveryCodesEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { invalidate } from "../../api/update-read.ts";
import { call } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { latePart } from "../../ui/late-part.tsx";
import cardStyles from "../../ui/card.module.css";
import dialogStyles from "../../ui/dialog.module.css";
import styles from "./two-factor-settings.module.css";

const QrCode = latePart(() => import("../../ui/qr-code.tsx"), QrWaits);

type Asking = "on" | "off" | "codes" | null;
type Secret = { readonly secret: string; readonly otpauth_uri: string };

type TwoFactorSettingsProps = {
  readonly state: "on" | "off";
  /** The company requires it by now, and nothing else can be done before. */
  readonly needed: boolean;
};

/** Turns the second factor on and off, and renews its recovery codes. */
export function TwoFactorSettings({ state, needed }: TwoFactorSettingsProps) {
  const text = useStrings("accounts/settings");
  const [asking, setAsking] = useState<Asking>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const confirmed = async (password: string) => {
    if (asking === "on") setSecret(await call(beginTwoFactorEndpoint, { body: { password } }));
    else if (asking === "codes") {
      setCodes((await call(renewRecoveryCodesEndpoint, { body: { password } })).recovery_codes);
    } else {
      await call(disableTwoFactorEndpoint, { body: { password } });
      invalidate(readMeEndpoint);
    }
    setAsking(null);
  };

  const action = asking === "on" ? text.turnOn : asking === "off" ? text.turnOff : text.newCodes;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="two-factor">
      <h2 id="two-factor">{text.twoFactor}</h2>
      {needed && <Note tone="warn">{text.twoFactorNeeded}</Note>}
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
          action={action}
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
            invalidate(readMeEndpoint);
          }}
        />
      )}
      <Dialog
        open={codes !== null}
        onClose={() => setCodes(null)}
        title={text.codes}
        className={dialogStyles.narrow}
        footer={
          <Button size="compact" tone="ink" onClick={() => setCodes(null)}>
            {text.close}
          </Button>
        }
      >
        <div className="stack">
          <p>{text.recoveryText}</p>
          <ul className={styles.codes}>
            {codes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
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
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const formId = useId();
  const form = useForm({
    initial: { code: "" },
    mayBegin: ({ code }) => code.trim() !== "",
    input: ({ code }) => ({ code: code.trim() }),
    send: (body) => call(confirmTwoFactorEndpoint, { body }),
    afterwards: "keeps",
    // Said once, above the field.
    refusal: () => null,
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.twoFactor}
      className={dialogStyles.narrow}
      footer={
        <Button
          size="compact"
          type="submit"
          form={formId}
          tone="ink"
          busy={form.busy}
          busyLabel={text.working}
        >
          {text.confirm}
        </Button>
      }
    >
      <form id={formId} className="stack" noValidate method="post" onSubmit={form.onSubmit}>
        <p>{text.secretText}</p>
        <div className={styles.qrPlace}>
          <QrCode text={secret.otpauth_uri} label={text.secretPicture} />
        </div>
        <p className={styles.secret}>{secret.secret}</p>
        <a className="link" href={secret.otpauth_uri}>
          {text.openApp}
        </a>
        {form.error !== null && <FormError>{errorText(form.error)}</FormError>}
        <TextField
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field("code")}
        />
      </form>
    </Dialog>
  );
}

function QrWaits() {
  return <Waiting label={useStrings("accounts/settings").loading} />;
}
