import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { useStrings } from "../language/language-context.ts";
import { useNow } from "../ui/use-now.ts";

/** From so many hours on, days say it better. */
const HOURS_AT_MOST = 48;

/** How long something has waited, in words, and whether that is too long. */
export function useWaited(): (since: string) => { readonly text: string; readonly isLate: boolean } {
  const { minutes, hours, days } = useStrings("messages/inbox").waited;
  const now = useNow(MINUTE_MS);
  return (since) => {
    const ms = Math.max(0, now.getTime() - Date.parse(since));
    const wholeHours = Math.floor(ms / HOUR_MS);
    const text =
      wholeHours < 1
        ? minutes(Math.floor(ms / MINUTE_MS))
        : wholeHours < HOURS_AT_MOST
          ? hours(wholeHours)
          : days(Math.floor(ms / DAY_MS));
    return { text, isLate: ms > DAY_MS };
  };
}
