import type { DatabaseHandle } from "../../database/connect.ts";
import type { StopListening } from "../../database/notices.ts";
import { sendNoticesOn } from "../../database/send-notices-on.ts";
import type { BatchWire } from "./position-batches.ts";

const CHANNEL = "trupial_positions";
/** PostgreSQL takes notices of less than 8,000 bytes. */
const MOST_CHARACTERS = 7_500;

/** The notices of the database. */
export class NoticeWire implements BatchWire {
  readonly mostCharacters = MOST_CHARACTERS;
  readonly #database: DatabaseHandle;
  #stopListening: StopListening = async () => undefined;

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  async start({ take, missed }: Parameters<BatchWire["start"]>[0]): Promise<void> {
    const hears = (text?: string) => (text === undefined ? missed() : take(text));
    this.#stopListening = await this.#database.listen(CHANNEL, hears);
  }

  async send(texts: readonly string[]): Promise<void> {
    // A database that is away is told once it is back: what nobody heard is sent again.
    await sendNoticesOn(this.#database.db, { channel: CHANNEL, texts }).catch(() => undefined);
  }

  stop(): Promise<void> {
    return this.#stopListening();
  }
}
