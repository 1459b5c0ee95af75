import { useId, useState } from "react";
import { MAX_REJECT_NOTE, REJECT_REASONS, type RejectReason } from "../../../domain/rides/reject-reason.ts";
import type { Ride, RideHistoryEntry } from "../../../contract/rides/ride.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useRejection } from "./use-rejection.tsx";
import factsStyles from "./facts.module.css";

/** Why a booking was rejected, for its passenger, where nobody has said it yet. */
export function GiveReason({ ride }: { readonly ride: Ride }) {
  const asks = ride.actions.includes("give_reason");
  const history = useRead(asks ? read(listRideHistoryEndpoint, { params: { id: ride.id } }) : null).data;
  if (!asks || history === undefined || saysWhy(history)) return null;
  return <ReasonForm ride={ride} />;
}

/** Whether the last rejection of a ride has a reason. */
function saysWhy(history: readonly RideHistoryEntry[]): boolean {
  const last = history.findLast(
    ({ action, to_status: to }) => to === "Rejected" && (action === "reject" || action === "give_reason"),
  );
  return last === undefined || last.action === "give_reason" || (last.values ?? []).length > 0;
}

function ReasonForm({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch/pending").rejecting;
  const words = useDispatchTexts();
  const headingId = useId();
  const [reason, setReason] = useState<RejectReason | null>(null);
  const [note, setNote] = useState("");
  const { run, isPending, error } = useChange(useRejection().giveReason);
  const said = note.trim();
  return (
    <form
      className={`stack ${factsStyles.section}`}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending || (reason === null && said === "")) return;
        run({ ride, rejection: { ...(reason && { reason }), ...(said !== "" && { note: said }) } });
      }}
    >
      <h2 id={headingId}>{text.tell}</h2>
      <Chips
        label={text.tell}
        choices={REJECT_REASONS.map((value) => ({ value, label: text.reasons[value] }))}
        value={reason}
        onChange={(chosen) => setReason(chosen === reason ? null : chosen)}
      />
      <TextField label={text.note} value={note} onChange={setNote} maxLength={MAX_REJECT_NOTE} />
      <FormError>{error && (words.lostRace(error) ?? words.reason(error))}</FormError>
      <div>
        <Button type="submit" disabled={reason === null && said === ""} busy={isPending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
