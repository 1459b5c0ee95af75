import { MINUTE_MS, SECOND_MS } from "../../../contract/time-units.ts";
import type { RedisLink } from "../redis-link.ts";
import type { RedisScript } from "../redis-script.ts";
import { WorkInTurn } from "../../waiting/work-in-turn.ts";
import { channelsOf } from "../../events/event-channels.ts";
import type { SharedPositions } from "../../events/positions/shared-positions.ts";
import { type TakenPosition, eventOfPosition } from "../../events/positions/taken-position.ts";
import { ALL, FORGET, SOME, TAKE_ALL, TELL } from "./position-scripts.ts";
import { positionFromText, positionToText } from "./position-texts.ts";

type Settings = {
  link: RedisLink;
  prefix: string;
  /** The name in Redis of a channel of events. */
  named: (channel: string) => string;
};

/** Whoever writes them to the database has the turn for so long. With how often a turn is tried for it makes a minute. */
const TURN_MS = 50 * SECOND_MS;
/** They are gone after this when nobody writes them to the database. */
const KEPT_MS = 10 * MINUTE_MS;
const AT_ONCE = 1_000;

type Answer = (positions: readonly TakenPosition[] | null) => void;

/**
 * The positions of drivers that are not in the database yet: the newest of each, in Redis for all servers. Whether one counts is decided
 * by the driver's record (see NewestPositions), so that what is left here of a driver who shares nothing any more shows nowhere.
 */
export class RedisPositions implements SharedPositions {
  readonly #settings: Settings;
  readonly #key: string;
  readonly #reading = new WorkInTurn(() => this.#readAll());
  #asking: Answer[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
    // In braces is what a cluster of several Redis keeps together.
    this.#key = `${settings.prefix}:{positions-1}`;
  }

  /** Keeps a position and tells whoever it concerns; false while Redis is away. */
  async tell(position: TakenPosition): Promise<boolean> {
    const { driverId, version, at } = position;
    const channels = channelsOf(eventOfPosition(position)).map(this.#settings.named);
    const values = [driverId, version, at, positionToText(position), KEPT_MS, ...channels];
    return (await this.#ask(TELL, values)) !== null;
  }

  /** Those of some drivers, as far as there are any; none while Redis is away. */
  async of(driverIds: readonly number[]): Promise<TakenPosition[]> {
    const found: TakenPosition[] = [];
    for (let from = 0; from < driverIds.length; from += AT_ONCE) {
      const texts = await this.#ask(SOME, driverIds.slice(from, from + AT_ONCE));
      if (!texts) return [];
      found.push(...fromTexts(texts));
    }
    return found;
  }

  /** All of them, read once for all who ask at the same time; null while Redis is away. */
  all(): Promise<readonly TakenPosition[] | null> {
    return new Promise((answer) => {
      this.#asking.push(answer);
      this.#reading.ask();
    });
  }

  /** All of them, once a minute and for one server; it forgets them when they are written. */
  async takeAll(): Promise<TakenPosition[]> {
    const texts = await this.#ask(TAKE_ALL, [TURN_MS], [this.#key, `${this.#key}:turn`]);
    return fromTexts(texts ?? []);
  }

  async forget(positions: readonly TakenPosition[]): Promise<void> {
    if (positions.length === 0) return;
    const values = positions.flatMap((one) => [one.driverId, positionToText(one)]);
    await this.#ask(FORGET, values);
  }

  async #readAll(): Promise<void> {
    const asking = this.#asking.splice(0);
    const texts = await this.#ask(ALL, []);
    const positions = texts && fromTexts(texts);
    for (const answer of asking) answer(positions);
  }

  /** Null while Redis is away. */
  async #ask(
    script: RedisScript,
    values: readonly (string | number)[],
    keys: string[] = [this.#key],
  ): Promise<readonly unknown[] | null> {
    return (await this.#settings.link.run(script, keys, values).catch(() => null)) as unknown[] | null;
  }
}

function fromTexts(texts: readonly unknown[]): TakenPosition[] {
  return texts.flatMap((text) => (typeof text === "string" ? (positionFromText(text) ?? []) : []));
}
