import { useState } from "react";
import {
  decideShiftProposalEndpoint,
  getDriverShiftsEndpoint,
  listShiftsEndpoint,
  setDriverShiftsEndpoint,
} from "../../../contract/shifts/shifts.endpoints.ts";
import type { DriverShifts, ShiftsRow } from "../../../contract/shifts/shifts.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { HomeField, homeValue, isHome, typedHome } from "../../shifts/home-field.tsx";
import { ProposalWords } from "../../shifts/proposal-words.tsx";
import { hasOverlap, typedWeek, WEEK_RULES, weekValues } from "../../shifts/week-values.ts";
import { WeekFields } from "../../shifts/week-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import cardStyles from "../../ui/card.module.css";

const REFRESH = [listShiftsEndpoint, getDriverShiftsEndpoint];

type WeekDialogProps = { readonly driver: ShiftsRow | null; readonly onClose: () => void };

/** A driver's week and home to write, with what they propose above. */
export function WeekDialog({ driver, onClose }: WeekDialogProps) {
  return (
    <Dialog open={driver !== null} onClose={onClose} title={driver?.driver_name ?? ""}>
      {driver !== null && <Week key={driver.driver_id} driverId={driver.driver_id} onDone={onClose} />}
    </Dialog>
  );
}

function Week({ driverId, onDone }: { readonly driverId: number; readonly onDone: () => void }) {
  const staff = useStrings("office");
  const errorText = useErrorText();
  const shifts = useRead(read(getDriverShiftsEndpoint, { params: { id: driverId } }));
  return (
    <QueryView query={shifts} loading={staff.loading} failed={errorText}>
      {(found) => (
        <div className="stack">
          {found.proposal?.state === "waiting" && <Proposal shifts={found} />}
          <WeekForm key={found.version} shifts={found} onDone={onDone} />
        </div>
      )}
    </QueryView>
  );
}

/** The form of a week and a home. */
export function WeekForm({ shifts, onDone }: { readonly shifts: DriverShifts; readonly onDone: () => void }) {
  const text = useStrings("shifts");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const toast = useToast();
  const form = useForm({
    initial: { ...weekValues(shifts.week), home: homeValue(shifts.home) },
    rules: { ...WEEK_RULES, home: isHome },
    check: (values) => (hasOverlap(values) ? "overlap" : null),
    input: (values) => ({
      week: typedWeek(values),
      home: typedHome(values.home),
      version: shifts.version,
    }),
    send: (body, idempotencyKey) =>
      call(setDriverShiftsEndpoint, { params: { id: shifts.driver_id }, body, idempotencyKey }),
    invalidates: REFRESH,
    onDone: () => {
      toast({ text: staff.saved });
      onDone();
    },
  });
  return (
    <form className="stack" noValidate aria-label={text.week} onSubmit={form.onSubmit}>
      <WeekFields form={form} />
      <HomeField
        value={form.values.home}
        onChange={(home) => form.change({ home })}
        isWrong={form.problemOf("home") !== undefined}
      />
      <FormError>{form.problem === null ? null : text.overlap}</FormError>
      <FormError>{form.error === null ? null : errorText(form.error)}</FormError>
      <div className="row">
        <Button type="submit" tone="action" size="compact" busy={form.busy}>
          {staff.save}
        </Button>
        <Button
          size="compact"
          onClick={() => {
            form.clear();
            onDone();
          }}
        >
          {staff.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The driver's proposal, to accept as a whole or to decline with a word. */
function Proposal({ shifts }: { readonly shifts: DriverShifts }) {
  const text = useStrings("shifts/office");
  const errorText = useErrorText();
  const [reason, setReason] = useState("");
  const accept = useStaffAction(decideShiftProposalEndpoint, { refresh: REFRESH, toastText: text.accepted });
  const decline = useStaffAction(decideShiftProposalEndpoint, { refresh: REFRESH, toastText: text.declined });
  const { proposal, driver_id: id, driver_name: name } = shifts;
  if (proposal === null) return null;
  const params = { id };
  const error = accept.error ?? decline.error;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="proposal">
      <h2 id="proposal">{text.proposalOf(name)}</h2>
      <ProposalWords proposal={proposal} />
      <TextField label={text.reason} compact value={reason} maxLength={300} onChange={setReason} />
      <FormError>{error === null ? null : errorText(error)}</FormError>
      <div className="row">
        <Button
          tone="live"
          size="compact"
          busy={accept.isPending}
          onClick={() => accept.run({ params, body: { proposal_id: proposal.id, accept: true } })}
        >
          {text.accept}
        </Button>
        <Button
          size="compact"
          busy={decline.isPending}
          onClick={() => decline.run({ params, body: { proposal_id: proposal.id, accept: false, reason } })}
        >
          {text.decline}
        </Button>
      </div>
    </section>
  );
}
