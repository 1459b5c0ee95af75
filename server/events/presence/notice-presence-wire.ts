import type { DatabaseHandle } from "../../database/connect.ts";
import type { StopListening } from "../../database/notices.ts";
import { sendNoticesOn } from "../../database/send-notices-on.ts";
import type { PresenceWire } from "./desk-presence.ts";

const CHANNEL = "trupial_presence";

/** The notices of the database. */
export class NoticePresenceWire implements PresenceWire {
  readonly #database: DatabaseHandle;
  #stopListening: StopListening = async () => undefined;

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  async start(take: (text: string) => void): Promise<void> {
    this.#stopListening = await this.#database.listen(CHANNEL, (text) => text !== undefined && take(text));
  }

  async send(text: string): Promise<void> {
    // A database that is away hears it with the next one: each desk says it again in seconds.
    await sendNoticesOn(this.#database.db, { channel: CHANNEL, texts: [text] }).catch(() => undefined);
  }

  stop(): Promise<void> {
    return this.#stopListening();
  }
}
