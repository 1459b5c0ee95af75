import type { SettledRide } from "../../contract/settlements/settlement-schemas.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { usePaymentText } from "../payments/use-payment-text.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { usePaidAs } from "./use-paid-as.ts";
import styles from "./settlements.module.css";

/** The rides of a settlement, each with its payment and its commission. */
export function SettledRides({ lines }: { readonly lines: readonly SettledRide[] }) {
  const text = useStrings("settlements");
  const { shortDateTime, usd, decimals } = useFormats();
  const { guilders } = usePaymentText();
  const paidAs = usePaidAs();
  const columns: readonly Column<SettledRide>[] = [
    { id: "ride", label: text.ride, renderCell: ({ reference }) => <strong>{reference}</strong> },
    {
      id: "completed",
      label: text.completed,
      labelled: true,
      renderCell: ({ completed_at }) => shortDateTime(completed_at),
    },
    {
      id: "payment",
      label: text.payment,
      labelled: true,
      renderCell: paidAs,
    },
    amount("fare", text.fare, ({ fare, xcg }) => (
      <>
        {usd(Number(fare))}
        {xcg !== null && (
          <>
            {" "}
            <span className="small muted nowrap">({guilders(Number(xcg))})</span>
          </>
        )}
      </>
    )),
    amount("tip", text.tip, ({ tip }) => usd(Number(tip))),
    amount("commission", text.commission, ({ commission, percent }) => (
      <>
        {usd(Number(commission))} <span className="small muted nowrap">({decimals(percent, 2)}%)</span>
      </>
    )),
  ];
  if (lines.length === 0) return <p className="muted">{text.noRides}</p>;
  return (
    <div className={styles.rides}>
      <DataTable stacks label={text.rides} columns={columns} rows={lines} keyOf={({ ride_id }) => ride_id} />
    </div>
  );
}

function amount(
  id: string,
  label: string,
  renderCell: Column<SettledRide>["renderCell"],
): Column<SettledRide> {
  return { id, label, className: "number", labelled: true, renderCell };
}
