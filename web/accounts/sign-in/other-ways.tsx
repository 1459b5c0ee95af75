import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormError } from "../../ui/note.tsx";
import { usePasskeySignIn } from "../passkeys/use-passkey-sign-in.ts";
import { useSignInWays } from "./use-sign-in-ways.ts";

/** Signing in with a passkey, where the browser has them here. */
export function ByPasskey() {
  const text = useStrings("accounts/sign-in");
  const passkey = usePasskeySignIn();
  if (!passkey.isOffered) return null;
  return (
    <>
      <Button
        block
        icon="shield"
        busy={passkey.isBusy}
        busyLabel={text.oneMoment}
        onClick={() => passkey.run()}
      >
        {text.byPasskey}
      </Button>
      {passkey.failed && <FormError>{text.passkeyFailed}</FormError>}
    </>
  );
}

/** Leads to signing in without a password, where the company can send codes. */
export function ByCode({ back }: { readonly back: string | null }) {
  const text = useStrings("accounts/sign-in");
  const ways = useSignInWays();
  if (ways.length === 0) return null;
  const to = back === null ? paths.signInByCode : `${paths.signInByCode}?return=${encodeURIComponent(back)}`;
  return (
    <ButtonLink tone="line" block to={to}>
      {ways.includes("phone") ? text.byCode : text.byMailCode}
    </ButtonLink>
  );
}
