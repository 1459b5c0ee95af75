import { curacaoDate } from "../../domain/curacao-time.ts";
import { fromWireTariff } from "../../contract/fares/tariff-on-the-wire.ts";
import { toWireTariff } from "../../contract/fares/to-wire-tariff.ts";
import {
  addHolidayEndpoint,
  addTariffEndpoint,
  compareTariffEndpoint,
  listHolidaysEndpoint,
  listTariffsEndpoint,
  removeHolidayEndpoint,
  withdrawTariffEndpoint,
} from "../../contract/fares/tariffs.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { addTariff } from "./add-tariff.ts";
import {
  type ListedHoliday,
  addHolidayToList,
  listHolidaysOf,
  removeHolidayFromList,
} from "./change-holidays.ts";
import { compareTariff } from "./compare-tariff.ts";
import { openRidesOf, withdrawTariff } from "./withdraw-tariff.ts";
import type { PriceRules } from "./price-rules.ts";
import { type StoredTariff, getTariffOf, getTariffs } from "./tariff-in-force.ts";

/** Changes that the staff make to prices. The price rules are told to read again once a change is committed. */
export function tariffsRoutes(
  serve: Serve,
  { db, clock, rules }: { db: Db; clock: Clock; rules: PriceRules },
): void {
  const today = () => curacaoDate(clock.now());

  serve(listTariffsEndpoint, async () => {
    const tariffs = await getTariffs(db);
    const inForce = await getTariffOf(db, today());
    const rides = await openRidesOf(db);
    return tariffs.map((tariff) => ({
      ...toListedTariff(tariff, inForce, today()),
      open_rides: rides.get(tariff.id) ?? 0,
    }));
  });

  serve(compareTariffEndpoint, async ({ params: { id } }) => compareTariff(db, { id, now: clock.now() }));

  serve(withdrawTariffEndpoint, async ({ params: { id }, body: { reason }, caller, transact }) => {
    await transact(async (trx) => {
      await withdrawTariff(trx, { id, reason, by: signedIn(caller).accountId, now: clock.now() });
      return null;
    });
    rules.forget();
    return null;
  });

  serve(addTariffEndpoint, async ({ body, caller, transact }) => {
    const added = await transact(async (trx) => {
      const change = { tariff: fromWireTariff(body), by: signedIn(caller).accountId, now: clock.now() };
      const stored = await addTariff(trx, change);
      return toListedTariff(stored, await getTariffOf(trx, today()), today());
    });
    rules.forget();
    return added;
  });

  serve(listHolidaysEndpoint, async ({ query }) => {
    const year = query.year ?? Number(today().slice(0, 4));
    return (await listHolidaysOf(db, year)).map(toWireHoliday);
  });

  serve(addHolidayEndpoint, async ({ body, caller, transact }) => {
    const added = await transact(async (trx) => {
      const { date, name, from } = body;
      const holiday = { date, name, ...(from ? { from } : {}) };
      const change = { by: signedIn(caller).accountId, now: clock.now() };
      return toWireHoliday(await addHolidayToList(trx, holiday, change));
    });
    rules.forget();
    return added;
  });

  serve(removeHolidayEndpoint, async ({ params, caller, transact }) => {
    await transact(async (trx) => {
      await removeHolidayFromList(trx, params.date, { by: signedIn(caller).accountId, now: clock.now() });
      return null;
    });
    rules.forget();
    return null;
  });
}

function toListedTariff({ id, createdAt, tariff }: StoredTariff, inForce: StoredTariff, today: string) {
  return {
    ...toWireTariff(tariff),
    id,
    created_at: createdAt.toISOString(),
    in_force: id === inForce.id,
    coming: tariff.validFrom > today,
  };
}

function toWireHoliday({ date, name, from, extra }: ListedHoliday) {
  return { date, name, from: from ?? null, extra };
}
