import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { useStrings } from "../../language/language-context.ts";
import { useChangeText } from "../../papers/use-change-text.ts";
import { Note } from "../../ui/note.tsx";

/** The driver's own changes that wait for the office, and those that it declined lately. */
export function OwnChanges({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("papers").changes;
  const said = useChangeText();
  const changes = own.changes ?? [];
  const waiting = changes.filter(({ state }) => state === "waiting");
  const declined = changes.filter(({ state }) => state === "declined");
  return (
    <>
      {waiting.length > 0 && (
        <Note tone="live">
          <p className="strong">{text.waiting}</p>
          <ul>
            {waiting.map((change) => (
              <li key={change.id}>{said(change)}</li>
            ))}
          </ul>
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
