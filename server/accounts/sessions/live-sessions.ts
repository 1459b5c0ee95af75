import type { Role } from "../../../contract/roles.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../database/connect.ts";
import { needsTwoFactor } from "../second-factor/needs-two-factor.ts";
import { listSessionsAlive } from "./sessions.queries.ts";

/** A session as it was when its owner connected. */
export type WatchedSession = {
  readonly accountId: number;
  readonly sessionId: string;
  readonly actor: Role;
  readonly tokenEndsAt: Date;
};

/** Says which of many sessions are unchanged: not ended, the token still good, the role the same, no second factor owed. */
export type AskSessions = (sessions: readonly WatchedSession[]) => Promise<ReadonlySet<WatchedSession>>;

type Asking = { db: Db; clock: Clock; demo: boolean };

/** Makes that check; it is one query however many are asked about. */
export function createAskSessions({ db, clock, demo }: Asking): AskSessions {
  return async (sessions) => {
    const now = clock.now();
    const asked = sessions.filter(({ tokenEndsAt }) => tokenEndsAt > now);
    if (asked.length === 0) return new Set();
    const ids = [...new Set(asked.map(({ sessionId }) => sessionId))];
    const alive = new Map((await listSessionsAlive(db, { ids, now })).map((row) => [row.id, row]));
    return new Set(
      asked.filter(({ sessionId, accountId, actor }) => {
        const row = alive.get(sessionId);
        const isAsItWas = row?.account_id === accountId && row.role === actor;
        return isAsItWas && !needsTwoFactor(row, { now, demo });
      }),
    );
  };
}
