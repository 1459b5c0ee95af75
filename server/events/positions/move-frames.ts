import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { LiveEvent, TrackedEvent } from "../../../contract/events/live-event.ts";
import { groupBy } from "../../../domain/group-by.ts";
import type { Db } from "../../database/connect.ts";
import { once } from "../../waiting/once.ts";
import type { EventFeed, HeardEvent } from "../event-feed.ts";
import type { NewestPositions } from "./newest-positions.ts";
import type { Car, Moves, PositionLane } from "./position-lane.ts";

/** The cars that a reader sees move: all, or the one under way for a ride. */
export type SeesCars = "all" | { readonly rideId: number };

/** A stream that takes frames. */
export type FrameReader = {
  /** Whether a frame goes out at once; one that doesn't is passed over, and gets the newest of all cars it sees later. */
  readonly takesFrames: boolean;
  mayRead(): Promise<boolean>;
  sendFrame(frame: Buffer): void;
};

/** A ride whose passenger follows its car. */
export type FollowedCar = {
  readonly rideId: number;
  readonly riderId: number | null;
  readonly driverId: number;
  readonly version: number;
  /** Whether they may see it where it was at that time. */
  sees(at: Date): boolean;
};

/** The rights to see cars, as the database has them now. */
type CarRights = {
  /** Those of some drivers who are on shift and share where they are, with the version of their record. */
  readSharing(
    db: Db,
    driverIds: readonly number[],
  ): Promise<readonly { readonly id: number; readonly version: number }[]>;
  /** Rides on the road, of some drivers and some of themselves. */
  readFollowed(
    db: Db,
    asked: { driverIds: readonly number[]; rideIds: readonly number[] },
  ): Promise<readonly FollowedCar[]>;
};

type Dependencies = {
  db: Db;
  lane: PositionLane;
  positions: NewestPositions;
  feed: EventFeed;
  rights: CarRights;
  log: FastifyBaseLogger;
};

const NAMED_AT_ONCE = 50;
/** So many pages are written to before the server does something else. */
const WRITTEN_AT_ONCE = 500;

/**
 * Sends where cars are, once a second: to dispatch all that moved as one frame, to a page its car. The rights are read with each
 * frame, once for all readers, and a frame is made once for all who get it.
 */
export class MoveFrames {
  readonly #given: Dependencies;
  readonly #moves: Moves;
  readonly #desks = new Set<FrameReader>();
  readonly #pages = new Map<number, Set<FrameReader>>();
  /** Readers of an older client, who get an event for each move. */
  #eventReaders = 0;
  /** Readers who don't know yet where the cars they see are: who has just joined, and who was passed over. */
  readonly #behind = new Map<FrameReader, SeesCars>();
  /** Drivers and rides of which an event was heard since the rights were asked for: it may have taken them away. */
  readonly #changed = { drivers: new Set<number>(), rides: new Set<number>() };

