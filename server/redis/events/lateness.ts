/** So much more than usual counts as late. */
const LATE_MS = 500;
/** Clocks don't run alike: what was usual is forgotten by and by. */
const FORGOTTEN_EACH_MS = 1;

/**
 * Whether somebody's messages come later than theirs usually do, by when they say to have sent them. Their clock may show anything, but
 * runs about as fast as ours.
 */
export class Lateness {
  #of: string | null = null;
  #least = 0;

  isLate({ by, at }: { readonly by: string; readonly at: number }, now: number): boolean {
    const since = now - at;
    this.#least = this.#of === by ? Math.min(this.#least + FORGOTTEN_EACH_MS, since) : since;
    this.#of = by;
    return since - this.#least > LATE_MS;
  }
}
