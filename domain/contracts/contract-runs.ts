import { addDays } from "../curacao-days.ts";
import { instantOf } from "../curacao-time.ts";
import { type Weekday, weekdayOf } from "../shifts/shift-times.ts";

export const CONTRACT_WAYS = ["there", "back"] as const;
export type ContractWay = (typeof CONTRACT_WAYS)[number];

/** Whether a contract drives on public holidays. */
export const ON_HOLIDAYS = ["drive", "skip"] as const;
export type OnHolidays = (typeof ON_HOLIDAYS)[number];

/** The payer of its rides: the account it is made with, by its statement, or whoever rides, in the car. */
export const CONTRACT_PAYERS = ["account", "driver"] as const;
export type ContractPayer = (typeof CONTRACT_PAYERS)[number];

/** A trip's weekdays and times of day, "HH:MM"; without a way back where that has no time. */
type LineTimes = {
  readonly line: number;
  readonly weekdays: readonly Weekday[];
  readonly time: string;
  readonly back_time: string | null;
};

/** Days that are otherwise: without a time nothing is driven; for all trips where no line is named. */
type ContractException = {
  readonly line: number | null;
  readonly first_day: string;
  readonly last_day: string;
  readonly time: string | null;
  readonly back_time: string | null;
};

export type ContractTimes = {
  readonly first_day: string;
  readonly last_day: string | null;
  readonly on_holidays: OnHolidays;
  readonly lines: readonly LineTimes[];
  readonly exceptions: readonly ContractException[];
};

/** One ride that a contract asks for: there is one of each line, day and way. */
export type ContractRun = {
  readonly line: number;
  readonly day: string;
  readonly way: ContractWay;
  readonly at: Date;
};

type Days = {
  readonly from: string;
  /** The last of them. */
  readonly until: string;
  readonly isHoliday: (day: string, time: string) => boolean;
};

/** The rides that a contract asks for on some days, in the order of their times. */
export function runsOf(contract: ContractTimes, { from, until, isHoliday }: Days): ContractRun[] {
  const first = from > contract.first_day ? from : contract.first_day;
  const last = contract.last_day !== null && contract.last_day < until ? contract.last_day : until;
  const runs: ContractRun[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    for (const line of contract.lines) runs.push(...runsOn(day, line, { contract, isHoliday }));
  }
  return runs.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

type Rules = { readonly contract: ContractTimes } & Pick<Days, "isHoliday">;

function runsOn(day: string, line: LineTimes, { contract, isHoliday }: Rules): ContractRun[] {
  if (!line.weekdays.includes(weekdayOf(day))) return [];
  const otherwise = exceptionOn(day, line.line, contract.exceptions);
  if (!otherwise && contract.on_holidays === "skip" && isHoliday(day, `${line.time}:00`)) return [];
  const { time, back_time } = otherwise ?? line;
  if (time === null) return [];
  const run = (way: ContractWay, at: string) => ({
    line: line.line,
    day,
    way,
    at: instantOf(day, `${at}:00`),
  });
  return [run("there", time), ...(back_time === null ? [] : [run("back", back_time)])];
}

/** The exception of a day: what is said of the line itself counts before what is said of all, and the later before the earlier. */
function exceptionOn(
  day: string,
  line: number,
  exceptions: readonly ContractException[],
): ContractException | undefined {
  const ofDay = exceptions.filter(({ first_day, last_day }) => first_day <= day && day <= last_day);
  return ofDay.findLast((one) => one.line === line) ?? ofDay.findLast((one) => one.line === null);
}
