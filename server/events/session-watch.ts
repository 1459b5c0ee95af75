import { setImmediate as nextTurn } from "node:timers/promises";
import type { SessionChecks, WatchedSession } from "../accounts/sessions/live-sessions.ts";
import { SerialQueue } from "../waiting/serial-queue.ts";

type Asked = {
  session: WatchedSession;
  answer: (alive: boolean) => void;
  fail: (error: unknown) => void;
};

/** Whether sessions are still alive: from memory where that is known, else all who ask at the same time share one query. */
export class SessionWatch {
  readonly #checks: SessionChecks;
  readonly #answering = new SerialQueue(() => this.#answer());
  #asked: Asked[] = [];

  constructor(checks: SessionChecks) {
    this.#checks = checks;
  }

  async livesOn(session: WatchedSession): Promise<boolean> {
    const known = this.#checks.known(session);
    if (known !== undefined) return known;
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
      const alive = await this.#checks.ask(asked.map(({ session }) => session));
      for (const { session, answer } of asked) answer(alive.has(session));
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
