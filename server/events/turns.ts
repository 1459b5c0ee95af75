/** Members that come to their turn one part after another; once round, each has had exactly one. */
export class Turns<T> {
  readonly #parts: readonly Set<T>[];
  #joined = 0;
  #next = 0;

  constructor(parts: number) {
    this.#parts = Array.from({ length: parts }, () => new Set<T>());
  }

  /** Joins the part that is next in line, so that the parts stay alike; the answer leaves it again. */
  join(member: T): () => void {
    const part = this.#parts[this.#joined % this.#parts.length];
    this.#joined += 1;
    part?.add(member);
    return () => void part?.delete(member);
  }

  /** Whose turn it is now, and whether a new round begins with them. */
  next(): { members: ReadonlySet<T>; isNewRound: boolean } {
    const members = this.#parts[this.#next] ?? new Set<T>();
    const isNewRound = this.#next === 0;
    this.#next = (this.#next + 1) % this.#parts.length;
    return { members, isNewRound };
  }
}
