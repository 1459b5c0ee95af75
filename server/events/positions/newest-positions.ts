import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Point } from "../../../domain/places/place-points.ts";
import type { Car, PositionLane } from "./position-lane.ts";

/** A driver's position as the database has it, with what decides whether it is anybody's to see. */
type PositionRow = {
  readonly account_id: number;
  readonly version: number;
  readonly on_shift: boolean;
  readonly shares_location: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly location_name: string | null;
  readonly located_at: Date | null;
  readonly last_active_at?: Date | null;
};

/** Says in words where a point is; null where nobody knows. */
export type NamePoint = (point: Point) => Promise<string | null>;

/** A position that came so lately is newer than the database's, whatever the clocks of servers say: each writes once a minute. */
const SURELY_NEWEST_MS = 1.5 * MINUTE_MS;

/** Where drivers are by the newest of this server's memory and the database. Every reading of a position goes through this. */
export class NewestPositions {
  /** Null for who reads the database alone. */
  readonly #lane: PositionLane | null;
  /** Null for who needs no names, which are a third of what a position costs. */
  readonly #name: NamePoint | null;
  readonly #names = new WeakMap<Car, Promise<string | null>>();

  constructor(lane: PositionLane | null, name: NamePoint | null = null) {
    this.#lane = lane;
    this.#name = name;
  }

  /**
   * Drivers as they were read, each where they were last. The database decides whether there is a position at all: one that was
   * taken before the driver's record changed counts no more.
   */
  async in<R extends PositionRow>(rows: readonly R[]): Promise<readonly R[]> {
    return Promise.all(rows.map((row) => this.#newest(row)));
  }

  /** The words for where a car is, worked out when the first one asks. */
  nameOf(car: Car): Promise<string | null> {
    const known = this.#names.get(car);
    if (known || !this.#name) return known ?? Promise.resolve(null);
    const naming = this.#name(car);
    this.#names.set(car, naming);
    return naming;
  }

  #newest<R extends PositionRow>(row: R): R | Promise<R> {
    const car = row.on_shift && row.shares_location ? this.#lane?.of(row.account_id) : undefined;
    if (!car || !countsFor(car, row)) return row;
    return this.#moved(row, car);
  }

  async #moved<R extends PositionRow>(row: R, car: Car): Promise<R> {
    const { lat, lng } = car;
    const at = new Date(car.at);
    const { last_active_at: active = null } = row;
    const isLater = active === null || active < at;
    const location_name = this.#name ? await this.nameOf(car) : row.location_name;
    return { ...row, lat, lng, location_name, located_at: at, ...(isLater && { last_active_at: at }) };
  }
}

/** For a change that asks how a driver stands and shows nobody where. */
export const IN_DATABASE_ALONE = new NewestPositions(null);

function countsFor(car: Car, { version, located_at }: PositionRow): boolean {
  if (car.version !== version) return false;
  if (performance.now() - car.heardAt < SURELY_NEWEST_MS) return true;
  return located_at === null || car.at > located_at.getTime();
}
