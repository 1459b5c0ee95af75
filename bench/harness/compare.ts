/** One row of docs/performance.md. */
export type Row = { what: string; beside: string; measured: string; goal: string; note?: string };

/** How much of something one side does in a second. */
type Rate = () => Promise<number>;

export const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
export const ROUND_MS = Number(process.env["BENCH_MS"] ?? 600);

const WARM_UPS = 3;

/** Both sides in turns, so that whatever else the machine does falls on both alike. The first turns of each warm up. */
async function compare(ours: Rate, bare: Rate) {
  for (let turn = 0; turn < WARM_UPS; turn++) {
    await bare();
    await ours();
  }
  const rounds: { ours: Turn; bare: Turn }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ bare: await turnOf(bare), ours: await turnOf(ours) });
  const medianOf = (figure: (round: (typeof rounds)[number]) => number) => median(rounds.map(figure));
  return {
    ratio: medianOf((round) => round.ours.rate / round.bare.rate),
    ours: medianOf((round) => round.ours.rate),
    bare: medianOf((round) => round.bare.rate),
    oursMicros: medianOf((round) => round.ours.micros),
    bareMicros: medianOf((round) => round.bare.micros),
  };
}

type Turn = { rate: number; micros: number };

/** With the processor time that this process used for each, which depends less on what else the machine does than a rate. */
async function turnOf(work: Rate): Promise<Turn> {
  const before = process.cpuUsage();
  const rate = await work();
  const { user, system } = process.cpuUsage(before);
  return { rate, micros: (user + system) / ((rate * ROUND_MS) / 1_000) };
}

/** A comparison as a row; the rates are only told to show that both did something. */
export async function rowOf(
  { what, beside, goal }: Pick<Row, "what" | "beside" | "goal">,
  ours: Rate,
  bare: Rate,
): Promise<Row> {
  const found = await compare(ours, bare);
  const note =
    `${Math.round(found.ours)} beside ${Math.round(found.bare)} a second; ` +
    `${Math.round(found.oursMicros)} beside ${Math.round(found.bareMicros)} µs`;
  return { what, beside, goal, measured: found.ratio.toFixed(2), note };
}

/** Work done by so many at once for the length of a round. */
export async function perSecond(
  workers: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < started + ROUND_MS) {
        await work(worker);
        done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - started);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
