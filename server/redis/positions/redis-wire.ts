import type { BatchWire } from "../../events/positions/position-batches.ts";
import { RedisLine } from "../redis-line.ts";
import type { RedisLink } from "../redis-link.ts";
import { script } from "../redis-script.ts";

const PUBLISH = script(`return { redis.call('PUBLISH', ARGV[1], ARGV[2]) }`);

/** A channel of one Redis. Whether it brings anything, who sends sees by what comes back. */
export class RedisWire implements BatchWire {
  readonly mostCharacters = Number.POSITIVE_INFINITY;
  readonly #link: RedisLink;
  readonly #channel: string;
  #line: RedisLine | null = null;

  constructor({ link, prefix }: { link: RedisLink; prefix: string }) {
    this.#link = link;
    this.#channel = `${prefix}:positions-2`;
  }

  async start({ take, missed }: Parameters<BatchWire["start"]>[0]): Promise<void> {
    const { url, patienceMs } = this.#link.settings;
    this.#line = new RedisLine({ url, patienceMs, hears: take, lost: missed });
    await this.#line.hear([this.#channel]);
    await this.#line.open();
  }

  async send(texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.#link.run(PUBLISH, [], [this.#channel, text]).catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    await this.#line?.close();
  }
}
