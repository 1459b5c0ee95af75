import { SECOND_MS } from "../../../domain/time-units.ts";
import { batchFromText, batchToTexts } from "./batch-texts.ts";
import type { Car, Moves, PositionLane } from "./position-lane.ts";

/** A way from each server to all others, and back to itself. */
export type BatchWire = {
  /** The longest message it takes. */
  readonly mostCharacters: number;
  /** `take` gets what any server has sent, and `missed` is told when something may have been missed. */
  start(on: { take(text: string): void; missed(): void }): Promise<void>;
  /** Sends messages as far as that is possible; it always resolves. */
  send(texts: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

/** A wire over which a server hears nothing of itself for so long brings nothing. */
const SILENT_MS = 2 * SECOND_MS;
/** Another server that said it hears nothing over the fast wire is sent everything over the other one for so long. */
const DEAF_MS = 3 * SECOND_MS;
/** A position that is older is in the database. */
const TOLD_ANEW_MS = 2 * 60 * SECOND_MS;

type Settings = {
  lane: PositionLane;
  /** This server's name, which no other has. */
  name: string;
  now: () => number;
  /** The first is the fast one; the second stands in for it. */
  wires: readonly [BatchWire, BatchWire?];
};

/**
 * Tells the other servers, once a second, where the cars are that this one was told of. Each server hears its own batches, too: what it
 * hasn't heard back it sends again, and over the second wire as well, until the first one brings it back. One that joins, or may have
 * missed something, asks the others for all they have.
 */
export class PositionBatches {
  readonly #settings: Settings;
  readonly #moves: Moves;
  /** Own positions that haven't come back yet, by driver. */
  readonly #unheard = new Map<number, Car>();
  /** The cars of each batch that is on its way. */
  readonly #sent = new Map<number, readonly Car[]>();
  #number = 0;
  #fastHeardAt = Number.NEGATIVE_INFINITY;
  #otherIsDeafAt = Number.NEGATIVE_INFINITY;
  #tellsAll = false;
  #asksAll = true;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#moves = settings.lane.follow();
  }

  async start(): Promise<void> {
    for (const wire of this.#wires) {
      await wire.start({
        take: (text) => this.#take(text, wire),
        missed: () => void (this.#asksAll = true),
      });
    }
    await this.send();
  }

  async send(): Promise<void> {
    const { lane } = this.#settings;
    const own = [...this.#moves.take().values()].filter(({ isOwn }) => isOwn);
    const since = performance.now() - TOLD_ANEW_MS;
    const all = this.#tellsAll ? [...lane.all()].filter((car) => car.isOwn && car.heardAt >= since) : [];
    for (const car of [...all, ...own]) this.#unheard.set(car.driverId, car);
    for (const { driverId } of this.#unheard.values()) {
      if (lane.of(driverId)?.isOwn !== true) this.#unheard.delete(driverId);
    }
    const [fast, second] = this.#settings.wires;
    const needsSecond = second !== undefined && (this.#isDeaf || this.#hasDeafOther);
    const wires = needsSecond ? [fast, second] : [fast];
    await Promise.all(wires.map((wire) => this.#sendOver(wire)));
    [this.#tellsAll, this.#asksAll] = [false, false];
  }

  async stop(): Promise<void> {
    await this.send();
    await Promise.all(this.#wires.map((wire) => wire.stop()));
  }

  get #wires(): readonly BatchWire[] {
    return this.#settings.wires.filter((wire) => wire !== undefined);
  }

  /** Whether what is sent over the fast wire doesn't come back; what matters only where there is another. */
  get #isDeaf(): boolean {
    return performance.now() - this.#fastHeardAt > SILENT_MS;
  }

  get #hasDeafOther(): boolean {
    return performance.now() - this.#otherIsDeafAt < DEAF_MS;
  }

  async #sendOver(wire: BatchWire): Promise<void> {
    const { name, now, wires } = this.#settings;
    const cars = [...this.#unheard.values()];
    // Over the only wire there is, nothing needs to be said where there is nothing to say.
    if (cars.length === 0 && wires[1] === undefined && !this.#asksAll) return;
    const isConfirming = wires[1] === undefined || !(this.#isDeaf || this.#hasDeafOther) || wire === wires[1];
    const head = { from: name, asksAll: this.#asksAll, isDeaf: wires[1] !== undefined && this.#isDeaf };
    const messages = batchToTexts(cars, {
      head,
      now: now(),
      most: wire.mostCharacters,
      number: this.#number,
    });
    this.#number += messages.length;
    if (isConfirming) for (const { number, cars: told } of messages) this.#sent.set(number, told);
    await wire.send(messages.map(({ text }) => text));
  }

  #take(text: string, wire: BatchWire): void {
    const { lane, name, now, wires } = this.#settings;
    const batch = batchFromText(text, now());
    if (!batch) return;
    if (batch.from === name) return this.#takeBack(batch.number, wire === wires[0]);
    for (const position of batch.positions) lane.takeOver(position);
    if (batch.asksAll) this.#tellsAll = true;
    if (!batch.isDeaf) return;
    if (!this.#hasDeafOther) this.#tellsAll = true;
    this.#otherIsDeafAt = performance.now();
  }

  /** A batch that has come back has come to the others as well. */
  #takeBack(number: number, isFast: boolean): void {
    if (isFast) this.#fastHeardAt = performance.now();
    for (const [earlier, cars] of this.#sent) {
      if (earlier > number) break;
      this.#sent.delete(earlier);
      if (earlier !== number) continue;
      for (const car of cars) if (this.#unheard.get(car.driverId) === car) this.#unheard.delete(car.driverId);
    }
  }
}
