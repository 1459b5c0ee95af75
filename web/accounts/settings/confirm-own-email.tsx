import { askEmailConfirmationEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import type { Me } from "../../../contract/accounts/account.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/note.tsx";

/** Says that nobody has shown the address to be its owner's, and mails the link once more. Nothing waits for it. */
export function ConfirmOwnEmail({ me }: { readonly me: Me }) {
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const ask = useChange(askEmailConfirmationEndpoint);
  if (me.email_confirmed !== false || me.pending_email) return null;
  if (ask.data !== undefined) {
    return (
      <p className="muted" role="status">
        {text.linkSent(me.email)}
      </p>
    );
  }
  return (
    <div>
      <p className="muted">{text.unconfirmed}</p>
      <Button
        tone="quiet"
        size="compact"
        busy={ask.isPending}
        busyLabel={text.sendingLink}
        onClick={() => ask.run({})}
      >
        {text.sendLink}
      </Button>
      {ask.error !== null && <FormError>{errorText(ask.error)}</FormError>}
    </div>
  );
}
