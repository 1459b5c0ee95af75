import { useEffect, useState } from "react";
import {
  beginPasskeySignInEndpoint,
  signInByPasskeyEndpoint,
} from "../../../contract/accounts/passkeys.endpoints.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useAction } from "../../api/use-action.ts";
import { useRead } from "../../api/use-read.ts";
import { beginSession } from "../sign-in/sign-in.ts";
import { canAutofillPasskeys, canUsePasskeys, isGivenUp, askPasskey } from "./passkey-device.ts";

/** The host that passkeys are made for, where this browser makes them on this page. */
export function usePasskeyHost(): string | null {
  const host = useRead(read(getConfigEndpoint, {}, 10 * MINUTE_MS)).data?.passkeys_of;
  return canUsePasskeys(host) ? host : null;
}

/** The try that waits for its device. */
type Waiting = { stop: AbortController | null };

/** Signs in with a passkey, and stays signed in on its device: at a press, and from the list below the field of the name where the browser offers them there. */
export function usePasskeySignIn() {
  const isOffered = usePasskeyHost() !== null;
  const [waiting] = useState<Waiting>(() => ({ stop: null }));
  const [failed, setFailed] = useState(false);
  const action = useAction(async () => setFailed(!(await signInBy(waiting, { quietly: false }))));

  useEffect(() => {
    if (!isOffered) return undefined;
    void canAutofillPasskeys().then(async (can) => {
      if (can) setFailed(!(await signInBy(waiting, { quietly: true })));
    });
    return () => waiting.stop?.abort();
  }, [isOffered, waiting]);

  return { isOffered, failed, isBusy: action.isPending, run: action.run };
}

/** False where the passkey that was picked doesn't sign in; a new try takes the place of one that waits. */
async function signInBy(waiting: Waiting, { quietly }: { quietly: boolean }): Promise<boolean> {
  waiting.stop?.abort();
  const stop = new AbortController();
  waiting.stop = stop;
  try {
    const { ticket, options } = await call(beginPasskeySignInEndpoint);
    if (stop.signal.aborted) return true;
    const credential = await askPasskey(options, { quietly, signal: stop.signal });
    beginSession(await call(signInByPasskeyEndpoint, { body: { ticket, credential, remember: true } }), true);
    return true;
  } catch (error) {
    return isGivenUp(error) || (quietly && !(error instanceof ApiError && error.code === "invalid_code"));
  }
}
