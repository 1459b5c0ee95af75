import { z } from "zod";
import { instantOf, isDate, parseTime } from "../../../domain/curacao-time.ts";
import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { ImportFault } from "../../../contract/data/data-import.ts";
import { canBeShown } from "../../../contract/wire-text.ts";

/** Thrown where a cell is not what its column is for. */
export class CellFault extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Makes of a cell, without the spaces around it, what its column is for. */
export type Rule<T = unknown> = (cell: string) => T;

/** A cell that may not be empty. */
export function needed<T>(rule: Rule<T>): Rule<T> {
  return (cell) => {
    if (cell === "") throw new CellFault("missing");
    return rule(cell);
  };
}

/** A cell that may be empty. */
export function maybe<T>(rule: Rule<T>): Rule<T | null> {
  return orElse(rule, null);
}

/** A cell that means something when it is empty. */
export function orElse<T, E>(rule: Rule<T>, empty: E): Rule<T | E> {
  return (cell) => (cell === "" ? empty : rule(cell));
}

/** A value that a schema of the contract takes. */
export function fits<S extends z.ZodType>(schema: S, fault: ImportFault): Rule<z.output<S>> {
  return (cell) => {
    const parsed = schema.safeParse(cell);
    if (!parsed.success) throw new CellFault(fault);
    return parsed.data;
  };
}

export function text(most: number): Rule<string> {
  return fits(z.string().max(most).refine(canBeShown), "text");
}

export const phone: Rule<string> = (cell) => {
  const canonical = canonicalPhone(typedPhone(cell));
  if (canonical === null) throw new CellFault("phone");
  return canonical;
};

/** Capitals don't matter. */
export function oneOf<const T extends string>(values: readonly T[]): Rule<T> {
  const byName = new Map(values.map((value) => [value.toLowerCase(), value]));
  return (cell) => {
    const value = byName.get(cell.toLowerCase());
    if (value === undefined) throw new CellFault("choice");
    return value;
  };
}

const YES_NO = new Map(
  Object.entries({ true: true, false: false, yes: true, no: false, "1": true, "0": false }),
);

export const yesNo: Rule<boolean> = (cell) => {
  const value = YES_NO.get(cell.toLowerCase());
  if (value === undefined) throw new CellFault("yes_no");
  return value;
};

export function whole(least: number, most: number): Rule<number> {
  return (cell) => {
    const value = /^\d{1,9}$/.test(cell) ? Number(cell) : NaN;
    if (!(value >= least && value <= most)) throw new CellFault("whole_number");
    return value;
  };
}

/** A number with a point, or with a comma, as spreadsheets of half the world write it. */
export function decimal(schema: z.ZodType<number>): Rule<number> {
  const number = fits(schema, "number");
  return (cell) => {
    if (!/^-?\d+([.,]\d+)?$/.test(cell)) throw new CellFault("number");
    return (number as (value: unknown) => number)(Number(cell.replace(",", ".")));
  };
}

export const day: Rule<string> = (cell) => {
  const written = toIsoDay(cell);
  if (written === null) throw new CellFault("day");
  return written;
};

const MOMENT = /^([\d-]+)[T ](\d{1,2}:\d{2}(?::\d{2})?)(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})?$/;

/** A moment: without an offset it is a time of the island. */
export const moment: Rule<Date> = (cell) => {
  const [, date = "", clock = "", fraction = "", offset] = MOMENT.exec(cell) ?? [];
  const written = toIsoDay(date);
  const time = parseTime(clock.replace(/^(\d):/, "0$1:"));
  if (written === null || time === null) throw new CellFault("time");
  const at =
    offset === undefined ? instantOf(written, time) : new Date(`${written}T${time}${fraction}${offset}`);
  if (Number.isNaN(at.getTime())) throw new CellFault("time");
  return at;
};

/** A day as 2026-12-31 or as 31-12-2026, which spreadsheets of the island make of it; null for anything else. */
function toIsoDay(text: string): string | null {
  const written = text.replace(
    /^(\d{1,2})-(\d{1,2})-(\d{4})$/,
    (_all, date: string, month: string, year: string) =>
      `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`,
  );
  return isDate(written) ? written : null;
}

/** JSON, as the export writes lists. */
export function list<T>(schema: z.ZodType<T[]>): Rule<T[]> {
  const fitting = fits(schema, "list") as (value: unknown) => T[];
  return (cell) => {
    try {
      return fitting(JSON.parse(cell));
    } catch {
      throw new CellFault("list");
    }
  };
}
