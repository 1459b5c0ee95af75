import { useState } from "react";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import {
  decideDriverChangesEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { useChangeText } from "../../papers/use-change-text.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";

type DriverChangesProps = { readonly driver: DriverRecord | null; readonly onClose: () => void };

/** The changes that a driver wants, with a way to approve or to decline them, all at once or some. */
export function DriverChanges({ driver, onClose }: DriverChangesProps) {
  return driver === null ? null : <Decision driver={driver} onClose={onClose} />;
}

function Decision({ driver, onClose }: { readonly driver: DriverRecord; readonly onClose: () => void }) {
  const words = useStrings("drivers/records").changes;
  const text = useStrings("office");
  const errorText = useErrorText();
  const said = useChangeText();
  const [reason, setReason] = useState("");
  const [left, setLeft] = useState<readonly number[]>([]);
  const changes = driver.waiting_changes ?? [];
  const ids = changes.map(({ id }) => id).filter((id) => !left.includes(id));
  const decide = useStaffAction(decideDriverChangesEndpoint, {
    refresh: [listDriverRecordsEndpoint, countOfficeEndpoint],
    toastText: text.saved,
    onDone: onClose,
  });
  const answer = (approve: boolean) => ({
    size: "compact" as const,
    disabled: ids.length === 0,
    busy: decide.isPending && decide.input?.body?.approve === approve,
    onClick: () => decide.run({ params: { id: driver.id }, body: { ids, approve, reason } }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.of(driver.name)}
      footer={
        <>
          <Button tone="bad" {...answer(false)}>
            {text.applications.decline}
          </Button>
          <Button tone="action" {...answer(true)}>
            {text.drivers.approve}
          </Button>
        </>
      }
    >
      <div className="stack">
        <ul className="stack">
          {changes.map((change) => (
            <li key={change.id}>
              {changes.length === 1 ? (
                said(change)
              ) : (
                <Checkbox
                  checked={!left.includes(change.id)}
                  onChange={(decided) =>
                    setLeft(decided ? left.filter((id) => id !== change.id) : [...left, change.id])
                  }
                >
                  {said(change)}
                </Checkbox>
              )}
            </li>
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
      </div>
    </Dialog>
  );
}