  constructor(given: Dependencies) {
    this.#given = given;
    this.#moves = given.lane.follow();
    given.feed.watch((event) => this.#hear(event));
  }

  /** Adds a reader; the answer takes it away again. */
  add(reader: FrameReader, sees: SeesCars): () => void {
    const others = sees === "all" ? this.#desks : (this.#pages.get(sees.rideId) ?? new Set());
    if (sees !== "all") this.#pages.set(sees.rideId, others);
    others.add(reader);
    this.#behind.set(reader, sees);
    return () => {
      others.delete(reader);
      this.#behind.delete(reader);
      if (sees !== "all" && others.size === 0) this.#pages.delete(sees.rideId);
    };
  }

  /** Counts a reader who gets events in the place of frames; the answer takes it away again. */
  addEventReader(): () => void {
    this.#eventReaders += 1;
    return () => void (this.#eventReaders -= 1);
  }

  /** Sends what has moved. A database that is away delays it: then what is newest by then is sent. */
  async send(): Promise<void> {
    const moved = this.#moves.take();
    try {
      await this.#sendAll(moved);
    } catch {
      this.#given.log.warn("moves of cars cannot be sent at the moment");
      this.#moves.putBack(moved.values());
    }
  }

  async #sendAll(moved: ReadonlyMap<number, Car>): Promise<void> {
    const { db, lane, rights } = this.#given;
    const behind = new Map([...this.#behind].filter(([reader]) => reader.takesFrames));
    if (moved.size === 0 && behind.size === 0) return;
    const desks = await this.#desksThatMayRead();
    const cars = desks.some((desk) => behind.has(desk)) ? [...lane.all()] : [...moved.values()];
    const names = desks.length > 0 ? await this.#namesOf(cars) : NO_NAMES;
    const rideIds = [...behind.values()].flatMap((sees) => (sees === "all" ? [] : [sees.rideId]));
    const [asksCars, asksRides] = [
      desks.length + this.#eventReaders > 0,
      this.#pages.size + this.#eventReaders > 0,
    ];
    for (const changed of Object.values(this.#changed)) changed.clear();
    const [sharing, followed] = await Promise.all([
      asksCars ? rights.readSharing(db, [...cars].map(idOf)) : [],
      asksRides ? rights.readFollowed(db, { driverIds: [...moved.keys()], rideIds }) : [],
    ]);
    // An event that comes from here on is noted in `changed` before anybody hears of it: no frame overtakes what takes it back.
    const versions = new Map(sharing.map(({ id, version }) => [id, version]));
    const shown = cars.filter((car) => versions.get(car.driverId) === car.version && !this.#isChanged(car));
    if (desks.length > 0) this.#toDesks(desks, { shown, moved, names });
    await this.#toPages(followed, { moved, behind });
    if (this.#eventReaders > 0) this.#asEvents(shown, { moved, followed });
    this.#moves.putBack([...moved.values()].filter((car) => this.#isChanged(car)));
  }

  #isChanged({ driverId }: Car): boolean {
    return this.#changed.drivers.has(driverId);
  }

  async #desksThatMayRead(): Promise<FrameReader[]> {
    const asked = [...this.#desks].map(async (desk) => ((await desk.mayRead()) ? desk : null));
    return (await Promise.all(asked)).filter((desk) => desk !== null);
  }

  async #namesOf(cars: readonly Car[]): Promise<ReadonlyMap<number, string | null>> {
    const names = new Map<number, string | null>();
    for (const [index, car] of cars.entries()) {
      names.set(car.driverId, await this.#given.positions.nameOf(car));
      if (index % NAMED_AT_ONCE === NAMED_AT_ONCE - 1) await nextTurn();
    }
    return names;
  }

  #toDesks(desks: readonly FrameReader[], { shown, moved, names }: ForDesks): void {
    const all = once(() => frameOfCars(shown, names));
    const news = once(() =>
      frameOfCars(
        shown.filter(({ driverId }) => moved.has(driverId)),
        names,
      ),
    );
    for (const desk of desks) {
      const isBehind = this.#behind.has(desk);
      if (!desk.takesFrames) this.#behind.set(desk, "all");
      else if (isBehind) this.#behind.delete(desk);
      const frame = desk.takesFrames ? (isBehind ? all() : news()) : null;
      if (frame) desk.sendFrame(frame);
    }
  }

  async #toPages(followed: readonly FollowedCar[], { moved, behind }: ForPages): Promise<void> {
    let written = 0;
    for (const { rideId, driverId, version, sees } of followed) {
      if (written >= WRITTEN_AT_ONCE) {
        await nextTurn();
        written = 0;
      }
      if (this.#changed.rides.has(rideId)) this.#changed.drivers.add(driverId);
      const car = this.#given.lane.of(driverId);
      if (car?.version !== version || this.#isChanged(car) || !sees(new Date(car.at))) continue;
      const frame = once(() => frameOfCar(car));
      for (const page of this.#pages.get(rideId) ?? []) {
        if (!moved.has(driverId) && !behind.has(page)) continue;
        written += 1;
        if (page.takesFrames) page.sendFrame(frame());
        else this.#behind.set(page, { rideId });
      }
    }
    // Where there was nothing to show, there will be once the car moves.
    for (const [page, sees] of behind) if (sees !== "all" && page.takesFrames) this.#behind.delete(page);
  }

  /** A client of before there were frames is told of each move by itself, with its driver or its ride. */
  #asEvents(shown: readonly Car[], { moved, followed }: ForEvents): void {
    const ridesOf = new Map(groupBy(followed, ({ driverId }) => String(driverId)));
    for (const car of shown) {
      const { driverId } = car;
      if (!moved.has(driverId) || this.#isChanged(car)) continue;
      const rides = ridesOf.get(String(driverId)) ?? [];
      this.#given.feed.pass({
        place: null,
        type: "driver.changed",
        rideId: null,
        driverId,
        audience: { rides: rides.map(({ rideId, riderId }) => ({ rideId, riderId })) },
      });
    }
  }

  #hear({ place, rideId, driverId }: HeardEvent): void {
    if (place === null) return;
    if (driverId !== null) this.#changed.drivers.add(driverId);
    if (rideId !== null) this.#changed.rides.add(rideId);
  }
}

type ForDesks = { shown: readonly Car[]; moved: ReadonlyMap<number, Car>; names: Names };
type ForPages = { moved: ReadonlyMap<number, Car>; behind: ReadonlyMap<FrameReader, SeesCars> };
type ForEvents = { moved: ReadonlyMap<number, Car>; followed: readonly FollowedCar[] };
type Names = ReadonlyMap<number, string | null>;
const NO_NAMES: Names = new Map();

function idOf({ driverId }: Car): number {
  return driverId;
}

/** Null where there is nothing to say. */
function frameOfCars(cars: readonly Car[], names: Names): Buffer | null {
  if (cars.length === 0) return null;
  const event = {
    type: "drivers.moved",
    cars: cars.map(({ driverId: id, lat, lng, at }) => {
      return { id, lat, lng, located_at: new Date(at).toISOString(), location: names.get(id) ?? null };
    }),
  } satisfies LiveEvent;
  return blockOf(event);
}

function frameOfCar({ lat, lng, at }: Car): Buffer {
  const position = { lat, lng, located_at: new Date(at).toISOString() };
  return blockOf({ type: "track.moved", position } satisfies TrackedEvent);
}

function blockOf(event: LiveEvent | TrackedEvent): Buffer {
  return Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
}
