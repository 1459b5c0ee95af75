import type { Db } from "../../database/connect.ts";
import type { ListVersions } from "../../database/list-changes.ts";
import {
  type LiveSession,
  type ReadSessions,
  readSessions,
  readSessionsAndChanges,
} from "./sessions.queries.ts";

type Asked = { id: string; account_id: number; now: Date };
type Waiting = Asked & {
  forList: boolean;
  resolve: (session: LiveSession | undefined) => void;
  reject: (error: unknown) => void;
};

/** So many statements read sessions at a time; whoever comes meanwhile shares the next one. */
const AT_ONCE = 2;
const MOST_IN_ONE = 200;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the sessions of requests where several servers share the database. Requests that come while others are read wait for those
 * and then share one statement, which begins after each of them came: a session that ended before is dead for all of them.
 */
export class SessionReads {
  readonly #db: Db;
  readonly #lists: ListVersions;
  #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(db: Db, lists: ListVersions) {
    this.#db = db;
    this.#lists = lists;
  }

  find(asked: Asked, forList: boolean): Promise<LiveSession | undefined> {
    if (!UUID.test(asked.id)) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...asked, forList, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#underWay >= AT_ONCE || this.#waiting.length === 0) return;
    this.#underWay += 1;
    void this.#answer(this.#waiting.splice(0, MOST_IN_ONE));
  }

  async #answer(asked: readonly Waiting[]): Promise<void> {
    try {
      const { sessions, changes } = await this.#read(asked);
      if (changes) this.#lists.takeIn(changes);
      const found = new Map(sessions.map((session) => [session.session_id, session]));
      for (const { id, account_id, now, resolve } of asked) {
        const session = found.get(id.toLowerCase());
        resolve(session?.id === account_id && session.expires_at > now ? session : undefined);
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      this.#underWay -= 1;
      this.#next();
    }
  }

  #read(asked: readonly Waiting[]): Promise<ReadSessions> {
    const ids = [...new Set(asked.map(({ id }) => id))];
    if (!asked.some(({ forList }) => forList)) return readSessions(this.#db, ids);
    return readSessionsAndChanges(this.#db, { ids, from: this.#lists.from });
  }
}
