import { addDays } from "../../domain/curacao-days.ts";
import type { VipRule } from "../../domain/accounts/vip-level.ts";
import type { DrawnArea } from "../../domain/areas/drawn-area.ts";
import type { Deal } from "../../domain/deals/deal.ts";
import type { Holiday } from "../../domain/fares/holidays.ts";
import type { PayLinkSettings } from "../../contract/pay-links/pay-link-schemas.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { getAreasOf } from "./areas-in-force.ts";
import { toDeal } from "./deal-rows.ts";
import { findDealsOf } from "./deals.queries.ts";
import { getCompanyRules } from "./fares.queries.ts";
import { type StoredTariff, getExtraHolidays, getTariffOf } from "./tariff-in-force.ts";

/** Rules that price a trip on a day: the tariff, the drawn areas, the staff's own holidays of that day, the discount of a VIP, the deals and the deposit. */
export type RulesOfDay = {
  readonly stored: StoredTariff;
  readonly areas: readonly DrawnArea[];
  readonly extraHolidays: readonly Holiday[];
  readonly vip: VipRule;
  readonly deals: readonly Deal[];
  readonly payLinks: Partial<PayLinkSettings>;
};

/** A change made at another server is followed within this time; one made here at once. */
const KEPT_MS = 1_000;
const KEPT_DAYS = 1_000;

type Days = Map<string, Promise<RulesOfDay>>;

/** The rules of each day, read once a second at most: they change a few times a year and are asked for with every price. */
export class PriceRules {
  readonly #db: Db;
  readonly #clock: Clock;
  #days: Days = new Map();
  #since = -Infinity;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  of(day: string): Promise<RulesOfDay> {
    const days = this.present;
    const kept = days.get(day);
    if (kept) return kept;
    if (days.size >= KEPT_DAYS) days.clear();
    const rules = this.#read(day);
    days.set(day, rules);
    // A failed read is not cached: the next call reads again.
    rules.catch(() => days.get(day) === rules && days.delete(day));
    return rules;
  }

  /** The days kept at present; another object once any of them may have changed. */
  get present(): Days {
    const now = this.#clock.now().getTime();
    if (Math.abs(now - this.#since) >= KEPT_MS) {
      this.#days = new Map();
      this.#since = now;
    }
    return this.#days;
  }

  /** To be called once a change of tariffs, areas, holidays, deals or the company is committed. */
  forget(): void {
    this.#days = new Map();
  }

  async #read(day: string): Promise<RulesOfDay> {
    const stored = await getTariffOf(this.#db, day);
    const extraHolidays = await getExtraHolidays(this.#db, { start: day, end: addDays(day, 1) });
    const areas = await getAreasOf(this.#db, day);
    const deals = (await findDealsOf(this.#db, day)).map(toDeal);
    return { stored, areas, extraHolidays, deals, ...(await getCompanyRules(this.#db)) };
  }
}
