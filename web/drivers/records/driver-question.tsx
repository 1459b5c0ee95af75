import {
  approveDriverEndpoint,
  listDriverRecordsEndpoint,
  withdrawDriverApprovalEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import { endPapersOverrideEndpoint } from "../../../contract/papers/paper-overrides.endpoints.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import type { StaffStrings } from "../../office/strings/en.ts";

/** A change that decides whether a driver gets rides, which is asked about before it is made. */
export type Asked = {
  readonly deed: "approve" | "withdraw" | "endOverride";
  readonly driver: DriverRecord;
};

type DriverQuestionProps = { readonly asked: Asked | null; readonly onClose: () => void };

/** Asks once, says what it changes for the driver, and does it. */
export function DriverQuestion({ asked, onClose }: DriverQuestionProps) {
  const text = useStrings("office");
  const done = { refresh: [listDriverRecordsEndpoint], toastText: text.saved, onDone: onClose };
  const actions = {
    approve: useStaffAction(approveDriverEndpoint, done),
    withdraw: useStaffAction(withdrawDriverApprovalEndpoint, done),
    endOverride: useStaffAction(endPapersOverrideEndpoint, done),
  };
  const action = asked && actions[asked.deed];
  const words = asked && wordsOf(asked, text);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={words?.title ?? ""}
      action={asked === null ? "" : text.drivers[asked.deed]}
      wayOut={text.cancel}
      tone={asked?.deed === "approve" ? "live" : "bad"}
      busy={action?.isPending ?? false}
      error={action?.error ?? null}
      onClose={() => {
        onClose();
        action?.reset();
      }}
      onConfirm={() => asked !== null && action?.run({ params: { id: asked.driver.id } })}
    >
      {words?.change ?? ""}
    </ConfirmDialog>
  );
}

function wordsOf({ deed, driver }: Asked, { drivers }: StaffStrings): { title: string; change: string } {
  const { name } = driver;
  switch (deed) {
    case "approve":
      return { title: drivers.approveOf(name), change: approvalOf(driver, drivers) };
    case "withdraw":
      return { title: drivers.withdrawOf(name), change: drivers.withdrawWarning(name) };
    case "endOverride":
      return { title: drivers.endOverrideOf(name), change: drivers.endOverrideWarning(name) };
  }
}

/** The consequence of an approval, and what still keeps the driver from rides. */
function approvalOf(driver: DriverRecord, drivers: StaffStrings["drivers"]): string {
  const change = drivers.approveWarning(driver.name, `${driver.vehicle} (${driver.plate})`);
  return driver.papers_expired ? `${change} ${drivers.approveExpired}` : change;
}
