/** Times are counted in steps of two in a hundred, so that an hour of them takes no more memory than a minute. */
const STEP = Math.log(1.02);
const SMALLEST_MS = 0.1;

type Counted = { count: number; steps: Map<number, number>; problems: Map<string, number> };

export type FigureRow = {
  readonly kind: string;
  readonly count: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

/** How long each kind of call took, and what went wrong. */
export class Figures {
  readonly #kinds = new Map<string, Counted>();

  note(kind: string, ms: number): void {
    const counted = this.#of(kind);
    const step = Math.round(Math.log(Math.max(ms, SMALLEST_MS)) / STEP);
    counted.count += 1;
    counted.steps.set(step, (counted.steps.get(step) ?? 0) + 1);
  }

  fail(kind: string, problem: string): void {
    const { problems } = this.#of(kind);
    problems.set(problem, (problems.get(problem) ?? 0) + 1);
  }

  rows(): FigureRow[] {
    return [...this.#kinds].map(([kind, counted]) => ({
      kind,
      count: counted.count,
      failed: failuresOf(counted),
      p50: quantile(counted, 0.5),
      p95: quantile(counted, 0.95),
      p99: quantile(counted, 0.99),
    }));
  }

  /** What went wrong, in words, with how often. */
  problems(): string[] {
    return [...this.#kinds].flatMap(([kind, { problems }]) =>
      [...problems].map(([problem, count]) => `${kind}: ${problem}, ${count} times`),
    );
  }

  countOf(kind: string): number {
    return this.#kinds.get(kind)?.count ?? 0;
  }

  #of(kind: string): Counted {
    const known = this.#kinds.get(kind) ?? { count: 0, steps: new Map(), problems: new Map() };
    this.#kinds.set(kind, known);
    return known;
  }
}

function failuresOf({ problems }: Counted): number {
  return [...problems.values()].reduce((sum, count) => sum + count, 0);
}

function quantile({ count, steps }: Counted, part: number): number {
  let left = Math.max(1, Math.ceil(count * part));
  for (const [step, times] of [...steps].toSorted(([a], [b]) => a - b)) {
    left -= times;
    if (left <= 0) return Math.exp(step * STEP);
  }
  return Number.NaN;
}
