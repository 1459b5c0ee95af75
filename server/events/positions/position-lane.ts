/** Where a car was last, as a server took it from its driver. */
export type CarPosition = {
  readonly driverId: number;
  /** The driver's record at that time: once it has changed, the position counts no more. */
  readonly version: number;
  readonly lat: number;
  readonly lng: number;
  /** When the phone was there, in milliseconds of this server's clock, whichever server took it. */
  readonly at: number;
};

/** A position as this server has it in memory. */
export type Car = CarPosition & {
  /** This server took it, and not another. */
  readonly isOwn: boolean;
  /** When it came, by a clock that nobody sets. */
  readonly heardAt: number;
};

/** Cars that have moved since they were last taken out, each as it is now. */
export type Moves = { take(): ReadonlyMap<number, Car>; putBack(cars: Iterable<Car>): void };

/** A car that nobody has heard of for so long is forgotten: the database has where it was. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1_000;

/**
 * The newest position of each car, in this server's memory. It decides nothing about who may see one: that is asked of the database
 * when it is read or sent (see NewestPositions and MoveFrames).
 */
export class PositionLane {
  readonly #now: () => number;
  readonly #cars = new Map<number, Car>();
  readonly #moves: Map<number, Car>[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes what a driver has told this server. */
  take(position: CarPosition): void {
    this.#put({ ...position, isOwn: true, heardAt: performance.now() });
  }

  /** Takes what another server was told; says whether it is news here. */
  takeOver(position: CarPosition): void {
    this.#put({ ...position, isOwn: false, heardAt: performance.now() });
  }

  of(driverId: number): Car | undefined {
    return this.#cars.get(driverId);
  }

  all(): IterableIterator<Car> {
    return this.#cars.values();
  }

  /** The cars that move from now on, for one who does something with all of them. */
  follow(): Moves {
    const moves = new Map<number, Car>();
    this.#moves.push(moves);
    return {
      take() {
        const taken = new Map(moves);
        moves.clear();
        return taken;
      },
      putBack: (cars) => {
        for (const car of cars) if (!moves.has(car.driverId)) moves.set(car.driverId, car);
      },
    };
  }

  forgetOld(): void {
    const before = performance.now() - FORGOTTEN_AFTER_MS;
    for (const car of this.#cars.values()) if (car.heardAt < before) this.#cars.delete(car.driverId);
  }

  /** One that is ahead of the clock was taken before the clock was set back, and holds nobody up. */
  #put(car: Car): void {
    const known = this.#cars.get(car.driverId);
    if (known && known.version > car.version) return;
    if (known?.version === car.version && known.at > car.at && known.at <= this.#now()) return;
    this.#cars.set(car.driverId, car);
    for (const moves of this.#moves) moves.set(car.driverId, car);
  }
}
