import { useState } from "react";
import type { Approval } from "../../../contract/approvals/approval.ts";
import {
  approveEndpoint,
  listApprovalsEndpoint,
  refuseApprovalEndpoint,
  withdrawRequestEndpoint,
} from "../../../contract/approvals/approvals.endpoints.ts";
import { listPayLinksEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import { FILE_KINDS } from "../../../domain/approvals/approvals.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useApprovalText } from "./use-approval-text.ts";
import styles from "./approvals.module.css";
import dialogStyles from "../../ui/dialog.module.css";

export type Deciding = { readonly row: Approval; readonly way: "approve" | "refuse" | "withdraw" };

type DecideDialogProps = { readonly deciding: Deciding | null; readonly onClose: () => void };

const REFRESH = [listApprovalsEndpoint, countOfficeEndpoint, listPayLinksEndpoint];

/** Asks once more before a request is decided, and says what that does. */
export function DecideDialog({ deciding, onClose }: DecideDialogProps) {
  const words = useApprovalText();
  return (
    <Dialog
      className={dialogStyles.narrow}
      open={deciding !== null}
      onClose={onClose}
      title={deciding === null ? "" : words.thing(deciding.row)}
    >
      {deciding !== null && <Decide key={deciding.row.id} {...deciding} onClose={onClose} />}
    </Dialog>
  );
}

function Decide({ row, way, onClose }: Deciding & Pick<DecideDialogProps, "onClose">) {
  const text = useStrings("approvals/office");
  const errorText = useErrorText();
  const words = useApprovalText();
  const [note, setNote] = useState("");
  const isFile = FILE_KINDS.some((kind) => kind === row.kind);
  const after = { refresh: REFRESH, onDone: onClose };
  const approved = isFile ? text.done.approveFile : text.done.approve;
  const approve = useStaffAction(approveEndpoint, { ...after, toastText: approved });
  const refuse = useStaffAction(refuseApprovalEndpoint, { ...after, toastText: text.done.refuse });
  const withdraw = useStaffAction(withdrawRequestEndpoint, { ...after, toastText: text.done.withdraw });
  const params = { id: row.id };
  const deed = { approve, refuse, withdraw }[way];
  const press = {
    approve: () => approve.run({ params }),
    refuse: () => refuse.run({ params, body: { note: note.trim() } }),
    withdraw: () => withdraw.run({ params }),
  }[way];
  return (
    <form
      className="stack"
      noValidate
      aria-label={text[way]}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <p>
        {[words.about(row), row.asked_by.name].filter(Boolean).join(", ")}
        {row.reason !== "" && (
          <>
            {": "}
            <q>{row.reason}</q>
          </>
        )}
      </p>
      {way === "approve" && <p>{text.confirm[row.kind]}</p>}
      {way === "refuse" && <TextField label={text.why} maxLength={200} value={note} onChange={setNote} />}
      {deed.error !== null && <FormError>{errorText(deed.error)}</FormError>}
      <div className={styles.answers}>
        <Button onClick={onClose}>{text.notYet}</Button>
        <Button type="submit" tone={way === "approve" ? "action" : "bad"} busy={deed.isPending}>
          {text[way]}
        </Button>
      </div>
    </form>
  );
}
