import { cpus } from "node:os";
import type { Row } from "./compare.ts";

type Run = { rounds: number; roundMs: number; loadBefore: number };

/** What `npm run bench` does not measure: by another program of this folder, or by hand. */
const ELSEWHERE = [
  "| lists, counts, a month's report and the archive's text search at 1,000,000 rides | at 1,000 | ≤ 2, text ≤ 3 | `bench/lists.bench.ts`, `bench/reports.bench.ts`, `bench/history-search.bench.ts` |",
  "| dispatch table with 10,000 rides | 100 rides | ≤ 50 ms | `bench/desk-table.bench.ts` |",
  "| the desk's map with a hundred cars | an empty page | 60 frames a second | `bench/desk-map.bench.ts` |",
  "| second start, and memory at rest | — | < 1.5 s; < 250 MB embedded, < 120 MB on PostgreSQL | `bench/start-up.bench.ts` |",
  "| pages on a phone | — | Lighthouse ≥ 95 | by hand, [bench/README.md](../bench/README.md) |",
];

/** docs/performance.md, from one run. */
export function pageOf(rows: readonly Row[], { rounds, roundMs, loadBefore }: Run): string {
  const day = new Date().toISOString().slice(0, 10);
  const lines = rows.map(({ what, beside, goal, measured, note = "" }) =>
    ["", what, beside, goal, `**${measured}**`, note, ""].join(" | ").trim(),
  );
  return `# How fast it is

Written by \`npm run bench\`; not to be edited by hand (the words around the figures are in \`bench/harness/page.ts\`).

${day}, Node ${process.versions.node}, ${cpus().length} processors, load ${loadBefore.toFixed(1)} when the run began. A ratio is our rate by that
of a bare counterpart in the same run: both in turns, ${rounds} rounds of ${roundMs} ms each after three to warm up, the median of the rounds'
ratios. The rates depend on the machine and on what else it does, and are there only to show that both sides did something.

| what | beside | to reach | measured | median rates, and processor time of the asked process for each |
| --- | --- | --- | --- | --- |
${lines.join("\n")}

Measured by programs of their own, with their figures at the head of the program:

| what | beside | to reach | by |
| --- | --- | --- | --- |
${ELSEWHERE.join("\n")}

What does not depend on the machine is held by tests: statements of a booking in \`server/rides/booking/book-ride-statements.test.ts\`, of a step in
\`server/rides/change/step-statements.test.ts\`, statements and rides read of a list in \`server/rides/reading/unchanged-lists.test.ts\`, rows
read of a ride in \`server/rides/ride-rows.test.ts\`, of an event for many readers in \`server/events/whom-it-concerns.test.ts\`, bytes
shipped in \`e2e/guest/weight.spec.ts\`.

Where a figure is short of what is to be reached, and why:

- **A price** that a guest asked for within the last second is given to the next who asks the same, as long as neither a rule nor a place
  has changed; what is left is Fastify and what every call does, and half of that is handing the answer to the system. A bare server that
  works for five microseconds before each answer and sends the headers of ours is at 0.60 of one that does neither. The rows of prices
  that are worked out each time are what one costs that nobody has asked for: reading the query, the route and the price, the signed
  quote, and writing the answer, each flat, without one dear line.
- **A booking** is seven ways to the database and back where the bare insert is one: its account; its key and its locks; the ride; its history, its
  event, the ride as it then is and whom to tell; the messages; the answer to its key; the commit. Each of these is a statement of its own, made by
  the feature whose table it is ([decision 065](decisions/065-the-write-of-a-ride-is-plain.md)). Sixteen bookings in one statement and one
  commit, tried on 2026-11-25, store 3,480 rides a second where 17,110 rows are inserted, 0.20, before anything is asked, priced or
  answered.
- **Accept and assign** are as plain. Who comes meanwhile waits in memory and then looks, in one small statement for all of
  them and without a transaction. The bare update is one way, without a history, events and messages.
- **A whole list** is made in one statement and its session's; the rest is making 50 rides of 80 fields each and their 70 kB of text.

On a machine with more to do than it has processors, a side that waits for one process is shown slower than it is: its share of
the processors is that of one among many.
`;
}
