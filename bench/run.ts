/**
 * `npm run bench`: measures the calls of the server, each beside a bare counterpart in the same run, and writes docs/performance.md.
 * It takes about two minutes and needs a PostgreSQL at BENCH_DATABASE_URL (the one at 127.0.0.1:5432 unless it is given).
 * BENCH_ROUNDS and BENCH_MS say how often and how long each side is asked; names of measures leave out the others and the page:
 * npm run bench -- booking unchanged
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import type { LogEvent } from "kysely";
import { ROUNDS, ROUND_MS, type Row } from "./harness/compare.ts";
import { type Product, openProduct } from "./harness/product.ts";
import { pageOf } from "./harness/page.ts";
import { measureBooking } from "./measures/booking.ts";
import { measureContests } from "./measures/contests.ts";
import { measureEvents } from "./measures/events.ts";
import { measureFares } from "./measures/fares.ts";
import { measureUnchanged, measureWhole } from "./measures/lists.ts";
import { measureMaps } from "./measures/maps.ts";
import { measureFrames, measurePosition } from "./measures/positions.ts";
import { measureRefusals } from "./measures/refusals.ts";

const PAGE = path.resolve("docs/performance.md");

/** Each with a product of its own, so that none reads what another has written. */
const MEASURES: Record<string, () => Promise<Row | Row[]>> = {
  fares: () => inProduct("embedded", measureFares),
  booking: () => inProduct("server", measureBooking),
  "booking-embedded": () => inProduct("embedded", measureBooking),
  contests: () => inProduct("server", measureContests),
  unchanged: () => inProduct("embedded", measureUnchanged),
  "unchanged-several": () => inProduct("server", measureUnchanged),
  whole: () => inProduct("server", measureWhole),
  events: () => inProduct("embedded", measureEvents),
  position: () => inProduct("server", measurePosition),
  frames: () => inProduct("server", measureFrames),
  refusals: measureRefusals,
  maps: measureMaps,
};

/** Those that make again what the product has asked the database. */
const READS_LOG: readonly unknown[] = [measureWhole];

async function inProduct<T>(
  kind: "embedded" | "server",
  measure: (product: Product, made: LogEvent[]) => Promise<T>,
): Promise<T> {
  const made: LogEvent[] = [];
  const keepsLog = READS_LOG.includes(measure);
  const product = await openProduct(kind, keepsLog ? (event) => made.push(event) : undefined);
  try {
    return await measure(product, made);
  } finally {
    await product.close();
  }
}

const chosen = process.argv.slice(2);
const loadBefore = loadavg()[0] ?? 0;
const rows: Row[] = [];
for (const [name, measure] of Object.entries(MEASURES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const found = [await measure()].flat();
  for (const { what, measured, goal, note } of found) console.log(`${what}: ${measured} (${goal}); ${note}`);
  rows.push(...found);
}
if (chosen.length === 0) {
  writeFileSync(PAGE, pageOf(rows, { rounds: ROUNDS, roundMs: ROUND_MS, loadBefore }));
  console.log(`Written to ${path.relative(process.cwd(), PAGE)}.`);
}
process.exit(0);
