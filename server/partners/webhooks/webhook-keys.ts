import { createHmac } from "node:crypto";
import type { ServerSecrets } from "../../database/server-secrets.ts";

type Told = { id: number; key_generation: number; old_key_until: Date | null };

/** The keys of all addresses come from one secret of the server, so that none of them stands in the database. */
export class WebhookKeys {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  newest({ id, key_generation }: Told): Buffer {
    return this.#keyOf(id, key_generation);
  }

  /** The keys that sign at a moment: while one takes the place of another, both. */
  signing({ id, key_generation, old_key_until }: Told, now: Date): Buffer[] {
    const newest = this.#keyOf(id, key_generation);
    const changes = old_key_until !== null && now < old_key_until;
    return changes ? [newest, this.#keyOf(id, key_generation - 1)] : [newest];
  }

  #keyOf(id: number, generation: number): Buffer {
    return createHmac("sha256", this.#secret).update(`webhook ${id} ${generation}`).digest();
  }
}

/** Opens the keys, and makes their secret where there is none. */
export async function openWebhookKeys(secrets: ServerSecrets): Promise<WebhookKeys> {
  return new WebhookKeys(await secrets.get("webhooks"));
}
