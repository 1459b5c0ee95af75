import { getOwnShiftsEndpoint } from "../../contract/shifts/shifts.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { minutesOf, momentOf } from "../../domain/shifts/shift-times.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Icon } from "../ui/icon.tsx";
import { useNow } from "../ui/use-now.ts";
import styles from "./today-hours.module.css";

const OWN_SHIFTS = read(getOwnShiftsEndpoint);

/** "Today until 6:00 PM, break 1:00 PM–1:30 PM"; nothing where no hours are written. */
export function TodayHours({ every = 15 * MINUTE_MS }: { readonly every?: number }) {
  const words = useStrings("shifts");
  const { time } = useFormats();
  const now = useNow(MINUTE_MS);
  const { data } = useRead(OWN_SHIFTS, { everyMs: every });
  const today = data?.days.find(({ day }) => day === curacaoDate(now));
  if (today === undefined || today.by === "none") return null;
  const spans = today.shifts.map((shift) => {
    const { from, until, break: pause } = minutesOf(shift);
    const at = (minutes: number) => momentOf(today.day, minutes);
    return {
      from: at(from),
      until: at(until),
      pause: pause && { ...pause, from: at(pause.from), until: at(pause.until) },
    };
  });
  const next = spans.find(({ until }) => until > now);
  if (next === undefined) return <Line>{words.own.offToday}</Line>;
  const { from, until, pause } = next;
  const hours = from > now ? words.own.todayFrom(time(from), time(until)) : words.own.todayUntil(time(until));
  if (pause === null || pause.until <= now) return <Line>{hours}</Line>;
  const between = `${time(pause.from)}–${time(pause.until)}`;
  const isItself = pause.until.getTime() - pause.from.getTime() === pause.minutes * MINUTE_MS;
  const rest = isItself ? words.breakAt(between) : words.breakWithin(pause.minutes, between);
  return <Line>{`${hours}, ${rest}`}</Line>;
}

function Line({ children }: { readonly children: string }) {
  return (
    <p className={`strong ${styles.line}`}>
      <Icon name="clock" />
      {children}
    </p>
  );
}
