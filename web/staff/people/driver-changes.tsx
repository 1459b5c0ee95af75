import { useState } from "react";
import type { DriverChange } from "../../../contract/drivers/driver-changes.ts";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import { countOfficeEndpoint } from "../../../contract/staff/inbox.endpoints.ts";
import {
  decideDriverChangesEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { useChangeText } from "../../papers/use-change-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useStaffAction } from "../use-staff-action.ts";
import staffStyles from "../staff.module.css";

type DriverChangesProps = { readonly driver: DriverRecord | null; readonly onClose: () => void };

/** What a driver wants changed, with a way to approve it or to decline it. */
export function DriverChanges({ driver, onClose }: DriverChangesProps) {
  const text = useStrings("staff/people").changes;
  return (
    <Dialog open={driver !== null} onClose={onClose} title={driver === null ? "" : text.of(driver.name)}>
      {driver !== null && <Decision id={driver.id} changes={driver.waiting_changes ?? []} onDone={onClose} />}
    </Dialog>
  );
}

type DecisionProps = {
  readonly id: number;
  readonly changes: readonly DriverChange[];
  readonly onDone: () => void;
};

function Decision({ id, changes, onDone }: DecisionProps) {
  const words = useStrings("staff/people").changes;
  const text = useStrings("staff");
  const errorText = useErrorText();
  const said = useChangeText();
  const [reason, setReason] = useState("");
  const decide = useStaffAction(decideDriverChangesEndpoint, {
    refresh: [listDriverRecordsEndpoint, countOfficeEndpoint],
    toastText: text.saved,
    onDone,
  });
  const send = (approve: boolean) =>
    decide.run({ params: { id }, body: { ids: changes.map((change) => change.id), approve, reason } });
  return (
    <div className="stack">
      <ul>
        {changes.map((change) => (
          <li key={change.id}>{said(change)}</li>
        ))}
      </ul>
      {changes.length === 0 && <p className="muted">{words.nothing}</p>}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={300}
        compact
        value={reason}
        onChange={setReason}
      />
      <FormError>{decide.error === null ? null : errorText(decide.error)}</FormError>
      {changes.length > 0 && (
        <div className={staffStyles.actions}>
          <Button tone="action" size="compact" busy={decide.isPending} onClick={() => send(true)}>
            {text.drivers.approve}
          </Button>
          <Button tone="bad" size="compact" busy={decide.isPending} onClick={() => send(false)}>
            {text.applications.decline}
          </Button>
        </div>
      )}
    </div>
  );
}
