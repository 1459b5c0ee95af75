/**
 * Things that were used last, by their names: at least `least` of them, and never more than twice as many. The newer half becomes the
 * older one when it is full, and the older one goes, so that using one costs no more than looking it up.
 */
export class RecentlyUsed<T extends object> {
  readonly #least: number;
  #newer = new Map<string, T>();
  #older = new Map<string, T>();

  constructor(least: number) {
    this.#least = least;
  }

  get(name: string): T | undefined {
    const newer = this.#newer.get(name);
    if (newer !== undefined) return newer;
    const older = this.#older.get(name);
    if (older !== undefined) this.set(name, older);
    return older;
  }

  set(name: string, value: T): void {
    this.#newer.set(name, value);
    if (this.#newer.size < this.#least) return;
    this.#older = this.#newer;
    this.#newer = new Map();
  }
}
