import { randomUUID } from "node:crypto";
import { RedisLine } from "../redis-line.ts";
import type { RedisLink } from "../redis-link.ts";
import { type RedisScript, script } from "../redis-script.ts";
import { channelsOf } from "../../events/event-channels.ts";
import type { LoggedEvent } from "../../events/event-feed.ts";
import { comparePlaces, placeToText } from "../../events/log-place.ts";
import { eventFromText, eventToText, stretchFromText, stretchToText } from "./bus-messages.ts";
import type { Batch, EventBus, OnBus } from "../../events/bus/event-bus.ts";
import { Lateness } from "./lateness.ts";

/** Takes the turn of whoever reads the log for all, or keeps it: 1 where it is this server's now. */
const TAKE_TURN = script(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return { 0 } end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return { 1 }
`);

/**
 * Sends a batch as one step, so that nobody's subscription begins within it: each event on each of its channels, and then on the
 * last channel from where to where the batch goes. 0 where it is another server's turn.
 */
const CARRY = script(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return { 0 } end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
for at = 3, #ARGV, 2 do redis.call('PUBLISH', ARGV[at], ARGV[at + 1]) end
return { 1 }
`);

/** Gives the turn up, so that the next server needn't wait for its end. */
const END_TURN = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return { 1 }
`);

type Settings = {
  link: RedisLink;
  /** How this server hears of the log without Redis. */
  notices: EventBus;
  /** The beginning of every channel: other companies and other databases may be on the same Redis. */
  prefix: string;
};

/** How often whoever reads the log for all says how far that is. */
const BEAT_MS = 300;
/** A server that hears nothing for so long reads the log for itself, and tries to read it for all. */
const SILENT_MS = 1_000;
/** The turn of a server that has died goes to another after this. */
const TURN_MS = 1_500;

/**
 * One server of all reads the log and sends each event on its channels in a Redis; the others hear those channels that their readers
 * hear. Each batch says from where to where in the log it goes: who has a gap, or hears nothing, reads the log.
 */
export class RedisEventBus implements EventBus {
  readonly #settings: Settings;
  readonly #line: RedisLine;
  readonly #ownName = randomUUID();
  #feed: OnBus | null = null;
  /** The events that have come of a batch whose end has not come yet. */
  #coming = new Map<string, LoggedEvent>();
  #isSpoiled = false;
  #isCarrier = false;
  readonly #lateness = new Lateness();
  #heardAt = Number.NEGATIVE_INFINITY;
  #beat: NodeJS.Timeout | undefined;
  #isBeating = false;
  /** The log may have more than came over Redis: to be read as soon as that falls to this server. */
  #isBehind = true;

  constructor(settings: Settings) {
    this.#settings = settings;
    const { url, patienceMs } = settings.link.settings;
    this.#line = new RedisLine({
      url,
      patienceMs,
      hears: (text, channel) => (channel === this.#ends ? this.#endBatch(text) : this.#takeIn(text)),
      lost: () => {
        this.#forget();
        this.#readWhatIsLeft();
      },
    });
  }

  async start(feed: OnBus): Promise<void> {
    this.#feed = feed;
    await this.#line.hear([this.#ends]);
    await this.#line.open();
    await this.#settings.notices.start({
      place: null,
      take: () => undefined,
      logHasGrown: () => {
        this.#isBehind = true;
        this.#readWhatIsLeft();
      },
    });
    this.#beat = setInterval(() => void this.#onBeat(), BEAT_MS);
    this.#beat.unref();
    await this.#onBeat();
  }

  hear(channels: readonly string[]): Promise<void> {
    return this.#line.hear(channels.map((channel) => this.#named(channel)));
  }

  leave(channels: readonly string[]): void {
    this.#line.leave(channels.map((channel) => this.#named(channel)));
  }

  get readsLog(): boolean {
    return this.#isCarrier || this.#settings.link.isAway || !this.#line.isOpen || this.#isSilent;
  }

  get isCarrier(): boolean {
    return this.#isCarrier;
  }

  async carry({ from, to, events }: Batch): Promise<void> {
    const sent = events.flatMap((event) => {
      const text = eventToText(event);
      return channelsOf(event).flatMap((channel) => [this.#named(channel), text]);
    });
    const stretch = stretchToText({ from, to, by: this.#ownName, at: performance.now() });
    this.#isCarrier = await this.#run(CARRY, [...sent, this.#ends, stretch]);
  }

  away(): string | null {
    return this.#settings.link.isAway || !this.#line.isOpen ? "redis" : null;
  }

  async stop(): Promise<void> {
    clearInterval(this.#beat);
    await this.#settings.notices.stop();
    if (this.#isCarrier) await this.#run(END_TURN, []);
    this.#isCarrier = false;
    await this.#line.close();
  }

  get #isSilent(): boolean {
    return performance.now() - this.#heardAt > SILENT_MS;
  }

  /** The channel on which each batch ends. */
  get #ends(): string {
    return this.#named("ends");
  }

  #named(channel: string): string {
    return `${this.#settings.prefix}:events-2:${channel}`;
  }

  async #onBeat(): Promise<void> {
    this.#readWhatIsLeft();
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      if (this.#isCarrier) await this.#sayPlace();
      else if (this.#isSilent) await this.#tryToCarry();
    } finally {
      this.#isBeating = false;
    }
  }

  #readWhatIsLeft(): void {
    // As long as it comes over Redis, nobody knows what of it has not come yet.
    if (!this.readsLog) this.#isBehind = true;
    else if (this.#isBehind) {
      this.#isBehind = false;
      this.#feed?.logHasGrown();
    }
  }

  async #sayPlace(): Promise<void> {
    const place = this.#feed?.place;
    if (place) await this.carry({ from: place, to: place, events: [] });
    else this.#feed?.logHasGrown();
  }

  async #tryToCarry(): Promise<void> {
    this.#isCarrier = await this.#run(TAKE_TURN, []);
    if (this.#isCarrier) this.#feed?.logHasGrown();
  }

  /** Whether it is this server's turn; never while Redis is away. */
  async #run(script: RedisScript, values: readonly string[]): Promise<boolean> {
    const { link, prefix } = this.#settings;
    const given = [this.#ownName, TURN_MS, ...values];
    const answer = await link.run(script, [`${prefix}:events-2:turn`], given).catch(() => null);
    return (answer as number[] | null)?.[0] === 1;
  }

  #takeIn(text: string): void {
    const event = eventFromText(text);
    if (event) this.#coming.set(placeToText(event.place), event);
    else this.#isSpoiled = true;
  }

  #endBatch(text: string): void {
    const stretch = stretchFromText(text);
    const events = [...this.#coming.values()].toSorted((a, b) => comparePlaces(a.place, b.place));
    const isWhole = !this.#isSpoiled;
    this.#forget();
    if (!this.#line.isOpen || !stretch) return;
    const now = performance.now();
    // A Redis that was frozen sends what it still had, which is no sign that somebody carries.
    if (!this.#lateness.isLate(stretch, now)) this.#heardAt = now;
    const { from, to } = stretch;
    // Of one that came spoiled nothing is believed but how far the log goes.
    this.#feed?.take(isWhole ? { from, to, events } : { from: to, to, events: [] });
  }

  #forget(): void {
    this.#coming = new Map();
    this.#isSpoiled = false;
  }
}
