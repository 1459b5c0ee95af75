import { buildMaps } from "../../server/places/build-maps.ts";
import { type Row, median } from "../harness/compare.ts";

const ROUNDS = 20;
const P95 = 0.95;
const TYPED = [
  "pun",
  "hato",
  "jan thiel",
  "mambo beech",
  "sta barbara",
  "willemstad",
  "west",
  "kas di",
  "avila",
  "x",
];

/** Place search and routes of the embedded maps, in process. */
export async function measureMaps(): Promise<Row[]> {
  const { places, routes, book } = buildMaps({ provider: "embedded" });
  const ends = book.filter(({ popularity }) => popularity >= 4).slice(0, 20);
  const searches = TYPED.map((q) => () => places.suggest({ q, limit: 8 }));
  const drives = ends.flatMap((from) =>
    ends.slice(0, 6).map((to) => (round: number) => {
      // A few metres on in each round, so that no way is remembered from the one before.
      return routes.route({ from: { lat: from.lat + round * 1e-5, lng: from.lng }, to });
    }),
  );
  return [
    rowOfTimes("place search (embedded, in process)", "p95 < 1 ms", await timesOf(searches)),
    rowOfTimes("route (embedded, in process)", "p95 < 3 ms", await timesOf(drives)),
  ];
}

/** How long each takes, the quickest first: its median over the rounds, so that what else the machine does is not counted. */
async function timesOf(works: readonly ((round: number) => Promise<unknown>)[]): Promise<number[]> {
  const taken = works.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work(round);
      // The first round warms up.
      if (round >= 0) taken[index]?.push(performance.now() - started);
    }
  }
  return taken.map(median).toSorted((a, b) => a - b);
}

function rowOfTimes(what: string, goal: string, times: readonly number[]): Row {
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);
  return { what, beside: "—", goal, measured: `p95 ${at(P95)} ms`, note: `median ${at(0.5)} ms` };
}
