import { useState } from "react";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import {
  approveDriverEndpoint,
  endPapersOverrideEndpoint,
  listDriverRecordsEndpoint,
  withdrawDriverApprovalEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { EditDriver, NewDriver, OverridePapers } from "./driver-forms.tsx";
import { DriversTable } from "./drivers-table.tsx";
import { Listing } from "../listing.tsx";
import { useStaffAction } from "../use-staff-action.ts";

/** Every driver with their car and papers, approved or not. */
export function DriversSection() {
  const text = useStrings("staff");
  const errorText = useErrorText();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<DriverRecord | null>(null);
  const [overriding, setOverriding] = useState<DriverRecord | null>(null);
  const [withdrawing, setWithdrawing] = useState<DriverRecord | null>(null);
  const drivers = useRead(read(listDriverRecordsEndpoint));
  const refresh = [listDriverRecordsEndpoint];
  const approve = useStaffAction(approveDriverEndpoint, { refresh, said: text.saved });
  const withdraw = useStaffAction(withdrawDriverApprovalEndpoint, {
    refresh,
    said: text.saved,
    onDone: () => setWithdrawing(null),
  });
  const endOverride = useStaffAction(endPapersOverrideEndpoint, { refresh, said: text.saved });
  const failed = approve.error ?? endOverride.error;
  return (
    <>
      <div>
        <Button size="compact" tone="action" icon="plus" onClick={() => setAdding(true)}>
          {text.drivers.add}
        </Button>
      </div>
      {failed !== null && <ErrorNote>{errorText(failed)}</ErrorNote>}
      <Listing query={drivers} empty={text.drivers.empty}>
        {(rows) => (
          <DriversTable
            drivers={rows}
            onEdit={setEditing}
            onApprove={(driver) => approve.run({ params: { id: driver.id } })}
            onWithdraw={setWithdrawing}
            onOverride={setOverriding}
            onEndOverride={(driver) => endOverride.run({ params: { id: driver.id } })}
          />
        )}
      </Listing>
      <NewDriver open={adding} onClose={() => setAdding(false)} />
      <EditDriver driver={editing} onClose={() => setEditing(null)} />
      <OverridePapers driver={overriding} onClose={() => setOverriding(null)} />
      <ConfirmDialog
        open={withdrawing !== null}
        title={withdrawing === null ? "" : text.drivers.withdrawOf(withdrawing.name)}
        action={text.drivers.withdraw}
        busy={withdraw.isPending}
        error={withdraw.error}
        onClose={() => setWithdrawing(null)}
        onConfirm={() => withdrawing !== null && withdraw.run({ params: { id: withdrawing.id } })}
      >
        {text.drivers.withdrawWarning(withdrawing?.name ?? "")}
      </ConfirmDialog>
    </>
  );
}
