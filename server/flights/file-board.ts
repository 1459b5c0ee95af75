import { readFile, stat } from "node:fs/promises";
import { z } from "zod";
import { instantOf, parseTime } from "../../domain/curacao-time.ts";
import { canonicalFlightNumber } from "../../domain/flights/flight-number.ts";
import { FLIGHT_DIRECTIONS, FLIGHT_STATES } from "../../contract/flights/flight.ts";
import { readTable } from "../../domain/read-table.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import type { BoardFlight, FlightsPort } from "./flight-board.ts";

/** A change in the file shows this soon. */
const EVERY_MS = 3 * SECOND_MS;

/** A board that somebody types, as a table in CSV or as JSON. */
export function fileBoard(path: string): FlightsPort {
  return {
    everyMs: EVERY_MS,
    async read() {
      const { mtime } = await stat(path);
      return { flights: readBoard(await readFile(path, "utf8")), asOf: mtime };
    },
  };
}

/** The flights of a file: JSON where it begins like that, else a table with a heading line. */
export function readBoard(text: string): BoardFlight[] {
  const rows = /^\s*[[{]/.test(text) ? rowsOf(JSON.parse(text)) : readTable(text);
  return rows.map((row, index) => {
    const parsed = rowSchema.safeParse(row);
    if (parsed.success) return parsed.data;
    throw new Error(`Line ${index + 1} of the board: ${parsed.error.issues[0]?.message ?? "it is wrong"}`);
  });
}

/** A list of flights, or one of arrivals and one of departures. */
function rowsOf(json: unknown): unknown[] {
  const whole = z.union([z.array(z.unknown()), listsSchema]).parse(json);
  if (Array.isArray(whole)) return whole;
  const { arrivals = [], departures = [] } = whole;
  return [
    ...arrivals.map((row) => ({ ...row, direction: "arrival" })),
    ...departures.map((row) => ({ ...row, direction: "departure" })),
  ];
}

const rows = z.array(z.record(z.string(), z.unknown())).optional();
const listsSchema = z.object({ arrivals: rows, departures: rows });

const NUMBER = "flight has a number such as KL735.";
const TIME = "scheduled and estimated are times such as 2026-11-20 14:35, on the island.";

const number = z.string(NUMBER).transform((typed, context) => {
  const canonical = canonicalFlightNumber(typed);
  if (canonical !== null) return canonical;
  context.addIssue({ code: "custom", message: NUMBER });
  return z.NEVER;
});

const time = z.string(TIME).transform((typed, context) => {
  const instant = instantIn(typed.trim());
  if (instant !== null) return instant;
  context.addIssue({ code: "custom", message: TIME });
  return z.NEVER;
});

const or = <Value extends z.ZodType, Default>(value: Value, missing: Default) =>
  z
    .preprocess((given) => (given === "" || given === null ? undefined : given), value.optional())
    .transform((given) => given ?? missing);
const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(words, `one of ${words.join(", ")} is expected.`));

const rowSchema = z
  .object({
    flight: number,
    direction: or(word(FLIGHT_DIRECTIONS), "arrival" as const),
    scheduled: time,
    estimated: or(time, null),
    status: or(word(FLIGHT_STATES), "expected" as const),
  })
  .transform(
    ({ flight, direction, scheduled, estimated, status }): BoardFlight => ({
      numbers: [flight],
      direction,
      state: status,
      scheduled,
      estimated,
    }),
  );

/** A time with its zone, or one on the island's clock. */
function instantIn(typed: string): Date | null {
  const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)$/.exec(typed);
  const clock = local && parseTime(local[2] ?? "");
  const instant = local ? clock && instantOf(local[1] ?? "", clock) : zoned(typed);
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

function zoned(typed: string): Date | null {
  return /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(typed) ? new Date(typed) : null;
}
