/**
 * How good the planner is: plays days in simulated time with the real planner and judges what was done.
 *
 *   npx tsx bench/plan/run.ts --day FILE [--out FILE]   one day: prints the figures, writes what was done
 *   npx tsx bench/plan/run.ts                           five days of its own, each policy; writes docs/dispatch-quality.md
 *
 * Places are numbers in the `island.json` beside the day, else in the one that lies here. About a minute on one core.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Verdict, check } from "./check.ts";
import { type Day, type Island, readIsland } from "./day.ts";
import { type Shape, makeDay } from "./make-day.ts";
import { type DayFigures, pageOf } from "./page.ts";
import { POLICIES, boundOf } from "./policies.ts";
import { UnplayableDay, readDay } from "./read-day.ts";

const PAGE = path.resolve(import.meta.dirname, "../../docs/dispatch-quality.md");
const OWN_DAYS: readonly Shape[] = [
  { name: "quiet", cars: 8, rides: 70, seed: 21 },
  { name: "Saturday", cars: 25, rides: 240, seed: 22 },
  { name: "ships", cars: 40, rides: 380, seed: 23, ships: 0.3 },
  { name: "storm", cars: 25, rides: 240, seed: 24, storm: true },
  { name: "promised", cars: 25, rides: 240, seed: 25, booked: 1 },
];

const { values } = parseArgs({ options: { day: { type: "string" }, out: { type: "string" } } });
if (values.day === undefined) playOwnDays();
else playOrSay(values.day, values.out);

/** A day that can't be played is said in a sentence, without where in the code it was found. */
function playOrSay(file: string, out: string | undefined): void {
  try {
    playOne(file, out);
  } catch (error) {
    if (!(error instanceof UnplayableDay)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function playOne(file: string, out: string | undefined): void {
  const island = readIsland(file);
  const day = readDay(file, island);
  const played = POLICIES["plan with promises"](day, island);
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(played)}\n`);
  const verdict = check(day, island, played);
  print(day.name, verdict, boundOf(day, island));
  for (const wrong of verdict.wrong) console.error(wrong);
  if (verdict.wrong.length > 0) process.exitCode = 1;
}

function playOwnDays(): void {
  const island = readIsland();
  const days = OWN_DAYS.map((shape) => figuresOf(makeDay(shape, island), island));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(PAGE, pageOf(days, { date, node: process.versions.node }));
  console.log(`Written to ${path.relative(process.cwd(), PAGE)}.`);
}

function figuresOf(day: Day, island: Island): DayFigures {
  const bound = boundOf(day, island);
  const policies = Object.entries(POLICIES).map(([name, play]) => {
    const verdict = check(day, island, play(day, island));
    print(`${day.name}, ${name}`, verdict, bound);
    // A clairvoyant leaves before anybody asked; nobody else may be wrong in anything.
    if (name !== "clairvoyant" && verdict.wrong.length > 0) throw new Error(verdict.wrong.join("\n"));
    return { name, verdict };
  });
  return { name: day.name, cars: day.cars.length, rides: day.rides.length, bound, policies };
}

function print(what: string, verdict: Verdict, bound: number): void {
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    [
      `${what}: on time ${share(verdict.onTime, verdict.asked)} of ${verdict.asked} who asked (bound ${share(bound, 1)})`,
      `served ${share(verdict.served, verdict.asked)}`,
      `promises kept within 5 min ${share(verdict.keptInTime, verdict.promised)}, at all ${share(verdict.kept, verdict.promised)}`,
      `empty ${share(verdict.emptyShare, 1)}`,
      `told moved ${verdict.toldMoved.toFixed(1)} in 100`,
      `plan p95 ${verdict.planMsP95.toFixed(0)} ms`,
    ].join("; "),
  );
}
