import type { AnswerOf } from "../../contract/endpoint.ts";
import { calculateFare } from "../../domain/fares/calculate-fare.ts";
import type { listCheatSheetEndpoint } from "../../contract/fares/fare-tables.endpoints.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import { toDollars } from "../../domain/dollars.ts";
import type { Db } from "../database/connect.ts";
import { findTariffIdOf } from "./fares.queries.ts";
import { getTariffOf } from "./tariff-in-force.ts";

/** The trips of a card for the glove box: from the next street to the other end of the island. */
const DISTANCES_KM = [2, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50];
/** One for each kind of price: few bags, paid bags, a full car, a large party. */
const PARTIES = [
  { passengers: 1, luggage: 1 },
  { passengers: 2, luggage: 2 },
  { passengers: 2, luggage: 3 },
  { passengers: 2, luggage: 4 },
  { passengers: 4, luggage: 4 },
  { passengers: 4, luggage: 5 },
  { passengers: 5, luggage: 5 },
  { passengers: 7, luggage: 5 },
];

type CheatSheet = AnswerOf<typeof listCheatSheetEndpoint>["results"];

/**
 * The card of the tariff in force, worked out once for each tariff: that takes longer than all else in its call. Which tariff is in force is
 * asked each time, so a change is seen by the next call at every server.
 */
export class CheatSheets {
  readonly #db: Db;
  #last: { tariffId: number; sheet: CheatSheet } | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(day: string): Promise<CheatSheet> {
    const id = await findTariffIdOf(this.#db, day);
    if (this.#last !== null && this.#last.tariffId === id) return this.#last.sheet;
    const stored = await getTariffOf(this.#db, day);
    this.#last = { tariffId: stored.id, sheet: cheatSheetOf(stored.tariff) };
    return this.#last.sheet;
  }
}

/** The card of a tariff: each distance with each party, by day, by night and on a holiday. */
function cheatSheetOf(tariff: Tariff): CheatSheet {
  return DISTANCES_KM.flatMap((distance) =>
    PARTIES.flatMap((party) =>
      [false, true].flatMap((isHoliday) =>
        [false, true].map((isNight) => {
          const { total } = calculateFare({ tariff, distanceKm: distance, ...party, isHoliday, isNight });
          return { distance, ...party, isHoliday, isNight, fare: toDollars(total) };
        }),
      ),
    ),
  );
}
