import { parseArgs } from "node:util";
import { SCENARIOS } from "./dispatch/scenarios.ts";
import { parseTime } from "../../domain/curacao-time.ts";

/** What a simulated day is made of. */
export type Options = {
  readonly drivers: number;
  /** Guests who have the page of a ride open. */
  readonly pages: number;
  readonly seconds: number;
  /** How many times faster than on the island rides come and go; positions come at the same pace always. */
  readonly pace: number;
  readonly seed: number;
  readonly servers: number;
  /** A PostgreSQL in which a database may be made and dropped; without it the embedded one. */
  readonly postgres: string | null;
  readonly redis: string | null;
  /** The time on the island at which the day is looked at, "HH:MM:SS"; without it the machine's time, and the traffic of an average hour. */
  readonly at: string | null;
  /** A product that runs already; `postgres` is then its database. */
  readonly join: string | null;
  /** Whether each driver's app has its live stream open, as the real one has. */
  readonly driverStreams: boolean;
  readonly costs: boolean;
  readonly soak: boolean;
  /** The scenario of dispatch that is played instead of a day's traffic. */
  readonly play: string | null;
};

const NUMBERS = {
  drivers: { fallback: 200, least: 2 },
  pages: { fallback: 400, least: 0 },
  seconds: { fallback: 60, least: 1 },
  pace: { fallback: 10, least: 1 },
  seed: { fallback: 1, least: 0 },
  servers: { fallback: 1, least: 1 },
} as const;
type NumberName = keyof typeof NUMBERS;

/** Ten hours as they are on the island. */
const TEN_HOURS = { seconds: 36_000, pace: 1, servers: 2 } as const;
/** An hour at ten times the traffic of the island, which has 200 drivers, on two servers. */
const SOAK = { seconds: 3_600, pace: 10, servers: 2 } as const;

/** Reads the command line; throws a sentence where it cannot be meant. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...(Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, { type: "string" }])) as Record<
        NumberName,
        { type: "string" }
      >),
      postgres: { type: "string" },
      redis: { type: "string" },
      at: { type: "string" },
      join: { type: "string" },
      "without-driver-streams": { type: "boolean" },
      costs: { type: "boolean" },
      soak: { type: "boolean" },
      "ten-hours": { type: "boolean" },
      play: { type: "string" },
    },
  });
  const isLong = values["ten-hours"] ?? false;
  const soak = isLong || (values.soak ?? false);
  const soaked: Partial<Record<NumberName, number>> = isLong ? TEN_HOURS : soak ? SOAK : {};
  const numberOf = (name: NumberName) => {
    const usual = soaked[name] ?? NUMBERS[name].fallback;
    const number = Number(values[name] ?? usual);
    const isWhole = name === "pace" || Number.isInteger(number);
    if (!isWhole || !(number >= NUMBERS[name].least)) {
      throw new Error(`--${name} must be a number from ${NUMBERS[name].least} on.`);
    }
    return number;
  };
  const options: Options = {
    drivers: numberOf("drivers"),
    pages: numberOf("pages"),
    seconds: numberOf("seconds"),
    pace: numberOf("pace"),
    seed: numberOf("seed"),
    servers: numberOf("servers"),
    postgres: values.postgres ?? null,
    redis: values.redis ?? null,
    at: values.at === undefined ? null : timeOf(values.at),
    join: values.join ?? null,
    driverStreams: values["without-driver-streams"] !== true,
    costs: values.costs ?? false,
    soak,
    play: values.play ?? null,
  };
  if (options.play !== null && !(options.play in SCENARIOS)) {
    throw new Error(`--play is one of ${Object.keys(SCENARIOS).join(", ")}.`);
  }
  if (options.postgres === null && options.join === null && options.servers > 1) {
    throw new Error("Several servers need --postgres: the embedded database belongs to one.");
  }
  if (options.join !== null && options.postgres === null) {
    throw new Error("With --join, --postgres says where the database of that product is.");
  }
  if (options.join !== null && options.at !== null) {
    throw new Error("--at can't go with --join: a product that runs already has a clock of its own.");
  }
  return options;
}

function timeOf(text: string): string {
  const time = parseTime(text.padStart("HH:MM".length, "0"));
  if (time === null) {
    throw new Error(
      "--at is a time on the island, such as 17:30. A product that runs already is joined by --join URL.",
    );
  }
  return time;
}
