import { setImmediate as nextTurn } from "node:timers/promises";
import type { AskSessions, WatchedSession } from "../accounts/sessions/live-sessions.ts";
import { WorkInTurn } from "../work-in-turn.ts";

type Asked = {
  session: WatchedSession;
  answer: (alive: boolean) => void;
  fail: (error: unknown) => void;
};

/** Whether sessions are still alive: all who ask at the same time share one query. */
export class SessionWatch {
  readonly #ask: AskSessions;
  readonly #answering = new WorkInTurn(() => this.#answer());
  #asked: Asked[] = [];

  constructor(ask: AskSessions) {
    this.#ask = ask;
  }

  livesOn(session: WatchedSession): Promise<boolean> {
    return new Promise((answer, fail) => {
      this.#asked.push({ session, answer, fail });
      this.#answering.ask();
    });
  }

  async #answer(): Promise<void> {
    await nextTurn();
    const asked = this.#asked.splice(0);
    if (asked.length === 0) return;
    try {
      const alive = await this.#ask(asked.map(({ session }) => session));
      for (const { session, answer } of asked) answer(alive.has(session));
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
