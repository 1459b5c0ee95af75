/** A row that a column may be given, and what that costs. */
export type Arc = { readonly row: number; readonly cost: number };

/**
 * Gives each column a row of its own so that all together cost least (min-cost flow by successive shortest paths, each
 * found with Dijkstra on reduced costs). `arcs` are the rows that each column may have; there must be a way to give one
 * to each. Returns the row of each column.
 */
export function assign(rows: number, arcs: readonly (readonly Arc[])[]): Int32Array {
  const rowOf = new Int32Array(arcs.length).fill(-1);
  const columnOf = new Int32Array(rows).fill(-1);
  // The worth of each row, beside the least that a column pays: no arc costs less than both together.
  const worth = new Float64Array(rows);
  const reached = new Float64Array(rows);
  const from = new Int32Array(rows);
  const settled = new Uint8Array(rows);
  const heap = new Heap(reached);
  for (let column = 0; column < arcs.length; column += 1) {
    reached.fill(Number.POSITIVE_INFINITY);
    settled.fill(0);
    heap.clear();
    const done: number[] = [];
    let last = -1;
    let at = column;
    let base = 0;
    for (;;) {
      for (const { row, cost } of arcs[at] ?? []) {
        if (settled[row]) continue;
        const length = base + cost - (worth[row] ?? 0);
        if (length >= (reached[row] ?? 0)) continue;
        reached[row] = length;
        from[row] = at;
        heap.push(row);
      }
      const row = heap.pop(settled);
      if (row < 0) throw new Error(`there is no row for column ${column}`);
      settled[row] = 1;
      done.push(row);
      const taken = columnOf[row] ?? -1;
      if (taken < 0) {
        last = row;
        break;
      }
      at = taken;
      // The arc that the column has now costs nothing more along the way: both ends moved by the same.
      base = (reached[row] ?? 0) - (costOf(arcs[at], row) - (worth[row] ?? 0));
    }
    const shortest = reached[last] ?? 0;
    for (const row of done) worth[row] = (worth[row] ?? 0) + (reached[row] ?? 0) - shortest;
    for (let row = last; ;) {
      const giver = from[row] ?? 0;
      const before = rowOf[giver] ?? -1;
      rowOf[giver] = row;
      columnOf[row] = giver;
      if (giver === column) break;
      row = before;
    }
  }
  return rowOf;
}

function costOf(arcs: readonly Arc[] | undefined, row: number): number {
  return arcs?.find((arc) => arc.row === row)?.cost ?? Number.POSITIVE_INFINITY;
}

/** Rows by how far they are, the nearest on top. A row may be in it twice; the second time it is settled and passed over. */
class Heap {
  readonly #key: Float64Array;
  #rows: number[] = [];
  #keys: number[] = [];

  constructor(key: Float64Array) {
    this.#key = key;
  }

  clear(): void {
    this.#rows = [];
    this.#keys = [];
  }

  push(row: number): void {
    const key = this.#key[row] ?? 0;
    let at = this.#rows.length;
    this.#rows.push(row);
    this.#keys.push(key);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.#keys[above] ?? 0) <= key) break;
      this.#move(above, at);
      at = above;
    }
    this.#rows[at] = row;
    this.#keys[at] = key;
  }

  /** The nearest row that is not settled, or -1. */
  pop(settled: Uint8Array): number {
    while (this.#rows.length > 0) {
      const top = this.#rows[0] ?? -1;
      const row = this.#rows.pop() ?? -1;
      const key = this.#keys.pop() ?? 0;
      if (this.#rows.length > 0) this.#sink(row, key);
      if (!settled[top]) return top;
    }
    return -1;
  }

  #sink(row: number, key: number): void {
    const size = this.#rows.length;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && (this.#keys[below + 1] ?? 0) < (this.#keys[below] ?? 0)) below += 1;
      if ((this.#keys[below] ?? 0) >= key) break;
      this.#move(below, at);
      at = below;
    }
    this.#rows[at] = row;
    this.#keys[at] = key;
  }

  #move(from: number, to: number): void {
    this.#rows[to] = this.#rows[from] ?? -1;
    this.#keys[to] = this.#keys[from] ?? 0;
  }
}
