import { curacaoDate } from "../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useNow } from "../ui/use-now.ts";

/** Somebody who was here so lately is here now. */
const NOW_MS = 5 * MINUTE_MS;

/** When somebody was here, or did something, the shorter the longer it is ago: "Today, 4:31 PM", "Nov 18", "Nov 18, 2025". */
export function useLastHere() {
  const text = useStrings("office").users;
  const { shortDate, time } = useFormats();
  const now = useNow(MINUTE_MS);
  const day = (moment: string) => {
    const [on, today] = [curacaoDate(new Date(moment)), curacaoDate(now)];
    if (on === today) return text.today(time(moment));
    return on.slice(0, 4) === today.slice(0, 4)
      ? shortDate(moment)
      : text.inYear(shortDate(moment), on.slice(0, 4));
  };
  return {
    day,
    here: (moment: string | null) => {
      if (moment === null) return text.never;
      const ago = now.getTime() - Date.parse(moment);
      return ago >= 0 && ago < NOW_MS ? text.now : day(moment);
    },
  };
}
