import { factsOf } from "../api/api-error.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { FormError, Note } from "../ui/note.tsx";

/** Why something wasn't done. A request that was kept for a second person is no fault, and says until when it waits. */
export function Refusal({ error }: { readonly error: unknown }) {
  const text = useStrings("approvals");
  const errorText = useErrorText();
  const { shortDateTime } = useFormats();
  const kept = factsOf(error, "approval_needed");
  if (kept?.expires_at !== undefined) {
    return (
      <Note tone="live" icon="users">
        {text.kept(shortDateTime(kept.expires_at))}
      </Note>
    );
  }
  if (factsOf(error, "approval_waiting") !== null) return <Note tone="warn">{text.waits}</Note>;
  return <FormError>{errorText(error)}</FormError>;
}
