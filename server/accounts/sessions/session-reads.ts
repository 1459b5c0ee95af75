import type { Db } from "../../database/connect.ts";
import type { ListVersions } from "../../rides/reading/list-versions.ts";
import { ReadTogether } from "../../database/read-together.ts";
import {
  type LiveSession,
  type ReadSessions,
  readSessions,
  readSessionsAndChanges,
} from "./sessions.queries.ts";

type Asked = { id: string; account_id: number; now: Date };
type AskedFor = Asked & { forList: boolean };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the sessions of requests where several servers share the database, together for those that come at a time: a session that
 * ended before is dead for all of them.
 */
export class SessionReads {
  readonly #db: Db;
  readonly #lists: ListVersions;
  readonly #together = new ReadTogether((asked: readonly AskedFor[]) => this.#readAll(asked));

  constructor(db: Db, lists: ListVersions) {
    this.#db = db;
    this.#lists = lists;
  }

  async find(asked: Asked, forList: boolean): Promise<LiveSession | undefined> {
    return UUID.test(asked.id) ? this.#together.find({ ...asked, forList }) : undefined;
  }

  async #readAll(asked: readonly AskedFor[]) {
    const { sessions, changes } = await this.#read(asked);
    if (changes) this.#lists.takeIn(changes);
    const found = new Map(sessions.map((session) => [session.session_id, session]));
    return ({ id, account_id, now }: Asked) => {
      const session = found.get(id.toLowerCase());
      return session?.id === account_id && session.expires_at > now ? session : undefined;
    };
  }

  #read(asked: readonly AskedFor[]): Promise<ReadSessions> {
    const ids = [...new Set(asked.map(({ id }) => id))];
    if (!asked.some(({ forList }) => forList)) return readSessions(this.#db, ids);
    return readSessionsAndChanges(this.#db, { ids, from: this.#lists.from });
  }
}
