import type { LiveSession } from "./sessions.queries.ts";

/** Where triggers say that sessions, or what they say of their accounts, have changed. */
export const SESSIONS_CHANNEL = "trupial_sessions";

const MOST_KEPT = 10_000;

/** Sessions that are alive, kept until any of them may have changed: only for a server that hears of every change itself. */
export class KeptSessions {
  #kept = new Map<string, LiveSession>();

  /** The session as it is kept, or as it is read now. One that ended by the clock is not alive, whether kept or read. */
  async find(
    session: { id: string; account_id: number; now: Date },
    read: () => Promise<LiveSession | undefined>,
  ): Promise<LiveSession | undefined> {
    const name = `${session.id} ${session.account_id}`;
    const found = this.#kept.get(name);
    if (found) return found.expires_at > session.now ? found : undefined;
    // A change that comes while it is read goes to another map than what was read before it.
    const into = this.#kept;
    const alive = await read();
    if (alive && into.size < MOST_KEPT) into.set(name, alive);
    return alive;
  }

  forget(): void {
    this.#kept = new Map();
  }
}
