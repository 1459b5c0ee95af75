import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Note } from "../../ui/note.tsx";
import type { CalculatedFare } from "../use-booking.ts";

/**
 * The deposits that are asked right after booking, said before it: those of all the rides that are booked at once, and
 * by when.
 */
export function DepositNote({ fare }: { readonly fare: CalculatedFare }) {
  const text = useStrings("booking/price");
  const formats = useFormats();
  const deposits = fare.twoCars?.flatMap(ofBothWays) ?? ofBothWays({ there: fare, back: fare.wayBack });
  const [first] = deposits.map(({ due_at }) => due_at).toSorted();
  if (first === undefined) return null;
  const amount = deposits.reduce((sum, deposit) => sum + deposit.amount, 0);
  return (
    <Note tone="live">
      <p className="strong">{text.deposit.title(formats.usd(amount))}</p>
      <p>{text.deposit.more(formats.shortDateTime(first))}</p>
    </Note>
  );
}

type Priced = { readonly deposit?: { readonly amount: number; readonly due_at: string } | undefined };

function ofBothWays({ there, back }: { readonly there: Priced; readonly back: Priced | null | undefined }) {
  return [there.deposit, back?.deposit].filter((deposit) => deposit !== undefined);
}
