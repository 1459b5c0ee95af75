import { pick, seeded } from "../simulate/seeded.ts";
import type { Change, Day, DayCar, DayRide, Island } from "./day.ts";

export type Shape = {
  readonly name: string;
  readonly cars: number;
  readonly rides: number;
  readonly seed: number;
  /** Passengers of ships, of all rides: they leave the pier together in the morning and come back together. */
  readonly ships?: number;
  /** The share that books before the day begins. */
  readonly booked?: number;
  /** A tenth of the cars breaks down at ten. */
  readonly storm?: boolean;
};

/** How busy each hour from five in the morning on is. */
const CALM = [4, 5, 6, 8, 9, 5, 5, 7, 9, 4, 6, 7, 6, 6, 5, 6, 4, 4, 3, 2, 2, 1, 1, 2];
const FIRST_HOUR = 5;
/** Three of seven drive by day, three in the evening, one at night. */
const SHIFTS = [
  [300, 1020],
  [300, 1020],
  [300, 1020],
  [840, 1560],
  [840, 1560],
  [840, 1560],
  [1200, 1800],
] as const;
const KINDS = [
  { kind: "economy", seats: 4, bags: 2 },
  { kind: "comfort", seats: 4, bags: 3 },
  { kind: "xl", seats: 7, bags: 5 },
  { kind: "economy", seats: 4, bags: 2 },
  { kind: "cargo", seats: 4, bags: 12 },
] as const;
const EVENING_BEFORE = -60;
const TEN = 600;

/** A day that nobody has seen, the same for the same seed, as busy and as mixed as days on the island are. */
export function makeDay(shape: Shape, island: Island): Day {
  const random = seeded(shape.seed);
  const places = new Places(island, random);
  const cars = Array.from({ length: shape.cars }, (_, index) => makeCar(index, places));
  const rides = Array.from({ length: shape.rides }, (_, index) => makeRide(index + 1, shape, places, random));
  const changes = rides.flatMap((ride) => changeOf(ride, random));
  const out = shape.storm ? cars.filter((_, index) => index % 10 === 1) : [];
  return {
    name: shape.name,
    cars,
    rides,
    changes: [...changes, ...out.map(({ id }): Change => ({ at: TEN, car: id, out: true }))],
  };
}

class Places {
  readonly airport: number;
  readonly pier: number;
  readonly #weighted: readonly number[];
  readonly #random: () => number;

  constructor({ places }: Island, random: () => number) {
    this.#random = random;
    this.airport = places.findIndex(({ kind }) => kind === "airport");
    this.pier = places.findIndex(({ kind }) => kind === "pier");
    this.#weighted = places.flatMap(({ popularity }, index) =>
      Array.from({ length: popularity }, () => index),
    );
  }

  any(but = -1): number {
    const place = pick(this.#random, this.#weighted);
    return place === but ? this.any(but) : place;
  }
}

function makeCar(index: number, places: Places): DayCar {
  const [from, until] = SHIFTS[index % SHIFTS.length] ?? SHIFTS[0];
  const kind = KINDS[index % KINDS.length] ?? KINDS[0];
  const home = places.any();
  return { id: index + 1, ...kind, wheelchair: index % 10 === 2, from, until, at: home, home };
}

function makeRide(id: number, shape: Shape, places: Places, random: () => number): DayRide {
  const ship = random() < (shape.ships ?? 0) ? (random() < 0.6 ? "from" : "to") : null;
  const pickup = ship ? shipMinute(ship, random) : calmMinute(random);
  const ends = endsOf(ship, places, random);
  const booked = random() < (shape.booked ?? 0.6);
  const group = random();
  const passengers =
    group < 0.2 ? 1 : group < 0.54 ? 2 : group < 0.62 ? 3 : group < 0.88 ? 4 : group < 0.95 ? 5 : 6;
  const flies = ends.from === places.airport;
  const fixed = flies || random() < 0.15;
  return {
    id,
    known: booked ? EVENING_BEFORE : pickup - 5 - Math.floor(random() * 21),
    booked,
    pickup,
    ...ends,
    passengers,
    bags: random() < 0.55 ? 0 : random() < 0.8 ? 1 : Math.min(5, passengers),
    wheelchair: random() < 0.015,
    board: flies || ends.from === places.pier ? 4 : 2,
    patience: booked ? 20 : 15,
    flex: fixed ? 0 : pick(random, [15, 15, 15, 30, 30, 30, 30, 60]),
  };
}

function calmMinute(random: () => number): number {
  const all = CALM.reduce((sum, one) => sum + one, 0);
  let drawn = random() * all;
  const hour = CALM.findIndex((weight) => (drawn -= weight) < 0);
  return (FIRST_HOUR + hour) * 60 + Math.floor(random() * 60);
}

/** Ashore between eight and eleven, back between three and five. */
function shipMinute(way: "from" | "to", random: () => number): number {
  return way === "from" ? 480 + Math.floor(random() * 175) : 900 + Math.floor(random() * 120);
}

function endsOf(ship: "from" | "to" | null, places: Places, random: () => number) {
  if (ship === "from") return { from: places.pier, to: places.any(places.pier) };
  if (ship === "to") return { from: places.any(places.pier), to: places.pier };
  const drawn = random();
  if (drawn < 0.13) return { from: places.airport, to: places.any(places.airport) };
  if (drawn < 0.24) return { from: places.any(places.airport), to: places.airport };
  const from = places.any();
  return { from, to: places.any(from) };
}

/** A few of those who booked cancel or come at another time, one to two and a half hours before. */
function changeOf({ id, booked, pickup }: DayRide, random: () => number): Change[] {
  const drawn = random();
  if (!booked || drawn > 0.1) return [];
  const at = pickup - 60 - Math.floor(random() * 90);
  if (drawn < 0.07) return [{ at, ride: id, cancelled: true }];
  return [{ at, ride: id, pickup: pickup + Math.floor(random() * 60) }];
}
