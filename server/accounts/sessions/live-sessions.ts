import type { Role } from "../../../domain/accounts/roles.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db } from "../../database/connect.ts";
import { needsTwoFactor } from "../second-factor/needs-two-factor.ts";
import type { KeptSessions } from "./kept-sessions.ts";
import { type LiveSession, readSessions } from "./sessions.queries.ts";

/** A session as it was when its owner connected. */
export type WatchedSession = {
  readonly accountId: number;
  readonly sessionId: string;
  readonly actor: Role;
  readonly tokenEndsAt: Date;
};

/** Says of sessions whether they are unchanged: not ended, the token still good, the role the same, no second factor owed. */
export type SessionChecks = {
  /** At once, where this server has the session in memory. */
  known(session: WatchedSession): boolean | undefined;
  /** Those of many that are; it is one query however many are asked about. */
  ask(sessions: readonly WatchedSession[]): Promise<ReadonlySet<WatchedSession>>;
};

type Checking = { db: Db; clock: Clock; demo: boolean; kept: KeptSessions | null };

export function createSessionChecks({ db, clock, demo, kept }: Checking): SessionChecks {
  const isAsItWas = (live: LiveSession, { accountId, actor }: WatchedSession, now: Date) =>
    live.id === accountId &&
    live.role === actor &&
    live.expires_at > now &&
    !needsTwoFactor(live, { now, demo });
  return {
    known(session) {
      const now = clock.now();
      if (session.tokenEndsAt <= now) return false;
      const live = kept?.known({ id: session.sessionId, account_id: session.accountId, now });
      return live === undefined ? undefined : live !== null && isAsItWas(live, session, now);
    },
    async ask(sessions) {
      const now = clock.now();
      const asked = sessions.filter(({ tokenEndsAt }) => tokenEndsAt > now);
      if (asked.length === 0) return new Set();
      const keep = kept?.keepRead();
      const { sessions: read } = await readSessions(db, [
        ...new Set(asked.map(({ sessionId }) => sessionId)),
      ]);
      for (const session of read) keep?.(session.session_id, session);
      const alive = new Map(read.map((session) => [session.session_id, session]));
      return new Set(
        asked.filter((session) => {
          const live = alive.get(session.sessionId);
          return live !== undefined && isAsItWas(live, session, now);
        }),
      );
    },
  };
}
