import { curacaoDate, curacaoTime } from "../../contract/curacao-time.ts";
import {
  addHoliday,
  addTariff,
  calculateFareForTrip,
  listAirportRates,
  listCheatSheet,
  listHolidays,
  listTariffs,
  removeHoliday,
} from "../../contract/fares/fares.endpoints.ts";
import { fromWireTariff } from "../../contract/fares/tariff-on-the-wire.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { addTariff as addNewTariff } from "./add-tariff.ts";
import { addHolidayToList, listHolidaysOf, removeHolidayFromList } from "./change-holidays.ts";
import { cheatSheetOf } from "./cheat-sheet.ts";
import { type PricingDependencies, priceTrip, quoteTrip } from "./price-trip.ts";
import { getTariffOf, getTariffs } from "./tariff-in-force.ts";
import { toAirportRates, toFareAnswer, toListedTariff, toTrip, toWireHoliday } from "./fares-on-the-wire.ts";

export function faresRoutes(serve: Serve, deps: PricingDependencies & { db: Db }): void {
  const { db, clock, rules } = deps;
  const today = () => curacaoDate(clock.now());

  serve(calculateFareForTrip, async ({ query }) => {
    const trip = toTrip(query, curacaoTime(clock.now()));
    const price = await priceTrip(deps, trip);
    return toFareAnswer(price, quoteTrip(deps, trip, price));
  });

  serve(listCheatSheet, async () => {
    const { stored } = await rules.of(today());
    return { results: cheatSheetOf(stored.tariff) };
  });

  serve(listAirportRates, async () => {
    const { stored } = await rules.of(today());
    return toAirportRates(stored.tariff);
  });

  serve(listTariffs, async () => {
    const tariffs = await getTariffs(db);
    const inForce = await getTariffOf(db, today());
    return tariffs.map((tariff) => toListedTariff(tariff, inForce));
  });

  serve(addTariff, async ({ body, caller, transact }) => {
    const added = await transact(async (trx) => {
      const change = { tariff: fromWireTariff(body), by: signedIn(caller).accountId, now: clock.now() };
      const stored = await addNewTariff(trx, change);
      return toListedTariff(stored, await getTariffOf(trx, today()));
    });
    rules.forget();
    return added;
  });

  serve(listHolidays, async ({ query }) => {
    const year = query.year ?? Number(today().slice(0, 4));
    return (await listHolidaysOf(db, year)).map(toWireHoliday);
  });

  serve(addHoliday, async ({ body, caller, transact }) => {
    const added = await transact(async (trx) => {
      const { date, name, from } = body;
      const holiday = { date, name, ...(from ? { from } : {}) };
      const change = { by: signedIn(caller).accountId, now: clock.now() };
      return toWireHoliday(await addHolidayToList(trx, holiday, change));
    });
    rules.forget();
    return added;
  });

  serve(removeHoliday, async ({ params, caller, transact }) => {
    await transact(async (trx) => {
      await removeHolidayFromList(trx, params.date, { by: signedIn(caller).accountId, now: clock.now() });
      return null;
    });
    rules.forget();
    return null;
  });
}
