import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import {
  getOwnDriverEndpoint,
  withdrawOwnChangesEndpoint,
} from "../../../contract/drivers/drivers.endpoints.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { useChangeText } from "../../papers/use-change-text.ts";
import { Button } from "../../ui/button.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";

/** The driver's own changes that wait for the office, until then theirs to take back, and those that it declined lately. */
export function OwnChanges({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("papers").changes;
  const said = useChangeText();
  const errorText = useErrorText();
  const toast = useToast();
  const withdraw = useChange(withdrawOwnChangesEndpoint, {
    invalidates: [getOwnDriverEndpoint],
    onDone: () => toast({ text: text.withdrawn }),
  });
  const changes = own.changes ?? [];
  const waiting = changes.filter(({ state }) => state === "waiting");
  const declined = changes.filter(({ state }) => state === "declined");
  return (
    <>
      {waiting.length > 0 && (
        <Note tone="live">
          <p className="strong">{text.waiting}</p>
          <ul className="stack">
            {waiting.map((change) => (
              <li key={change.id} className="between">
                <span>{said(change)}</span>
                <Button
                  size="compact"
                  aria-label={text.withdrawOf(said(change))}
                  busy={withdraw.isPending && withdraw.input?.body.ids[0] === change.id}
                  onClick={() => withdraw.run({ body: { ids: [change.id] } })}
                >
                  {text.withdraw}
                </Button>
              </li>
            ))}
          </ul>
          {withdraw.error !== null && <FormError>{errorText(withdraw.error)}</FormError>}
        </Note>
      )}
      {declined.length > 0 && (
        <Note tone="warn">
          <p className="strong">{text.declined}</p>
          <ul>
            {declined.map((change) => (
              <li key={change.id}>
                {said(change)}
                {change.reason !== null && <p className="small">{change.reason}</p>}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
