import { useState } from "react";
import { listShiftClosingsEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import type { ClosingState, ShiftClosing } from "../../../contract/payments/payment-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../use-payment-text.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Chips } from "../../ui/chips.tsx";
import { BothAmounts } from "../money/both-amounts.tsx";
import { RowActions } from "../../accounts/users/row-actions.tsx";
import { HandInDialog } from "./hand-in-dialog.tsx";
import { Listing } from "../../office/listing.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";
import textStyles from "../../ui/field.module.css";
import { toDollars } from "../../../domain/dollars.ts";
import { fromDollars } from "../../../domain/money.ts";

/** The shifts that drivers closed: what the app says they hold, and what they counted. */
export function ClosingsList() {
  const text = useStrings("payments").closings;
  const { shortDateTime, usd } = useFormats();
  const { guilders } = usePaymentText();
  const words = useStrings("payments/money");
  const [state, setState] = useState<ClosingState | "all">("with_driver");
  const [signing, setSigning] = useState<ShiftClosing | null>(null);
  const closings = usePagedList(listShiftClosingsEndpoint, state === "all" ? {} : { state });
  const both = (dollars: string, xcg: string) => (
    <>
      {usd(Number(dollars))}
      <br />
      {guilders(Number(xcg))}
    </>
  );
  const columns: readonly Column<ShiftClosing>[] = [
    {
      id: "closed-at",
      label: text.closedAt,
      labelled: true,
      renderCell: (closing) => shortDateTime(closing.closed_at),
    },
    { id: "driver", label: text.driver, renderCell: (closing) => closing.driver_name },
    { id: "rides", label: text.rides, labelled: true, renderCell: (closing) => closing.rides },
    {
      id: "expected",
      label: text.expected,
      labelled: true,
      renderCell: (closing) => both(closing.usd, closing.xcg),
    },
    {
      id: "counted",
      label: text.counted,
      labelled: true,
      renderCell: (closing) => both(closing.counted_usd, closing.counted_xcg),
    },
    {
      id: "difference",
      label: text.difference,
      labelled: true,
      renderCell: (closing) => <Difference closing={closing} />,
    },
    { id: "note", label: text.note, labelled: true, renderCell: (closing) => closing.note },
    {
      id: "handed-in",
      label: words.handedIn,
      labelled: ({ handed_in }) => handed_in !== null,
      renderCell: (closing) => <HandedIn closing={closing} onSign={() => setSigning(closing)} />,
    },
  ];
  return (
    <div className="stack">
      <div>
        <Chips
          label={words.state}
          value={state}
          onChange={setState}
          choices={(["with_driver", "handed_in", "all"] as const).map((value) => ({
            value,
            label: words.states[value],
          }))}
        />
      </div>
      <Listing query={closings} empty={text.empty}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={words.views.closings}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
      <HandInDialog closing={signing} onClose={() => setSigning(null)} />
    </div>
  );
}

type HandedInProps = { readonly closing: ShiftClosing; readonly onSign: () => void };

/** The person who signed for the cash of a shift and what they counted, or the way to do so. */
function HandedIn({ closing: { handed_in, driver_name }, onSign }: HandedInProps) {
  const words = useStrings("payments/money");
  const { shortDateTime } = useFormats();
  if (!handed_in)
    return <RowActions row={driver_name} actions={[{ label: words.handIn, onPress: onSign }]} />;
  return (
    <>
      <BothAmounts usd={handed_in.usd} xcg={handed_in.xcg} />
      <br />
      <span className="small muted">
        {words.signedBy(handed_in.by, shortDateTime(handed_in.at))}
        {handed_in.note !== "" && `: ${handed_in.note}`}
      </span>
    </>
  );
}

/** By how much the count is over or under, in each currency by itself. */
function Difference({ closing }: { readonly closing: ShiftClosing }) {
  const text = useStrings("payments").closings;
  const { usd } = useFormats();
  const { guilders } = usePaymentText();
  const over = (counted: string, says: string) => toDollars(fromDollars(counted) - fromDollars(says));
  const parts = [
    { amount: over(closing.counted_usd, closing.usd), shown: usd },
    { amount: over(closing.counted_xcg, closing.xcg), shown: guilders },
  ].filter(({ amount }) => amount !== 0);
  if (parts.length === 0) return text.even;
  return (
    <span className={textStyles.error}>
      {parts.map(({ amount, shown }) => `${amount > 0 ? "+" : "−"}${shown(Math.abs(amount))}`).join(", ")}
    </span>
  );
}
