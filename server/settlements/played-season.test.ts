import { expect, it } from "vitest";
import { getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import {
  addDriverCommissionEndpoint,
  addDriverEntryEndpoint,
  addDriverRentEndpoint,
  getDriverAccountEndpoint,
  payBalanceEndpoint,
  paySettlementEndpoint,
  takeBackSettlementPaymentEndpoint,
} from "../../contract/settlements/driver-accounts.endpoints.ts";
import {
  addCommissionRateEndpoint,
  closeSettlementEndpoint,
  correctSettlementEndpoint,
  listDriversToPayEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { makeAccount, makeDriver, type TestAccount } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { drive } from "../testing/settlements.ts";
import { onADatabase } from "../testing/test-server.ts";

/*
 * A season of weeks with five drivers: rides of every payment, cash handed in, entries, rents, two commissions, weeks that are paid,
 * paid in part, taken back and carried on. All of it is reckoned a second time by integers alone and by nothing of the product.
 */
const WEEKS = 10;
const FIRST_MONDAY = Date.UTC(2026, 8, 7);
const DAY = 86_400_000;
const EVERYBODYS = [
  { from: "2026-09-01", hundredths: 2_000n },
  { from: "2026-10-14", hundredths: 1_775n },
];
const OWN = { from: "2026-10-01", hundredths: 1_250n };
const RENT = { from: "2026-09-09", cents: 14_950n };

const dayAt = (week: number, weekday: number) =>
  new Date(FIRST_MONDAY + (week * 7 + weekday) * DAY).toISOString().slice(0, 10);
const halfUp = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);
const written = (cents: bigint) => {
  const whole = cents < 0n ? -cents : cents;
  return `${cents < 0n ? "-" : ""}${whole / 100n}.${String(whole % 100n).padStart(2, "0")}`;
};
const inCents = (amount: string) => BigInt(amount.replace(".", ""));

type Pair = { usd: bigint; xcg: bigint };
const plus = (one: Pair, other: Pair): Pair => ({ usd: one.usd + other.usd, xcg: one.xcg + other.xcg });
const none: Pair = { usd: 0n, xcg: 0n };

/** The same numbers in each run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

onADatabase("a season of settlements", (server) => {
  it("comes out to the cent as it is reckoned by other code", { timeout: 120_000 }, async () => {
    const next = chance(20_261_126);
    const staff = await makeAccount(server, { role: "staff" });
    const office = { token: staff.token };
    const hotel = await makePartner(server);
    for (const { from, hundredths } of EVERYBODYS) {
      const body = { valid_from: from, percent: Number(hundredths) / 100, back_dated: true };
      await server.call(addCommissionRateEndpoint, { body, ...office });
    }
    const drivers: TestAccount[] = [];
    for (let made = 0; made < 5; made += 1) drivers.push(await makeDriver(server));
    const [own, renting] = drivers;
    if (!own || !renting) throw new Error("there are five drivers");
    await server.call(addDriverCommissionEndpoint, {
      params: { id: own.id },
      body: { valid_from: OWN.from, percent: Number(OWN.hundredths) / 100, back_dated: true },
      ...office,
    });
    await server.call(addDriverRentEndpoint, {
      params: { id: renting.id },
      body: { valid_from: RENT.from, amount: Number(RENT.cents) / 100 },
      ...office,
    });

    const agreed: { product: unknown; reckoned: unknown }[] = [];
    const agree = (product: unknown, reckoned: unknown) => agreed.push({ product, reckoned });
    const rateOf = (driver: number, day: string) => {
      if (driver === own.id && day >= OWN.from) return OWN.hundredths;
      return EVERYBODYS.filter(({ from }) => from <= day).at(-1)?.hundredths ?? 0n;
    };
    const balances = new Map<number, Pair>();
    const balanceOf = (driver: number) => balances.get(driver) ?? none;
    const open = new Map<number, Pair>();

    for (let week = 0; week < WEEKS; week += 1) {
      const days = { first_day: dayAt(week, 0), last_day: dayAt(week, 6) };
      const owed = new Map<number, Pair>();
      const facts = new Map<number, { rides: number; fares: bigint; commission: bigint; entries: Pair }>();
      for (const { id: driver, ...account } of drivers) {
        let sum = none;
        const fact = { rides: 0, fares: 0n, commission: 0n, entries: none };
        for (let ride = next(7); ride > 0; ride -= 1) {
          const day = dayAt(week, next(7));
          const fare = BigInt(600 + next(5_000));
          const way = (["cash_usd", "cash_xcg", "card", "account", null] as const)[next(5)] ?? null;
          const tip = way === "card" ? BigInt(next(500)) : 0n;
          await drive(server, { id: driver, ...account }, day, {
            fare_cents: Number(fare),
            paid_by: way,
            tip_cents: way === "card" ? Number(tip) : null,
            ...(way === "account" ? { partner_id: hotel.id } : {}),
          });
          const commission = halfUp(fare * rateOf(driver, day), 10_000n);
          const received = way === "card" || way === "account" ? fare + tip : 0n;
          sum = plus(sum, { usd: received - commission, xcg: 0n });
          fact.rides += 1;
          fact.fares += fare;
          fact.commission += commission;
        }
        if (next(2) === 0) {
          // Whole multiples of the rate fixed by law, so that the journal's dollars have nothing to round.
          const handed = { usd: BigInt(next(9_000)), xcg: 179n * BigInt(next(60)) };
          await server.db
            .insertInto("shift_closings")
            .values({
              driver_id: driver,
              closed_at: new Date(`${dayAt(week, 5)}T20:00:00Z`),
              rides: 1,
              usd_cents: 1,
              xcg_cents: 0,
              counted_usd_cents: 1,
              counted_xcg_cents: 0,
              received_usd_cents: Number(handed.usd),
              received_xcg_cents: Number(handed.xcg),
              handed_in_at: new Date(`${dayAt(week, next(7))}T20:00:00Z`),
              handed_in_by: staff.id,
            })
            .execute();
          sum = plus(sum, handed);
        }
        for (let entry = next(3); entry > 0; entry -= 1) {
          const kind = (["bonus", "expense", "charge"] as const)[next(3)] ?? "bonus";
          const isGuilders = next(4) === 0;
          const cents = isGuilders ? 179n * BigInt(1 + next(20)) : BigInt(1 + next(4_000));
          await server.call(addDriverEntryEndpoint, {
            params: { id: driver },
            body: {
              kind,
              day: dayAt(week, next(7)),
              currency: isGuilders ? "xcg" : "usd",
              amount: Number(cents) / 100,
              note: "Of the season",
            },
            ...office,
          });
          const signed = kind === "charge" ? -cents : cents;
          const moved = isGuilders ? { usd: 0n, xcg: signed } : { usd: signed, xcg: 0n };
          fact.entries = plus(fact.entries, moved);
        }
        for (let weekday = 0; weekday < 7 && driver === renting.id; weekday += 1) {
          const since = (Date.parse(dayAt(week, weekday)) - Date.parse(RENT.from)) / DAY;
          if (since >= 0 && since % 7 === 0) fact.entries = plus(fact.entries, { usd: -RENT.cents, xcg: 0n });
        }
        facts.set(driver, fact);
        owed.set(driver, plus(sum, fact.entries));
      }

      const { drivers: rows } = await server.call(listDriversToPayEndpoint, { query: days, ...office });
      for (const { id: driver } of drivers) {
        const row = rows.find(({ driver_id }) => driver_id === driver);
        const total = owed.get(driver) ?? none;
        const toPay = plus(total, balanceOf(driver));
        const fact = facts.get(driver);
        if (!row) {
          agree([fact?.rides, total, balanceOf(driver), fact?.entries], [0, none, none, none]);
          continue;
        }
        expect(row).toMatchObject({
          state: "open",
          rides: fact?.rides,
          fares: written(fact?.fares ?? 0n),
          commission: written(fact?.commission ?? 0n),
          entries_usd: written(fact?.entries.usd ?? 0n),
          entries_xcg: written(fact?.entries.xcg ?? 0n),
          total_usd: written(total.usd),
          total_xcg: written(total.xcg),
          carried_usd: written(balanceOf(driver).usd),
          carried_xcg: written(balanceOf(driver).xcg),
          to_pay_usd: written(toPay.usd),
          to_pay_xcg: written(toPay.xcg),
        });
        const { rides, owed_usd, owed_xcg, total_usd, total_xcg } = row;
        const seen = { rides, owed_usd, owed_xcg, total_usd, total_xcg };
        const { id } = await server.call(closeSettlementEndpoint, {
          body: { driver_id: driver, ...days, seen },
          ...office,
        });
        open.set(id, total);
        balances.set(driver, toPay);

        const left = () => open.get(id) ?? none;
        const move = (by: Pair) => {
          open.set(id, plus(left(), by));
          balances.set(driver, plus(balanceOf(driver), by));
        };
        if (next(5) === 0) {
          const cents = BigInt(next(800) - 400) || 1n;
          await server.call(correctSettlementEndpoint, {
            params: { id },
            body: { currency: "usd", amount: Number(cents) / 100, reason: "Of the season" },
            ...office,
          });
          move({ usd: cents, xcg: 0n });
        }
        const what = next(4);
        if (what === 0 && left().usd !== 0n) {
          const part = left().usd / 2n || left().usd;
          const settled = await server.call(paySettlementEndpoint, {
            params: { id },
            body: { how: "bank", usd: Number(part) / 100, reference: "Half" },
            ...office,
          });
          move({ usd: -part, xcg: 0n });
          agree(settled.open_usd, written(left().usd));
          if (next(2) === 0) {
            const params = { id: settled.payments?.[0]?.id ?? 0 };
            await server.call(takeBackSettlementPaymentEndpoint, {
              params,
              body: { reason: "Sent back" },
              ...office,
            });
            move({ usd: part, xcg: 0n });
          }
        }
        const balance = balanceOf(driver);
        const isOpen = [...open.values()].some(({ usd, xcg }) => usd !== 0n || xcg !== 0n);
        if (what === 1 && isOpen && (balance.usd !== 0n || balance.xcg !== 0n)) {
          await server.call(payBalanceEndpoint, {
            params: { id: driver },
            body: { how: "cash", seen: { usd: written(balance.usd), xcg: written(balance.xcg) } },
            ...office,
          });
          balances.set(driver, none);
          open.delete(id);
        }
        expect(
          await server.call(getDriverAccountEndpoint, { params: { id: driver }, ...office }),
        ).toMatchObject({
          balance_usd: written(balanceOf(driver).usd),
          balance_xcg: written(balanceOf(driver).xcg),
        });
      }
    }

    // The week of rent after the season is due and in no settlement yet.
    let debt = -RENT.cents;
    for (const { usd, xcg } of balances.values()) debt += usd + (xcg * 100n) / 179n;
    let booked = 0n;
    for (const month of ["2026-09", "2026-10", "2026-11"]) {
      const { entries } = await server.call(getJournalEndpoint, { query: { month }, ...office });
      for (const { account, debit, credit } of entries.flatMap(({ lines }) => lines)) {
        if (account === "drivers") booked += inCents(credit) - inCents(debit);
      }
    }
    expect(written(booked)).toBe(written(debt));
    expect(agreed.map(({ product }) => product)).toEqual(agreed.map(({ reckoned }) => reckoned));
  });
});
