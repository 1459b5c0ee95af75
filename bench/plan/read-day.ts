import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Day, Island } from "./day.ts";

/** A day that can't be played, said in one sentence. */
export class UnplayableDay extends Error {}

const minute = z.number();
const id = z.int();
const place = z.int().min(0);

const carSchema = z
  .object({
    id,
    kind: z.string().default("economy"),
    seats: z.int().min(0).default(4),
    bags: z.int().min(0).default(99),
    wheelchair: z.boolean().default(false),
    from: minute,
    until: minute,
    at: place,
    home: place.optional(),
  })
  .transform(({ home, ...car }) => ({ ...car, home: home ?? car.at }));

/** A ride that doesn't say from when it is known was booked before the day. */
const EVENING_BEFORE = -60;

const rideSchema = z
  .object({
    id,
    known: minute.default(EVENING_BEFORE),
    booked: z.boolean().optional(),
    pickup: minute,
    from: place,
    to: place,
    passengers: z.int().min(0).default(1),
    bags: z.int().min(0).default(0),
    wheelchair: z.boolean().default(false),
    board: minute.min(0).default(2),
    patience: minute.min(0).default(15),
    flex: minute.min(0).default(0),
  })
  .transform(({ booked, ...ride }) => ({ ...ride, booked: booked ?? ride.known <= 0 }));

const changeSchema = z.union([
  z.object({ at: minute, ride: id, cancelled: z.literal(true) }),
  z.object({ at: minute, ride: id, pickup: minute }),
  z.object({ at: minute, car: id, out: z.literal(true) }),
]);

const daySchema = z.object({
  name: z.string().optional(),
  cars: z.array(carSchema),
  rides: z.array(rideSchema),
  changes: z.array(changeSchema).default([]),
});

/** Reads a day from a file; whatever it leaves out is as on most days. */
export function readDay(file: string, island: Island): Day {
  return dayOf(parsed(file), { name: path.basename(file, ".json"), island });
}

/** A day as it was given, whole; throws a sentence where it can't be played on the island. */
export function dayOf(given: unknown, { name, island }: { name: string; island: Island }): Day {
  const found = daySchema.safeParse(given);
  if (!found.success) throw new UnplayableDay(`The day can't be read: ${sentenceOf(found.error)}.`);
  const day = { ...found.data, name: found.data.name ?? name };
  requireKnownPlaces(day, island);
  requireOneOfEach("car", day.cars);
  requireOneOfEach("ride", day.rides);
  return day;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const why = error instanceof SyntaxError ? "isn't JSON" : "can't be opened";
    throw new UnplayableDay(
      `The file ${file} ${why}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** The first thing that is wrong, with where it stands: "rides.3.pickup: expected number". */
function sentenceOf({ issues }: z.ZodError): string {
  const [first] = issues;
  const where = first?.path.join(".") ?? "";
  const what = first?.message.replace(/^Invalid input: /, "") ?? "it is no day";
  return where === "" ? what : `${where}: ${what}`;
}

function requireKnownPlaces({ cars, rides }: Day, { min }: Island): void {
  const isKnown = (number: number) => number < min.length;
  const unknown =
    cars.flatMap(({ id: car, at, home }) =>
      isKnown(at) && isKnown(home) ? [] : [`Car ${car} is at or lives at`],
    )[0] ??
    rides.flatMap(({ id: ride, from, to }) =>
      isKnown(from) && isKnown(to) ? [] : [`Ride ${ride} begins or ends at`],
    )[0];
  if (unknown !== undefined) {
    const last = min.length - 1;
    throw new UnplayableDay(
      `${unknown} a place that the island doesn't have: its places are 0 to ${last}, and are read from the island.json beside the day.`,
    );
  }
}

function requireOneOfEach(what: string, all: readonly { readonly id: number }[]): void {
  const seen = new Set<number>();
  for (const { id: number } of all) {
    if (seen.has(number))
      throw new UnplayableDay(`There are two of ${what} ${number}; each has a number of its own.`);
    seen.add(number);
  }
}
