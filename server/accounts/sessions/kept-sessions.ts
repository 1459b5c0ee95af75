import type { LiveSession } from "./sessions.queries.ts";

/** Where triggers say that sessions, or what they say of their accounts, have changed. */
export const SESSIONS_CHANNEL = "trupial_sessions";

const MOST_KEPT = 10_000;

type Asked = { id: string; account_id: number; now: Date };

/** Sessions that are alive, kept until any of them may have changed: only for a server that hears of every change itself. */
export class KeptSessions {
  #kept = new Map<string, LiveSession>();

  /** The session where it is kept; null for one that ended by the clock, which is not alive, whether kept or read. */
  known({ id, account_id, now }: Asked): LiveSession | null | undefined {
    const found = this.#kept.get(`${id} ${account_id}`);
    return found && (found.expires_at > now ? found : null);
  }

  /** The session as it is kept, or as it is read now. */
  async find(session: Asked, read: () => Promise<LiveSession | undefined>): Promise<LiveSession | undefined> {
    const found = this.known(session);
    if (found !== undefined) return found ?? undefined;
    const keep = this.keepRead();
    const alive = await read();
    if (alive) keep(session.id, alive);
    return alive;
  }

  /** To be asked for before sessions are read: a change that comes meanwhile goes to another map than what was read before it. */
  keepRead(): (id: string, session: LiveSession) => void {
    const into = this.#kept;
    return (id, session) => {
      if (into.size < MOST_KEPT) into.set(`${id} ${session.id}`, session);
    };
  }

  forget(): void {
    this.#kept = new Map();
  }
}
