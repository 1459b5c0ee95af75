type Attempt<T> = {
  /** Looks at the ride meanwhile, and says how to refuse what the step ahead has left of it. */
  look: () => Promise<(left: T) => void>;
  take: () => Promise<T>;
};

/**
 * Several who want the same ride at the same moment. Whoever comes while another's step is under way in this server looks at the ride
 * and waits for the end of that step before taking one: a loser costs no transaction. Who wins is still decided by the database, between
 * these as between servers.
 */
export class RideTurns<T> {
  readonly #underWay = new Map<number, Promise<T | null>>();

  async take(rideId: number, { look, take }: Attempt<T>): Promise<T> {
    const ahead = this.#underWay.get(rideId);
    if (ahead) {
      const [left, refuse] = await Promise.all([ahead, look()]);
      if (left) refuse(left);
    }
    const taken = take();
    const ended = taken.catch(() => null);
    this.#underWay.set(rideId, ended);
    try {
      return await taken;
    } finally {
      // Of several who went on at once, the last one's step is the one to wait for.
      if (this.#underWay.get(rideId) === ended) this.#underWay.delete(rideId);
    }
  }
}
