import { useState } from "react";
import {
  listMyAssistantsEndpoint,
  withdrawMyAssistantEndpoint,
} from "../../../contract/assistants/grants.endpoints.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import cardStyles from "../../ui/card.module.css";
import { ScopeList } from "./asked-scopes.tsx";
import styles from "./assistants.module.css";

/** The assistants that a rider allows, each with a way to withdraw it; nothing where there is none. */
export function AllowedAssistants() {
  const text = useStrings("accounts/assistants");
  const errorText = useErrorText();
  const toast = useToast();
  const { shortDateTime } = useFormats();
  const assistants = useRead(read(listMyAssistantsEndpoint));
  const [leaving, setLeaving] = useState<{ id: string; host: string } | null>(null);
  const withdraw = useChange(withdrawMyAssistantEndpoint, {
    invalidates: [listMyAssistantsEndpoint],
    onDone: () => {
      setLeaving(null);
      toast({ text: text.withdrawn });
    },
  });
  if (assistants.error === null && (assistants.data?.length ?? 0) === 0) return null;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="assistants">
      <h2 id="assistants">{text.mine}</h2>
      <p className="muted small">{text.mineText}</p>
      {assistants.error !== null && <p className="small">{errorText(assistants.error)}</p>}
      <ul className={styles.list}>
        {assistants.data?.map(({ id, host, scopes, allowed_at: at, last_used_at: used }) => (
          <li key={id}>
            <div>
              <p className="strong">{host}</p>
              <ScopeList scopes={scopes} />
              <p className="small muted">
                {used === null ? text.allowedAt(shortDateTime(at)) : text.lastUsed(shortDateTime(used))}
              </p>
            </div>
            <Button
              size="compact"
              aria-label={text.withdrawOf(host)}
              onClick={() => setLeaving({ id, host })}
            >
              {text.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={text.withdrawOf(leaving?.host ?? "")}
        action={text.withdraw}
        wayOut={text.keep}
        busy={withdraw.isPending}
        error={withdraw.error}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving !== null && withdraw.run({ params: { id: leaving.id } })}
      >
        {text.withdrawText}
      </ConfirmDialog>
    </section>
  );
}
