import { useState } from "react";
import type { ShiftClosing } from "../../../contract/payments/payment-schemas.ts";
import {
  closeShiftEndpoint,
  getOwnCashEndpoint,
  listOwnClosingsEndpoint,
} from "../../../contract/payments/payments.endpoints.ts";
import { getOwnDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { amountOf } from "../../payments/amount.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { useDriverDay } from "../day/driver-day.ts";
import { useCashHeld } from "./use-cash-held.ts";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import cardStyles from "../../ui/card.module.css";
import foldStyles from "../../ui/fold.module.css";
import styles from "./cash-held.module.css";

const CLOSINGS_SHOWN = 5;

/** The cash a driver holds since their last closing, the way to close a shift with it, and the shifts they closed. */
export function CashHeld() {
  const text = useStrings("payments").cash;
  const { onceSignal } = useStrings("drivers");
  const formats = useFormats();
  const { guilders } = usePaymentText();
  const { noSignal, steps, username } = useDriverDay();
  const [asks, setAsks] = useState(false);
  const cash = useCashHeld(username);
  const closings = useRead(read(listOwnClosingsEndpoint, { query: { limit: CLOSINGS_SHOWN } }));
  const waits = steps.some((step) => step.state === "waiting" && step.action === "finish");
  return (
    <section className={`no-print ${cardStyles.card} ${styles.cash}`} aria-labelledby="cash-held">
      <h2 id="cash-held">{text.title}</h2>
      <QueryView query={cash} failed={text.failed} offline={noSignal ? onceSignal : undefined}>
        {(held) => (
          <>
            <dl className={styles.held}>
              <div>
                <dt>{text.dollars}</dt>
                <dd>{formats.usd(Number(held.usd))}</dd>
              </div>
              <div>
                <dt>{text.guilders}</dt>
                <dd>{guilders(Number(held.xcg))}</dd>
              </div>
            </dl>
            <p className="muted small">
              {held.since === null
                ? text.sinceFirst(held.rides)
                : text.since(formats.shortDateTime(held.since), held.rides)}
            </p>
          </>
        )}
      </QueryView>
      <AsOf kept={cash.keptAt} />
      {waits && <Note tone="warn">{text.waits}</Note>}
      {noSignal && <Note tone="warn">{text.needsSignal}</Note>}
      <Button size="large" block disabled={noSignal || cash.data === undefined} onClick={() => setAsks(true)}>
        {text.close}
      </Button>
      {closings.data && closings.data.length > 0 && <Closings closings={closings.data} />}
      <CloseDialog open={asks} onClose={() => setAsks(false)} />
    </section>
  );
}

function Closings({ closings }: { readonly closings: readonly ShiftClosing[] }) {
  const text = useStrings("payments").cash;
  const formats = useFormats();
  const { guilders } = usePaymentText();
  return (
    <details className={foldStyles.fold}>
      <summary>
        {text.last}
        <Icon name="down" />
      </summary>
      <FactsList className={styles.facts}>
        {closings.map((closing) => (
          <Fact key={closing.id} name={formats.shortDateTime(closing.closed_at)}>
            {formats.usd(Number(closing.counted_usd))}, {guilders(Number(closing.counted_xcg))}
          </Fact>
        ))}
      </FactsList>
    </details>
  );
}

const EMPTY = { counted_usd: "", counted_xcg: "", note: "" };
const checkAmount = (typed: string) => (amountOf(typed) === null ? ("check" as const) : undefined);

function isClosedAlready(error: Error): boolean {
  return error instanceof ApiError && error.code === "edit_conflict";
}

function CloseDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("payments").cash;
  const { closedJustNow } = useStrings("drivers");
  const toast = useToast();
  const form = useForm({
    initial: EMPTY,
    draft: "close-shift",
    rules: { counted_usd: checkAmount, counted_xcg: checkAmount },
    input: ({ counted_usd, counted_xcg, note }) => ({
      counted_usd: amountOf(counted_usd) ?? 0,
      counted_xcg: amountOf(counted_xcg) ?? 0,
      ...(note.trim() === "" ? {} : { note }),
    }),
    send: (body, idempotencyKey) => call(closeShiftEndpoint, { body, idempotencyKey }),
    invalidates: [getOwnCashEndpoint, listOwnClosingsEndpoint, getOwnDriverEndpoint],
    onDone: () => {
      toast({ text: text.closed });
      onClose();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={text.closeTitle}>
      <form className="stack" noValidate onSubmit={form.onSubmit}>
        <p>{text.closeText}</p>
        <TextField label={text.countedUsd} inputMode="decimal" {...form.field("counted_usd")} />
        <TextField label={text.countedXcg} inputMode="decimal" {...form.field("counted_xcg")} />
        <TextField label={text.note} maxLength={300} {...form.field("note")} />
        {form.error !== null && (
          <FormError>{isClosedAlready(form.error) ? closedJustNow : text.closeFailed}</FormError>
        )}
        <Button type="submit" tone="live" size="huge" block busy={form.busy} busyLabel={text.closing}>
          {text.close}
        </Button>
      </form>
    </Dialog>
  );
}
