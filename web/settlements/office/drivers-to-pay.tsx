import { useState } from "react";
import type { DriverToPay } from "../../../contract/settlements/settlement-schemas.ts";
import {
  closeSettlementEndpoint,
  listDriversToPayEndpoint,
  listSettlementsEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { call } from "../../api/call.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { RowActions } from "../../accounts/users/row-actions.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import { fromDollars } from "../../../domain/money.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Note } from "../../ui/note.tsx";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { useToast } from "../../ui/toast.tsx";
import { isNothing, useSettlementText } from "../use-settlement-text.ts";
import { PayBalance } from "./pay-dialogs.tsx";
import styles from "./settlements.module.css";

type Days = { readonly first_day: string; readonly last_day: string };
type DriversToPayProps = {
  readonly days: Days;
  /** Shows the days of one driver. */
  readonly onDriver: (id: number) => void;
  /** Shows a closed settlement. */
  readonly onOpen: (id: number) => void;
};

/** The days of all drivers, closed in one go, and what there is to pay to each or by each. */
export function DriversToPay({ days, onDriver, onOpen }: DriversToPayProps) {
  const text = useStrings("settlements/office");
  const errorText = useErrorText();
  const drivers = useRead(read(listDriversToPayEndpoint, { query: days }));
  const [paying, setPaying] = useState<DriverToPay | null>(null);
  return (
    <section className="stack" aria-label={text.toPay}>
      <p className="muted">{text.toPayIntro}</p>
      <QueryView query={drivers} loading={text.loading} failed={errorText}>
        {({ drivers: rows }) =>
          rows.length === 0 ? (
            <p className="muted">{text.nobody}</p>
          ) : (
            <>
              <CloseAll days={days} rows={rows.filter(({ state }) => state === "open")} />
              <Drivers rows={rows} onDriver={onDriver} onOpen={onOpen} onPay={setPaying} />
            </>
          )
        }
      </QueryView>
      <PayBalance driver={paying} onClose={() => setPaying(null)} />
    </section>
  );
}

type DriversProps = Omit<DriversToPayProps, "days"> & {
  readonly rows: readonly DriverToPay[];
  readonly onPay: (row: DriverToPay) => void;
};

function Drivers({ rows, onDriver, onOpen, onPay }: DriversProps) {
  const text = useStrings("settlements/office");
  const words = useStrings("settlements");
  const { usd } = useFormats();
  const number = (
    id: string,
    label: string,
    renderCell: Column<DriverToPay>["renderCell"],
  ): Column<DriverToPay> => ({ id, label, className: "number", right: true, labelled: true, renderCell });
  const columns: readonly Column<DriverToPay>[] = [
    {
      id: "driver",
      label: text.driver,
      namesRow: true,
      renderCell: (row) => (
        <>
          <strong>{row.driver_name}</strong>
          <span className={`small muted ${styles.below}`}>{text.states[stateOf(row)]}</span>
          {Number(row.not_recorded) > 0 && row.state === "open" && (
            <span className={`small ${styles.below} ${styles.unsaid}`}>
              {text.unsaidHere(usd(Number(row.not_recorded)))}
            </span>
          )}
        </>
      ),
    },
    number("rides", words.rides, ({ rides }) => rides),
    number("earned", text.earned, ({ fares, tips }) => usd(Number(fares) + Number(tips))),
    number("commission", words.commission, ({ commission }) => usd(Number(commission))),
    number("cash", text.inCash, (row) => <Amounts of={cashOf(row)} />),
    number("beside", text.beside, (row) => <Amounts of={{ usd: row.entries_usd, xcg: row.entries_xcg }} />),
    number("carried", words.carried, (row) => (
      <Amounts of={{ usd: row.carried_usd, xcg: row.carried_xcg }} />
    )),
    {
      id: "owed",
      label: text.toPay,
      labelled: true,
      renderCell: (row) => <ToPay row={row} />,
    },
    {
      id: "actions",
      label: text.actions,
      renderCell: (row) => (
        <RowActions
          row={row.driver_name}
          actions={[
            ...(mayPay(row)
              ? [{ label: isSetOff(row) ? text.setOff : text.pay, onPress: () => onPay(row) }]
              : []),
            {
              label: text.look,
              onPress: () =>
                row.settlement_id === null ? onDriver(row.driver_id) : onOpen(row.settlement_id),
            },
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable
      stacks="flowing"
      label={text.toPay}
      columns={columns}
      rows={rows}
      keyOf={({ driver_id }) => driver_id}
    />
  );
}

type Both = { readonly usd: string; readonly xcg: string };

/** Dollars and guilders under each other; only dollars where there is nothing. */
function Amounts({ of: { usd: dollars, xcg } }: { readonly of: Both }) {
  const { usd } = useFormats();
  const { guilders } = usePaymentText();
  const isGuildersAlone = Number(dollars) === 0 && Number(xcg) !== 0;
  return (
    <span className={styles.amounts}>
      {!isGuildersAlone && <span>{usd(Number(dollars))}</span>}
      {Number(xcg) !== 0 && <span>{guilders(Number(xcg))}</span>}
    </span>
  );
}

/** The amounts to pay in each direction. */
function ToPay({ row }: { readonly row: DriverToPay }) {
  const words = useStrings("settlements");
  const { usd } = useFormats();
  const { guilders } = usePaymentText();
  const amounts = [
    { money: "usd", value: Number(row.to_pay_usd), shown: usd },
    { money: "xcg", value: Number(row.to_pay_xcg), shown: guilders },
  ].filter(({ value }) => value !== 0);
  if (amounts.length === 0) return words.even;
  return (
    <span className={styles.amounts}>
      {amounts.map(({ money, value, shown }) => (
        <strong key={money}>{(value > 0 ? words.toDriver : words.fromDriver)(shown(Math.abs(value)))}</strong>
      ))}
    </span>
  );
}

type CloseAllProps = { readonly days: Days; readonly rows: readonly DriverToPay[] };
type NotClosed = { readonly name: string; readonly reason: string };

/** Closes the days of each driver who is ready, each on its own, and says who wasn't closed and why. */
function CloseAll({ days, rows }: CloseAllProps) {
  const text = useStrings("settlements/office");
  const settled = useSettlementText();
  const errorText = useErrorText();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<readonly NotClosed[]>([]);
  const close = useChange(
    async (drivers: readonly DriverToPay[]) => {
      const notClosed: NotClosed[] = [];
      for (const driver of drivers) {
        const { driver_id, rides, owed_usd, owed_xcg, total_usd, total_xcg } = driver;
        const seen = { rides, owed_usd, owed_xcg, total_usd, total_xcg };
        const idempotencyKey = newIdempotencyKey();
        try {
          await call(closeSettlementEndpoint, { body: { driver_id, ...days, seen }, idempotencyKey });
        } catch (error) {
          notClosed.push({ name: driver.driver_name, reason: errorText(error) });
        }
      }
      return notClosed;
    },
    {
      invalidates: [listDriversToPayEndpoint, listSettlementsEndpoint],
      onDone: (notClosed) => {
        setAsking(false);
        setFailed(notClosed);
        if (notClosed.length === 0) toast({ text: text.closedAll });
      },
    },
  );
  return (
    <>
      {failed.length > 0 && (
        <Note tone="bad">
          <p>{text.notClosed}</p>
          <ul>
            {failed.map(({ name, reason }) => (
              <li key={name}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {rows.length > 0 && (
        <div>
          <Button tone="action" size="compact" icon="check" onClick={() => setAsking(true)}>
            {text.closeAll(rows.length)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={text.closeAllOf(rows.length, settled.days(days))}
        action={text.closeAll(rows.length)}
        wayOut={text.keepOpen}
        tone="live"
        busy={close.isPending}
        error={close.error}
        onConfirm={() => close.run(rows)}
        onClose={() => setAsking(false)}
      >
        {text.closeAllText}
      </ConfirmDialog>
    </>
  );
}

/** The cash of these days that the driver has not handed in; below nothing it was of earlier days. */
function cashOf(row: DriverToPay) {
  return {
    usd: less(row.cash_usd, row.handed_in_usd),
    xcg: less(row.cash_xcg, row.handed_in_xcg),
  };
}

function less(one: string, other: string): string {
  return toDollarString(fromDollars(one) - fromDollars(other));
}

function stateOf(row: DriverToPay) {
  if (row.state !== "settled") return row.state;
  if (row.settlement_id === null) return "partly";
  return isNothing(row.to_pay_usd, row.to_pay_xcg) && !isSetOff(row) ? "paid" : "settled";
}

/** Two settlements that come to nothing together. */
function isSetOff(row: DriverToPay): boolean {
  return isNothing(row.to_pay_usd, row.to_pay_xcg) && !isNothing(row.carried_usd, row.carried_xcg);
}

function mayPay(row: DriverToPay): boolean {
  return row.settlement_id !== null && (!isNothing(row.to_pay_usd, row.to_pay_xcg) || isSetOff(row));
}
