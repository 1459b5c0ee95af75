import { forgotPasswordEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError, Note } from "../../ui/note.tsx";

/** Mails somebody who signs in without a password the link to set one. */
export function SetPassword({ email, why }: { readonly email: string; readonly why: string }) {
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const ask = useChange(forgotPasswordEndpoint);
  if (ask.data !== undefined) {
    return (
      <Note tone="live" icon="check">
        {text.linkSent(email)}
      </Note>
    );
  }
  return (
    <>
      <p className="muted small">{why}</p>
      {ask.error !== null && <FormError>{errorText(ask.error)}</FormError>}
      <div>
        <Button
          busy={ask.isPending}
          busyLabel={text.sendingLink}
          onClick={() => ask.run({ body: { email } })}
        >
          {text.setPassword}
        </Button>
      </div>
    </>
  );
}
