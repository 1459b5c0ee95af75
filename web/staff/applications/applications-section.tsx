import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { useState } from "react";
import {
  approveApplicationEndpoint,
  declineApplicationEndpoint,
  listApplicationsEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import type { DriverApplication } from "../../../contract/staff/staff-records.ts";
import { VEHICLES } from "../../../contract/fares/vehicles.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { Listing } from "../listing.tsx";
import { usePagedList } from "../use-paged-list.ts";
import { useStaffAction } from "../use-staff-action.ts";
import { SectionHead } from "../section-head.tsx";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../staff.module.css";

type State = DriverApplication["state"];

/** Who wants to drive for the company; approving somebody makes their account. */
export function ApplicationsSection() {
  const text = useStrings("staff");
  const [state, setState] = useState<State>("new");
  const [approving, setApproving] = useState<DriverApplication | null>(null);
  const [declining, setDeclining] = useState<DriverApplication | null>(null);
  const applications = usePagedList(listApplicationsEndpoint, { state });
  const refresh = [listApplicationsEndpoint, listDriverRecordsEndpoint];
  const approve = useStaffAction(approveApplicationEndpoint, {
    refresh,
    toastText: text.applications.taken,
    onDone: () => setApproving(null),
  });
  const decline = useStaffAction(declineApplicationEndpoint, {
    refresh,
    toastText: text.applications.declinedToast,
    onDone: () => setDeclining(null),
  });
  const nameOf = (one: DriverApplication) => `${one.first_name} ${one.last_name}`;
  return (
    <>
      <SectionHead title={text.nav.applications} />
      <Segmented
        label={text.applications.choose}
        value={state}
        onChange={setState}
        choices={[
          { value: "new", label: text.applications.open },
          { value: "approved", label: text.applications.approved },
          { value: "declined", label: text.applications.declined },
        ]}
      />
      <Listing query={applications} empty={text.applications.empty}>
        {(rows) => (
          <ul className="stack">
            {rows.map((application) => (
              <li key={application.id} className={`stack ${cardStyles.card}`}>
                <ApplicationFacts application={application} />
                {application.state === "new" && (
                  <div className={staffStyles.actions}>
                    <Button size="compact" tone="live" onClick={() => setApproving(application)}>
                      {text.applications.approve}
                    </Button>
                    <Button size="compact" onClick={() => setDeclining(application)}>
                      {text.applications.decline}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </Listing>
      <ConfirmDialog
        open={approving !== null}
        title={approving === null ? "" : text.applications.approveOf(nameOf(approving))}
        action={text.applications.approve}
        wayOut={text.cancel}
        tone="live"
        busy={approve.isPending}
        error={approve.error}
        onClose={() => setApproving(null)}
        onConfirm={() => approving !== null && approve.run({ params: { id: approving.id }, body: {} })}
      >
        {text.applications.approveWarning(`${approving?.vehicle_name}, ${approving?.plate}`)}
      </ConfirmDialog>
      <ConfirmDialog
        open={declining !== null}
        title={declining === null ? "" : text.applications.declineOf(nameOf(declining))}
        action={text.applications.decline}
        wayOut={text.cancel}
        busy={decline.isPending}
        error={decline.error}
        onClose={() => setDeclining(null)}
        onConfirm={() => declining !== null && decline.run({ params: { id: declining.id } })}
      >
        {text.applications.declineWarning}
      </ConfirmDialog>
    </>
  );
}

function ApplicationFacts({ application }: { readonly application: DriverApplication }) {
  const text = useStrings("staff");
  const { shortDateTime } = useFormats();
  return (
    <>
      <div className="between">
        <h2>{`${application.first_name} ${application.last_name}`}</h2>
        <p className="small muted">{text.applications.received(shortDateTime(application.received_at))}</p>
      </div>
      <p className={`small ${staffStyles.facts}`}>
        <span>
          <EmailText>{application.email}</EmailText>
        </span>
        <span>{displayPhone(application.phone)}</span>
        <span>{`${application.vehicle_name} (${VEHICLES[application.vehicle_type].name})`}</span>
        <span>{application.plate}</span>
        <span>{`${text.drivers.licence}: ${application.license_number}`}</span>
        {application.languages !== "" && <span>{application.languages}</span>}
      </p>
      {application.message !== "" && <p className={staffStyles.letter}>{application.message}</p>}
      {application.handled_by !== null && (
        <p className="small muted">{text.applications.handledBy(application.handled_by)}</p>
      )}
    </>
  );
}
