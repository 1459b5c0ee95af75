import { useState } from "react";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import {
  approveApplicationEndpoint,
  declineApplicationEndpoint,
  getApplicationEndpoint,
  listApplicationsEndpoint,
} from "../../../contract/messages/applications.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { APPLICATION_PAPERS } from "../../../domain/messages/application-papers.ts";
import type { DriverApplication } from "../../../contract/messages/driver-application.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ApproveDialog } from "./approve-dialog.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import paneStyles from "../../office/two-panes.module.css";

const REFRESH = [
  listApplicationsEndpoint,
  getApplicationEndpoint,
  listDriverRecordsEndpoint,
  countOfficeEndpoint,
] as const;

type DecisionProps = {
  readonly application: DriverApplication;
  readonly name: string;
  readonly onDone: () => void;
};

/** Whether somebody drives for the company: each answer is asked about once, and is given once. */
export function Decision({ application, name, onDone }: DecisionProps) {
  const text = useStrings("office");
  const words = useStrings("messages/applications");
  const [asked, setAsked] = useState<"approve" | "decline" | null>(null);
  const end = () => {
    setAsked(null);
    onDone();
  };
  const approve = useStaffAction(approveApplicationEndpoint, {
    refresh: REFRESH,
    toastText: text.applications.taken,
    onDone: end,
  });
  const decline = useStaffAction(declineApplicationEndpoint, {
    refresh: REFRESH,
    toastText: text.applications.declinedToast,
    onDone: end,
  });
  const { id, state, handled_by, papers_seen = [] } = application;
  const isComplete = papers_seen.length === APPLICATION_PAPERS.length;
  return (
    <>
      <footer className={paneStyles.foot}>
        {handled_by !== null && (
          <p className="small muted">
            {text.applications[state === "declined" ? "declined" : "approved"]}
            {". "}
            {text.applications.handledBy(handled_by)}
          </p>
        )}
        {state === "new" && (
          <>
            <p className="small">{isComplete ? words.allSeen : words.notAllSeen}</p>
            <Button size="compact" tone="quiet" onClick={() => setAsked("decline")}>
              {text.applications.decline}
            </Button>
            <Button size="compact" tone={isComplete ? "action" : "line"} onClick={() => setAsked("approve")}>
              {text.applications.approve}
            </Button>
          </>
        )}
      </footer>
      <ApproveDialog
        application={application}
        name={name}
        open={asked === "approve"}
        busy={approve.isPending}
        error={approve.error}
        onClose={() => setAsked(null)}
        onApprove={() => approve.run({ params: { id }, body: {} })}
      />
      <ConfirmDialog
        open={asked === "decline"}
        title={text.applications.declineOf(name)}
        action={text.applications.decline}
        wayOut={text.cancel}
        busy={decline.isPending}
        error={decline.error}
        onClose={() => setAsked(null)}
        onConfirm={() => decline.run({ params: { id } })}
      >
        {text.applications.declineWarning}
      </ConfirmDialog>
    </>
  );
}
