import type { DatabaseHandle } from "../../database/connect.ts";
import type { StopListening } from "../../database/notices.ts";
import { EVENTS_CHANNEL } from "../events.queries.ts";
import type { EventBus, OnBus } from "./event-bus.ts";

/** The notice is the fast way; this is how long an event can be late when the notice is lost. */
const POLL_MS = 2_000;

/** The notices of the database, on which every server reads the whole log: PostgreSQL's, or those of the embedded one. */
export class NoticeEventBus implements EventBus {
  readonly readsLog = true;
  readonly isCarrier = false;
  readonly #database: DatabaseHandle;
  #stopListening: StopListening = async () => undefined;
  #poll: NodeJS.Timeout | undefined;

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  async start(feed: OnBus): Promise<void> {
    this.#stopListening = await this.#database.listen(EVENTS_CHANNEL, () => feed.logHasGrown());
    this.#poll = setInterval(() => feed.logHasGrown(), POLL_MS);
    this.#poll.unref();
  }

  async hear(): Promise<void> {}

  leave(): void {}

  async carry(): Promise<void> {}

  away(): null {
    return null;
  }

  async stop(): Promise<void> {
    clearInterval(this.#poll);
    await this.#stopListening();
  }
}
