import { useState } from "react";
import { roleCan } from "../../../domain/accounts/roles.ts";
import type { FareHistory } from "../../../contract/books/fare-corrections.ts";
import { correctFareEndpoint, getFareHistoryEndpoint } from "../../../contract/books/books.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { callLoosely } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useSession } from "../../api/session.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Refusal } from "../../approvals/refusal.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import dialogStyles from "../../ui/dialog.module.css";
import panelStyles from "../../ui/panel.module.css";
import styles from "./ride-fare.module.css";

/** The fare of a completed ride as it came to be, and the way to correct it, for whoever keeps the books. */
export function RideFare({ ride }: { readonly ride: Ride }) {
  const text = useStrings("books/ride");
  const { usd, shortDateTime } = useFormats();
  const session = useSession();
  const mayI = useMayI();
  const [correcting, setCorrecting] = useState(false);
  const reads = session !== null && roleCan(session.role, "administer") && mayI("money");
  const isOver = ride.status === "Completed";
  const history = useRead(
    reads && isOver ? read(getFareHistoryEndpoint, { params: { id: ride.id } }) : null,
  ).data;
  if (history === undefined) return null;
  const mayCorrect = ride.actions.includes("correct_fare") && mayI("bookkeeping");
  if (!mayCorrect && history.corrections.length === 0) return null;
  return (
    <section className={panelStyles.panel} aria-labelledby="ride-fare">
      <div className={panelStyles.head}>
        <h2 id="ride-fare">{text.title}</h2>
        {mayCorrect && (
          <Button size="compact" icon="pen" onClick={() => setCorrecting(true)}>
            {text.correct}
          </Button>
        )}
      </div>
      <p className={styles.now}>
        {history.corrections.length === 0
          ? text.asCompleted(usd(Number(history.fare)))
          : text.corrected(usd(Number(history.fare)), usd(Number(history.completed_fare)))}
      </p>
      {history.corrections.length > 0 && (
        <ol className={styles.list}>
          {history.corrections.toReversed().map((one) => (
            <li key={one.id}>
              <b>
                {usd(Number(one.from))} → {usd(Number(one.to))}
              </b>
              <span>{one.reason}</span>
              <span className="small muted">
                {one.by}, {shortDateTime(one.at)}
              </span>
              <WhereItWent correction={one} />
            </li>
          ))}
        </ol>
      )}
      <Dialog
        className={dialogStyles.narrow}
        open={correcting}
        onClose={() => setCorrecting(false)}
        title={text.correctOf(history.reference)}
      >
        {correcting && <CorrectForm history={history} onClose={() => setCorrecting(false)} />}
      </Dialog>
    </section>
  );
}

type Correction = FareHistory["corrections"][number];

/** The credit note, statement and settlement that a correction came into. */
function WhereItWent({ correction }: { readonly correction: Correction }) {
  const text = useStrings("books/ride");
  const { usd } = useFormats();
  const { credit_note: note, on_next_statement: onNext, next_statement: next, driver } = correction;
  const places = [
    ...(note === null ? [] : [text.creditNote(note)]),
    ...(onNext ? [next === null ? text.onNextStatement : text.onStatement(next)] : []),
    ...(driver === null || Number(driver) === 0 ? [] : [text.toDriver(usd(Number(driver)))]),
  ];
  return places.length === 0 ? null : <span className="small">{places.join(" ")}</span>;
}

const REFRESH = [getFareHistoryEndpoint, getRideEndpoint, listRideHistoryEndpoint];

function CorrectForm({ history, onClose }: { readonly history: FareHistory; readonly onClose: () => void }) {
  const text = useStrings("books/ride");
  const toast = useToast();
  const { usd } = useFormats();
  const form = useForm({
    initial: { fare: history.fare, reason: "" },
    input: ({ fare, reason }) => ({
      params: { id: history.ride_id },
      body: { fare: Number(fare.replace(",", ".")), reason, seen_fare: history.fare },
    }),
    send: (input, idempotencyKey) => callLoosely(correctFareEndpoint, { ...input, idempotencyKey }),
    invalidates: REFRESH,
    onDone: () => {
      toast({ text: text.done });
      onClose();
    },
  });
  const isSaidAtField = (["fare", "reason"] as const).some((name) => form.problemOf(name) !== undefined);
  const { statement_number: statement, settlement_id: settlement } = history;
  return (
    <form className="stack" noValidate aria-label={text.correct} onSubmit={form.onSubmit}>
      <p>{text.intro(usd(Number(history.fare)))}</p>
      {statement !== null && <Note tone="live">{text.isStated(statement)}</Note>}
      {settlement !== null && <Note tone="live">{text.isSettled}</Note>}
      <TextField label={text.fare} inputMode="decimal" {...form.field("fare")} />
      <TextField label={text.reason} hint={text.reasonHint} maxLength={200} {...form.field("reason")} />
      {form.error !== null && !isSaidAtField && <Refusal error={form.error} />}
      <div className={styles.foot}>
        <Button size="compact" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button size="compact" tone="action" type="submit" busy={form.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
