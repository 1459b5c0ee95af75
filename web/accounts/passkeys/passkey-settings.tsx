import { useState } from "react";
import type { Me } from "../../../contract/accounts/account.ts";
import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  listMyPasskeysEndpoint,
  removePasskeyEndpoint,
} from "../../../contract/accounts/passkeys.endpoints.ts";
import type { Passkey } from "../../../contract/accounts/passkey.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { can } from "../../../domain/accounts/roles.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { invalidate } from "../../api/update-read.ts";
import { useAction } from "../../api/use-action.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { AskPassword } from "../../ui/ask-password.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { deviceName } from "../sign-in/device-name.ts";
import { isGivenUp, makePasskey } from "./passkey-device.ts";
import { usePasskeyHost } from "./use-passkey-sign-in.ts";
import cardStyles from "../../ui/card.module.css";
import listStyles from "../settings/session-list.module.css";

/** One's passkeys: what they are called, when they were used, a new one and the end of one. */
export function PasskeySettings({ me }: { readonly me: Me }) {
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const host = usePasskeyHost();
  const passkeys = useRead(read(listMyPasskeysEndpoint));
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const kept = passkeys.data ?? [];
  // Elsewhere than on the site's own address none is made, but one that is there can go.
  if (host === null && kept.length === 0) return null;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="passkeys">
      <h2 id="passkeys">{text.passkeys}</h2>
      <p className="muted small">
        {text.passkeysText} {can(me.role, "useTwoFactor") && text.passkeysOffice}
      </p>
      {passkeys.error !== null && <FormError>{errorText(passkeys.error)}</FormError>}
      {kept.length > 0 && (
        <ul className={listStyles.sessionList}>
          {kept.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      {host !== null && <AddPasskey me={me} />}
      {removing !== null && <RemovePasskey passkey={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

function PasskeyLine({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const text = useStrings("accounts/settings");
  const { shortDateTime } = useFormats();
  const { name, synced, last_used_at } = passkey;
  const used = last_used_at === null ? text.neverUsed : text.lastUsed(shortDateTime(last_used_at));
  return (
    <li>
      <div>
        <p className="strong">{name}</p>
        <p className="small muted">
          {synced ? text.passkeySynced : text.passkeyHere} · {used}
        </p>
      </div>
      <Button size="compact" aria-label={text.removePasskeyOf(name)} onClick={onRemove}>
        {text.removePasskey}
      </Button>
    </li>
  );
}

type Begun = ResultOf<typeof beginPasskeyEndpoint>;

/** Names a new passkey, asks for the password where there is one, and has the device make it. */
function AddPasskey({ me }: { readonly me: Me }) {
  const text = useStrings("accounts/settings");
  const toast = useToast();
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? text.passkeys);
  const [isAsking, setAsking] = useState(false);
  const begin = (password?: string) => call(beginPasskeyEndpoint, { body: password ? { password } : {} });
  const adding = useAction(async (begun: Begun | null) => {
    const { ticket, options } = begun ?? (await begin());
    const credential = await makePasskey(options);
    await call(addPasskeyEndpoint, { body: { ticket, name: name.trim() || text.passkeys, credential } });
    invalidate(listMyPasskeysEndpoint);
    toast({ text: text.passkeyAdded });
  });
  return (
    <>
      {adding.error !== null && !isGivenUp(adding.error) && (
        <FormError>{isTooLate(adding.error) ? text.signInFirst : text.passkeyFailed}</FormError>
      )}
      <TextField
        label={text.passkeyName}
        name="passkey_name"
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <div>
        <Button
          tone="ink"
          busy={adding.isPending}
          busyLabel={text.working}
          onClick={() => (me.has_password === false ? adding.run(null) : setAsking(true))}
        >
          {text.addPasskey}
        </Button>
      </div>
      {isAsking && (
        <AskPassword
          title={text.addPasskey}
          action={text.addPasskey}
          words={{
            password: text.currentPassword,
            wrong: text.wrongPassword,
            working: text.working,
            cancel: text.cancel,
          }}
          onClose={() => setAsking(false)}
          onConfirm={async (password) => {
            const begun = await begin(password);
            setAsking(false);
            adding.run(begun);
          }}
        />
      )}
    </>
  );
}

function isTooLate(error: Error): boolean {
  return error instanceof ApiError && error.code === "password_required";
}

type RemovePasskeyProps = { readonly passkey: Passkey; readonly onClose: () => void };

function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const text = useStrings("accounts/settings");
  const toast = useToast();
  const removal = useChange(removePasskeyEndpoint, {
    invalidates: [listMyPasskeysEndpoint],
    onDone: () => {
      onClose();
      toast({ text: text.passkeyRemoved });
    },
  });
  return (
    <ConfirmDialog
      open
      title={text.removePasskeyOf(passkey.name)}
      action={text.removePasskey}
      wayOut={text.cancel}
      busy={removal.isPending}
      error={removal.error}
      onConfirm={() => removal.run({ params: { id: passkey.id } })}
      onClose={onClose}
    >
      {text.removePasskeyText}
    </ConfirmDialog>
  );
}
