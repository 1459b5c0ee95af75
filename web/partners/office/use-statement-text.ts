import { noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type {
  Statement,
  StatementDetail,
  StatementEntry,
} from "../../../contract/partners/statement-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";

type Days = Pick<Statement, "first_day" | "last_day">;

type Stated = Pick<Statement, "paid" | "owed" | "total" | "due_on">;

/** The total of a statement, in words. */
export function useStatementText() {
  const text = useStrings("partners/office");
  const { usd, date, rate, shortDateTime } = useFormats();
  const today = curacaoDate(useNow(HOUR_MS));
  const day = (of: string) => date(noonOf(of));
  return {
    day,
    /** "Rides from October 3, 2026 to October 29, 2026."; null where it has none. */
    days: ({ first_day: first, last_day: last }: Days): string | null =>
      first === null || last === null ? null : text.days(day(first), day(last)),
    /** "Paid Nov 18", "$15.50 left, due November 30, 2026", "Not paid yet, overdue since October 1, 2026". */
    state: ({ paid, owed, total, due_on: due }: Stated): string => {
      const left = Number(owed);
      if (left < 0) return text.paidTooMuch(usd(-left));
      if (paid !== null) return text.paidAt(shortDateTime(paid.at));
      const said = left < Number(total) ? text.leftOf(usd(left)) : text.unpaid;
      if (due === undefined) return said;
      return `${said}, ${due < today ? text.overdueSince(day(due)) : text.dueOn(day(due))}`;
    },
    /** "Turnover tax (OB) 6% is in the fares: $19.67 of $347.50, less $1.22 by credits." for each rate. */
    taxes: ({ taxes = [] }: Pick<StatementDetail, "taxes">): readonly string[] =>
      taxes
        .filter(({ percent }) => percent > 0)
        .map(({ percent, fares, tax, credited }) => {
          const [percents, whole] = [rate(percent), usd(Number(tax))];
          if (Number(credited.fares) === 0) return text.taxIn(percents, whole);
          return text.taxLess(percents, whole, usd(Number(fares)), usd(Number(credited.tax)));
        }),
    /** "Bank transfer", "Credit note 4", "Taken back". */
    entry: ({
      kind,
      how,
      note_number: note,
    }: Pick<StatementEntry, "kind" | "how" | "note_number">): string => {
      if (kind === "payment") return text.hows[how ?? "other"];
      return kind === "credit" && typeof note === "number" ? text.creditNote(note) : text.kinds[kind];
    },
  };
}
