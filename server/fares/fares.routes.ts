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
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { addTariff as addNewTariff } from "./add-tariff.ts";
import { addHolidayToList, listHolidaysOf, removeHolidayFromList } from "./change-holidays.ts";
import { cheatSheetOf } from "./cheat-sheet.ts";
import { type PricingDependencies, priceTrip, quoteTrip } from "./price-trip.ts";
import { getTariffOf, getTariffs } from "./tariff-in-force.ts";
import { toAirportRates, toFareAnswer, toListedTariff, toTrip, toWireHoliday } from "./fares-on-the-wire.ts";

export function faresRoutes(serve: Serve, deps: PricingDependencies): void {
  const { db, clock } = deps;
  const today = () => curacaoDate(clock.now());

  serve(calculateFareForTrip, async ({ query }) => {
    const trip = toTrip(query, curacaoTime(clock.now()));
    const price = await priceTrip(deps, trip);
    return toFareAnswer(price, quoteTrip(deps, trip, price));
  });

  serve(listCheatSheet, async () => {
    const { tariff } = await getTariffOf(db, today());
    return { results: cheatSheetOf(tariff) };
  });

  serve(listAirportRates, async () => {
    const { tariff } = await getTariffOf(db, today());
    return toAirportRates(tariff);
  });

  serve(listTariffs, async () => {
    const tariffs = await getTariffs(db);
    const inForce = await getTariffOf(db, today());
    return tariffs.map((tariff) => toListedTariff(tariff, inForce));
  });

  serve(addTariff, ({ body, caller, transact }) =>
    transact(async (trx) => {
      const change = { tariff: fromWireTariff(body), by: signedIn(caller).accountId, now: clock.now() };
      const added = await addNewTariff(trx, change);
      return toListedTariff(added, await getTariffOf(trx, today()));
    }),
  );

  serve(listHolidays, async ({ query }) => {
    const year = query.year ?? Number(today().slice(0, 4));
    return (await listHolidaysOf(db, year)).map(toWireHoliday);
  });

  serve(addHoliday, ({ body, caller, transact }) =>
    transact(async (trx) => {
      const { date, name, from } = body;
      const holiday = { date, name, ...(from ? { from } : {}) };
      const change = { by: signedIn(caller).accountId, now: clock.now() };
      return toWireHoliday(await addHolidayToList(trx, holiday, change));
    }),
  );

  serve(removeHoliday, ({ params, caller, transact }) =>
    transact(async (trx) => {
      await removeHolidayFromList(trx, params.date, { by: signedIn(caller).accountId, now: clock.now() });
      return null;
    }),
  );
}
