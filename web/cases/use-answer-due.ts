import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useNow } from "../ui/use-now.ts";

/** By when a case is to be answered, in words, and whether that day is over; null where nobody has said one. */
export function useAnswerDue() {
  const { dueBy, wasDue } = useStrings("cases");
  const { shortDate } = useFormats();
  const today = curacaoDate(useNow(MINUTE_MS));
  return (dueOn: string | null | undefined): { readonly text: string; readonly isLate: boolean } | null => {
    if (typeof dueOn !== "string") return null;
    const day = shortDate(instantOf(dueOn, "12:00:00").toISOString());
    const isLate = dueOn < today;
    return { text: isLate ? wasDue(day) : dueBy(day), isLate };
  };
}
