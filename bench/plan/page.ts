import type { Verdict } from "./check.ts";

export type DayFigures = {
  readonly name: string;
  readonly cars: number;
  readonly rides: number;
  readonly bound: number;
  readonly policies: readonly { readonly name: string; readonly verdict: Verdict }[];
};

const HEAD = [
  "policy",
  "served",
  "on time",
  "kept ≤ 5 min",
  "kept",
  "empty km",
  "told moved",
  "late, mean",
  "plan p95",
];

/** docs/dispatch-quality.md, whole. */
export function pageOf(days: readonly DayFigures[], { date, node }: { date: string; node: string }): string {
  return `# How good dispatch is

Written by \`npx tsx bench/plan/run.ts\`; not to be edited by hand (the words around the figures are in \`bench/plan/page.ts\`).

Days are played in simulated time with the real planner (\`server/planning\`) and judged by a checker that shares no code with it. **Served** and
**on time** (at most five minutes after the promised time) are of all who asked and did not cancel; **kept** is of all who were promised a time; **empty**
is the share of the kilometres without a passenger; **told moved** is rides whose told driver was changed, of a hundred. The **bound** is how many could
be on time at most at the minute they asked for, whatever anybody did: it leaves out the cars' sizes and the ends of shifts, so it can't be
reached, though promises that move a time by what the passenger allows can come near it.

- *today's rule*: each ride to whoever is nearest and free, the soonest first, 45 minutes ahead; everybody is promised what they asked for.
- *batch of 30 s*: the same, the nearest pairs of all that wait.
- *plan*: one plan of the day; everybody is promised what they asked for.
- *plan with promises*: the product. A time that can be kept, or no.
- *clairvoyant*: the same by who knows every booking, change and cancellation the evening before.

${date}, Node ${node}.

${days.map(sectionOf).join("\n\n")}
`;
}

function sectionOf({ name, cars, rides, bound, policies }: DayFigures): string {
  const rows = policies.map(({ name: policy, verdict }) => [policy, ...cellsOf(verdict)]);
  const table = [HEAD, HEAD.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
  const today = policies.find((one) => one.name === "today's rule");
  const product = policies.find((one) => one.name === "plan with promises");
  const closed = today && product ? share(onTime(product) - onTime(today), bound - onTime(today)) : "";
  return `## ${name}: ${cars} cars, ${rides} rides\n\nBound ${share(bound, 1)}; ${closed} of the way from today's rule to it.\n\n${table}`;
}

function onTime({ verdict }: { verdict: Verdict }): number {
  return verdict.onTime / verdict.asked;
}

function cellsOf(verdict: Verdict): string[] {
  return [
    share(verdict.served, verdict.asked),
    `**${share(verdict.onTime, verdict.asked)}**`,
    share(verdict.keptInTime, verdict.promised),
    share(verdict.kept, verdict.promised),
    share(verdict.emptyShare, 1),
    verdict.toldMoved.toFixed(1),
    `${verdict.meanLate.toFixed(1)} min`,
    verdict.planMsP95 > 0 ? `${verdict.planMsP95.toFixed(0)} ms` : "—",
  ];
}

function share(part: number, whole: number): string {
  return whole === 0 ? "—" : `${((100 * part) / whole).toFixed(1)} %`;
}
