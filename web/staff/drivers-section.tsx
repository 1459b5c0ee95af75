import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DriverRecord } from "../../contract/staff/office-records.ts";
import {
  approveDriver,
  listDriverRecords,
  withdrawDriverApproval,
} from "../../contract/staff/people.endpoints.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/note.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { EditDriver, NewDriver } from "./driver-forms.tsx";
import { DriversTable } from "./drivers-table.tsx";
import { Listing } from "./listing.tsx";
import { useStaffAction } from "./use-staff-action.ts";

/** Every driver with his car and papers, approved or not. */
export function DriversSection() {
  const text = useMessages("staff");
  const errorText = useErrorText();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<DriverRecord | null>(null);
  const [withdrawing, setWithdrawing] = useState<DriverRecord | null>(null);
  const drivers = useQuery(endpointQuery(listDriverRecords));
  const refresh = [listDriverRecords];
  const approve = useStaffAction(approveDriver, { refresh, said: text.saved });
  const withdraw = useStaffAction(withdrawDriverApproval, {
    refresh,
    said: text.saved,
    onDone: () => setWithdrawing(null),
  });
  return (
    <>
      <div>
        <Button size="desk" tone="action" icon="plus" onClick={() => setAdding(true)}>
          {text.drivers.add}
        </Button>
      </div>
      {approve.isError && <ErrorNote>{errorText(approve.error)}</ErrorNote>}
      <Listing query={drivers} empty={text.drivers.empty}>
        {(rows) => (
          <DriversTable
            drivers={rows}
            onEdit={setEditing}
            onApprove={(driver) => approve.mutate({ params: { id: driver.id } })}
            onWithdraw={setWithdrawing}
          />
        )}
      </Listing>
      <NewDriver open={adding} onClose={() => setAdding(false)} />
      <EditDriver driver={editing} onClose={() => setEditing(null)} />
      <ConfirmDialog
        open={withdrawing !== null}
        title={withdrawing === null ? "" : text.drivers.withdrawOf(withdrawing.name)}
        deed={text.drivers.withdraw}
        busy={withdraw.isPending}
        error={withdraw.error}
        onClose={() => setWithdrawing(null)}
        onConfirm={() => withdrawing !== null && withdraw.mutate({ params: { id: withdrawing.id } })}
      >
        {text.drivers.withdrawWarning(withdrawing?.name ?? "")}
      </ConfirmDialog>
    </>
  );
}
