import { noonOf } from "../../../contract/curacao-days.ts";
import type { Statement, StatementEntry } from "../../../contract/partners/statement-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";

type Days = Pick<Statement, "first_day" | "last_day">;

/** What a statement comes to, in words. */
export function useStatementText() {
  const text = useStrings("partners/office");
  const { usd, date, shortDateTime } = useFormats();
  const day = (of: string) => date(noonOf(of));
  return {
    day,
    /** "Rides from October 3, 2026 to October 29, 2026."; null where it has none. */
    days: ({ first_day: first, last_day: last }: Days): string | null =>
      first === null || last === null ? null : text.days(day(first), day(last)),
    /** "Paid Nov 18", "$15.50 left", "Not paid yet". */
    state: ({ paid, owed, total }: Pick<Statement, "paid" | "owed" | "total">): string => {
      const left = Number(owed);
      if (left < 0) return text.paidTooMuch(usd(-left));
      if (paid !== null) return text.paidAt(shortDateTime(paid.at));
      return left < Number(total) ? text.leftOf(usd(left)) : text.unpaid;
    },
    /** "Bank transfer", "Credit", "Taken back". */
    entry: ({ kind, how }: Pick<StatementEntry, "kind" | "how">): string =>
      kind === "payment" ? text.hows[how ?? "other"] : text.kinds[kind],
  };
}
