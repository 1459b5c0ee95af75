import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { once } from "../../waiting/once.ts";

/** Hours in which a driver can be given rides. */
export type WorkingHours = {
  readonly from: Date;
  readonly until: Date;
  /** Somebody wrote them down. */
  readonly written: boolean;
  /** The driver is off, and nobody has written that they come on: it is only likely. */
  readonly likely: boolean;
  /** The shift has begun, and its driver isn't on yet. */
  readonly awaited?: boolean;
  readonly breaks: readonly { readonly from: Date; readonly until: Date; readonly minutes: number }[];
};

/** A driver who went on by hand is taken to stay so long. */
const BY_HAND_HOURS = 10;
/** A driver whose shift has begun and who isn't on yet is taken to be on the way for so long: nobody's rides are given away for a red light. */
const LATE_ON_MINUTES = 15;
/** A driver who is off and has no shifts written down may come on, but not sooner than this. */
const COMES_ON_HOURS = 1;
/** The hours of a day for which nothing is written down. */
const DAY_BEGINS = "06:00:00";

type Asked = {
  readonly shifts: readonly WorkingHours[] | null;
  readonly onShift: boolean;
  readonly now: Date;
  readonly days: number;
};

/**
 * When a driver works, today and on the days after. Written shifts count, and on and off by hand stands above them: who
 * is on has at least the hours from now, who is off has none until they come on or their next shift begins, but for the first minutes of
 * a shift. Without any
 * shifts written down, later hours are taken to be like any day, so that a company that writes none is not told that
 * all its cars are busy.
 */
export function workingHours({ shifts, onShift, now, days }: Asked): readonly WorkingHours[] {
  return hoursFrom({ now, days })({ shifts, onShift });
}

/** The same for many drivers at one moment: those without shifts have the same hours, which are worked out once. */
export function hoursFrom({
  now,
  days,
}: Pick<Asked, "now" | "days">): (driver: Pick<Asked, "shifts" | "onShift">) => readonly WorkingHours[] {
  const ifOn = once(() => assumedHours({ onShift: true, now, days }));
  const ifOff = once(() => assumedHours({ onShift: false, now, days }));
  return ({ shifts, onShift }) => {
    if (shifts === null) return onShift ? ifOn() : ifOff();
    return writtenHours({ shifts, onShift, now });
  };
}

type Written = Pick<Asked, "onShift" | "now"> & { readonly shifts: readonly WorkingHours[] };

function writtenHours({ shifts, onShift, now }: Written): WorkingHours[] {
  const present = shifts.find(({ from, until }) => from <= now && now < until);
  const later = shifts.filter(({ from }) => from > now);
  if (present && onShift) return [{ ...present, from: now }, ...later];
  if (present) return isLateOn(present, now) ? [{ ...present, from: now, awaited: true }, ...later] : later;
  if (!onShift) return later;
  const [next] = later;
  const byHand = new Date(now.getTime() + BY_HAND_HOURS * HOUR_MS);
  const until = next && next.from < byHand ? next.from : byHand;
  return [{ from: now, until, written: false, likely: false, breaks: [] }, ...later];
}

function isLateOn({ from }: WorkingHours, now: Date): boolean {
  return now.getTime() - from.getTime() < LATE_ON_MINUTES * MINUTE_MS;
}

function assumedHours({ onShift, now, days }: Omit<Asked, "shifts">): WorkingHours[] {
  const today = curacaoDate(now);
  const from = onShift ? now : new Date(now.getTime() + COMES_ON_HOURS * HOUR_MS);
  const midnight = instantOf(addDays(today, 1), "00:00:00");
  const byHand = new Date(now.getTime() + BY_HAND_HOURS * HOUR_MS);
  const first = { from, until: onShift && byHand > midnight ? byHand : midnight };
  const after = Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index + 1);
    const opens = instantOf(day, DAY_BEGINS);
    const until = instantOf(addDays(day, 1), "00:00:00");
    return { from: opens > first.until ? opens : first.until, until };
  });
  return [first, ...after]
    .filter(({ from: begins, until }) => begins < until)
    .map((hours, index) => ({ ...hours, written: false, likely: index > 0 || !onShift, breaks: [] }));
}
