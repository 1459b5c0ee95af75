import { noonOf } from "../../domain/curacao-days.ts";
import { type ShiftTimes, WEEKDAYS, type WeekShift } from "../../domain/shifts/shift-times.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useHoursText } from "../shifts/use-hours-text.ts";
import { dayLike } from "../shifts/week-values.ts";
import type { AuditValue } from "./use-audit-values.ts";

type Detail = Readonly<Record<string, unknown>>;

/** The actions whose entries hold shifts. */
const OF_SHIFTS: readonly string[] = [
  "set_shifts",
  "set_shift_day",
  "clear_shift_day",
  "propose_shifts",
  "accept_shift_proposal",
  "decline_shift_proposal",
];

/** The shifts of an entry in words: of a week each day that has changed, of a single day its hours; null for any other entry. */
export function useShiftValues(): (action: string, detail: Detail) => readonly AuditValue[] | null {
  const text = useStrings("shifts");
  const { asTheWeek, homeMoved } = useStrings("audit").shifts;
  const { weekday, date } = useFormats();
  const words = useHoursText();

  const ofWeek = (week: unknown): AuditValue[] => {
    const change = isChange(week) ? week : { from: undefined, to: week };
    return WEEKDAYS.flatMap((one): AuditValue[] => {
      const on = (shifts: unknown) => words.day({ shifts: shiftsIn(shifts).filter(isOn(one)) });
      const after = on(change.to);
      const name = weekday(noonOf(dayLike(one)));
      if (change.from === undefined) return [{ name, after }];
      const before = on(change.from);
      return before === after ? [] : [{ name, before, after }];
    });
  };
  const ofDay = (day: unknown, shifts: unknown): AuditValue => ({
    name: typeof day === "string" ? date(noonOf(day)) : text.hours,
    after: shifts === undefined ? asTheWeek : words.day({ shifts: shiftsIn(shifts) }),
  });

  return (action, detail) => {
    if (!OF_SHIFTS.includes(action)) return null;
    return Object.entries(detail).flatMap(([field, value]): AuditValue[] => {
      if (field === "week") return ofWeek(value);
      if (field === "days" && Array.isArray(value)) {
        return value.filter(isRecord).map((one) => ofDay(one["day"], one["shifts"]));
      }
      if (field === "day") return [ofDay(value, detail["shifts"])];
      if (field === "home") return [{ name: text.home, after: homeMoved }];
      return [];
    });
  };
}

function isOn(weekday: number) {
  return (shift: ShiftTimes) => (shift as Partial<WeekShift>).weekday === weekday;
}

/** Shifts as an entry keeps them, which was written by another version, perhaps. */
function shiftsIn(value: unknown): ShiftTimes[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ from, until, break: pause, ...rest }): ShiftTimes[] => {
    if (typeof from !== "string" || typeof until !== "string") return [];
    return [{ ...rest, from, until, break: isBreak(pause) ? pause : null }];
  });
}

function isBreak(value: unknown): value is NonNullable<ShiftTimes["break"]> {
  return (
    isRecord(value) &&
    typeof value["minutes"] === "number" &&
    typeof value["from"] === "string" &&
    typeof value["until"] === "string"
  );
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return isRecord(value) && "from" in value && "to" in value;
}

function isRecord(value: unknown): value is Detail {
  return typeof value === "object" && value !== null;
}
