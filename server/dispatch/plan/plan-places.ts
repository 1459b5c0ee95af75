import type { Point } from "../../../domain/places/place-points.ts";
import type { RoadPlace } from "../../places/road/drive-table.ts";

/** Where a point meets the street; null off the island. */
export type FindStreetOf = (point: Point) => RoadPlace | null;

/** Points closer than about a hundred metres are one place: a car that creeps on is not a new place each time. */
const PER_DEGREE = 1_000;

/**
 * Gives each place a number, as the planner wants it, and remembers the street it is reached from. A number stays what it is, so that the
 * thread that plans is sent each place once.
 */
export class PlanPlaces {
  readonly #numbers = new Map<string, number | null>();
  readonly #places: RoadPlace[] = [];
  readonly #streetOf: FindStreetOf;

  constructor(streetOf: FindStreetOf) {
    this.#streetOf = streetOf;
  }

  /** Null where no street leads there. */
  numberOf({ lat, lng }: Point): number | null {
    const name = `${Math.round(lat * PER_DEGREE)} ${Math.round(lng * PER_DEGREE)}`;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const place = this.#streetOf({ lat, lng });
    const number = place === null ? null : this.#places.push(place) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  at(number: number): RoadPlace {
    const place = this.#places[number];
    if (!place) throw new RangeError(`Nobody has numbered a place ${number}.`);
    return place;
  }

  /** The places from a number on. */
  from(count: number): readonly RoadPlace[] {
    return this.#places.slice(count);
  }
}
