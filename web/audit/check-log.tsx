import type { AuditCheck } from "../../contract/audit/audit-records.ts";
import { checkAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { call } from "../api/call.ts";
import { useAction } from "../api/use-action.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { FormError, Note } from "../ui/note.tsx";
import styles from "./check-log.module.css";

/** Has the chain of the log counted anew, and says whether every entry is as it was written. */
export function CheckLog() {
  const text = useStrings("audit").check;
  const check = useAction(() => call(checkAuditLogEndpoint, { query: {} }));
  return (
    <div className={styles.check}>
      <Button size="compact" busy={check.isPending} onClick={() => check.run()}>
        {text.button}
      </Button>
      {check.error !== null && <FormError>{text.failed}</FormError>}
      {check.data !== undefined && <Found check={check.data} />}
    </div>
  );
}

function Found({ check: { entries, blanked, fault, end } }: { readonly check: AuditCheck }) {
  const text = useStrings("audit").check;
  const { decimals } = useFormats();
  if (fault !== null)
    return <FormError>{text.broken(decimals(fault.place, 0), text.reasons[fault.reason])}</FormError>;
  const said = [
    text.whole(decimals(entries, 0)),
    ...(blanked > 0 ? [text.blanked(decimals(blanked, 0))] : []),
    ...(end === null ? [] : [text.end(end)]),
  ];
  return (
    <Note tone="live" icon="check">
      {said.join(" ")}
    </Note>
  );
}
