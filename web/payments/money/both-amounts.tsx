import { useFormats } from "../../language/formats.ts";
import { usePaymentText } from "../use-payment-text.ts";

type BothAmountsProps = { readonly usd: string; readonly xcg: string; readonly note?: string };

/** Dollars and guilders beside each other: they are never added up. */
export function BothAmounts({ usd, xcg, note }: BothAmountsProps) {
  const formats = useFormats();
  const { guilders } = usePaymentText();
  return (
    <>
      <span className="nowrap">{formats.usd(Number(usd))}</span>,{" "}
      <span className="nowrap">{guilders(Number(xcg))}</span>
      {note !== undefined && <span className="small muted"> ({note})</span>}
    </>
  );
}
