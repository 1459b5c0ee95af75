/** More are only there while a replica hangs; with fewer, what it lags is said a little too long. */
const MOST_KNOWN = 1_000;

type Written = { readonly at: number; readonly position: number };

/**
 * How far a database had written its log at some moments: what was committed before the moment stands before the position. So
 * whoever has replayed up to a position lacks nothing from before its moment, however long nothing has been written since.
 */
export class WrittenPositions {
  #known: readonly Written[] = [];

  add(written: Written): void {
    this.#known = [...this.#known, written];
    if (this.#known.length > MOST_KNOWN) this.#known = this.#known.filter((_, index) => index % 2 === 0);
  }

  /** The latest moment before which nothing is missing; null where none is known. */
  asOf(replayed: number): number | null {
    const reached = this.#known.filter(({ position }) => position <= replayed);
    if (reached.length === 0) return null;
    const latest = Math.max(...reached.map(({ at }) => at));
    this.#known = this.#known.filter(({ at }) => at >= latest);
    return latest;
  }
}
