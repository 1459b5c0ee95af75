import { sql } from "kysely";
import { expect, it } from "vitest";
import {
  checkBooksEndpoint,
  getJournalEndpoint,
  getTaxReportEndpoint,
} from "../../contract/books/books.endpoints.ts";
import { addTaxRateEndpoint } from "../../contract/company/paper-details.endpoints.ts";
import {
  creditStatementEndpoint,
  getStatementEndpoint,
  listDebtorsEndpoint,
  listPartnersEndpoint,
  makeStatementEndpoint,
  markStatementPaidEndpoint,
  previewStatementEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { refundPayLinkEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { previewSettlementEndpoint } from "../../contract/settlements/settlements.endpoints.ts";
import { makeAccount, makeDriver, type TestAccount } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { makePayLink } from "../testing/pay-links.ts";
import { insertRideRow } from "../testing/rides.ts";
import { onADatabase, type TestServer } from "../testing/test-server.ts";

/*
 * Two months of rides with two rates of tax and of commission, and the money that moved since, reckoned by integers alone and by
 * nothing of the product: every figure of the books has to be the same to the cent.
 */
const RIDES = 240;
/** No provider takes or gives back less. */
const LEAST = 100;
const TAX_CHANGES = "2026-10-10";
const COMMISSION_CHANGES = "2026-10-05";

type Played = {
  id: number;
  day: string;
  fare: bigint;
  tip: bigint;
  way: "cash_usd" | "cash_xcg" | "card" | "account" | null;
  link: bigint;
  linkId: number | null;
  given: bigint;
  driver: number;
  hotel: number | null;
};

const halfUp = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);
const taxRate = (day: string) => (day < TAX_CHANGES ? 600n : 725n);
const taxOf = (fare: bigint, day: string) => halfUp(fare * taxRate(day), 10_000n + taxRate(day));
const commissionOf = ({ fare, day }: Played) =>
  halfUp(fare * (day < COMMISSION_CHANGES ? 2_000n : 1_750n), 10_000n);
const sum = <T>(all: readonly T[], of: (one: T) => bigint) => all.reduce((total, one) => total + of(one), 0n);
const dollars = (cents: bigint) => {
  const whole = cents < 0n ? -cents : cents;
  return `${cents < 0n ? "-" : ""}${whole / 100n}.${String(whole % 100n).padStart(2, "0")}`;
};
const cents = (amount: string) => BigInt(amount.replace(".", ""));

/** Numbers that are the same in each run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

onADatabase("two months that were played", (server) => {
  it("are to the cent what the books, statements, settlements and debts say of them", async () => {
    const draw = drawing(20_261);
    const staff = await makeAccount(server, { role: "staff" });
    const { token } = staff;
    await ratesOf(server, staff);
    const drivers = [await makeDriver(server), await makeDriver(server), await makeDriver(server)];
    const hotels = [await makePartner(server), await makePartner(server)];
    const rides: Played[] = [];
    for (let count = 0; count < RIDES; count += 1) {
      rides.push(await play(server, draw, { drivers, hotels: hotels.map(({ id }) => id) }));
    }
    const handedIn = await handIn(server, drivers, staff);

    const statements: { id: number; rides: Played[]; credited: bigint; paid: bigint; cash: boolean }[] = [];
    for (const { id } of hotels) {
      for (const month of ["2026-09", "2026-10"]) {
        const stated = rides.filter(({ hotel, day }) => hotel === id && day.startsWith(month));
        const call = { params: { id }, token };
        const preview = await server.call(previewStatementEndpoint, { ...call, query: { month } });
        const seen = { rides: preview.rides, total: preview.total };
        const made = await server.call(makeStatementEndpoint, { ...call, body: { month, seen } });
        expect(made.total).toBe(dollars(sum(stated, ({ fare }) => fare)));
        statements.push({ id: made.id, rides: stated, credited: 0n, paid: 0n, cash: month === "2026-09" });
      }
    }
    for (const statement of statements) {
      const call = { params: { id: statement.id }, token };
      for (let time = 0; time < 2; time += 1) {
        const credit = BigInt(1 + draw(999));
        const amount = Number(credit) / 100;
        await server.call(creditStatementEndpoint, { ...call, body: { amount, reason: "Late" } });
        statement.credited += credit;
      }
      statement.paid = BigInt(1 + draw(5_000));
      const body = { amount: Number(statement.paid) / 100, how: statement.cash ? "cash" : "bank" } as const;
      await server.call(markStatementPaidEndpoint, { ...call, body });
    }
    for (const ride of rides.filter(({ linkId }) => linkId !== null)) {
      if (draw(2) === 0) continue;
      ride.given = BigInt(LEAST + draw(Number(ride.link) - LEAST + 1));
      const body = { amount: Number(ride.given) / 100, reason: "Late" };
      await server.call(refundPayLinkEndpoint, { params: { id: ride.linkId ?? 0 }, body, token });
    }

    const creditedTax = new Map<bigint, { fares: bigint; tax: bigint }>();
    for (const statement of statements) {
      const parts = [725n, 600n].flatMap((rate) => {
        const of = statement.rides.filter(({ day }) => taxRate(day) === rate);
        if (of.length === 0) return [];
        return [
          { rate, fares: sum(of, ({ fare }) => fare), tax: sum(of, ({ fare, day }) => taxOf(fare, day)) },
        ];
      });
      const total = sum(parts, ({ fares }) => fares);
      let reached = 0n;
      const { taxes } = await server.call(getStatementEndpoint, { params: { id: statement.id }, token });
      for (const [index, { rate, fares, tax }] of parts.entries()) {
        const share =
          halfUp(statement.credited * (reached + fares), total) - halfUp(statement.credited * reached, total);
        reached += fares;
        const less = { fares: share, tax: halfUp(share * tax, fares) };
        expect(taxes?.[index]).toMatchObject({
          percent: Number(rate) / 100,
          fares: dollars(fares),
          tax: dollars(tax),
          credited: { fares: dollars(less.fares), tax: dollars(less.tax) },
        });
        const before = creditedTax.get(rate) ?? { fares: 0n, tax: 0n };
        creditedTax.set(rate, { fares: before.fares + less.fares, tax: before.tax + less.tax });
      }
    }
    const givenTax = ({ fare, given, day }: Played) => taxOf(fare, day) - taxOf(fare - given, day);

    for (const month of ["2026-09", "2026-10"]) {
      const { parts } = await server.call(getTaxReportEndpoint, { query: { month }, token });
      for (const part of parts) {
        const of = rides.filter(
          ({ day }) => day.startsWith(month) && Number(taxRate(day)) / 100 === part.percent,
        );
        const tax = dollars(sum(of, ({ fare, day }) => taxOf(fare, day)));
        expect(part).toMatchObject({ rides: of.length, fares: dollars(sum(of, ({ fare }) => fare)), tax });
      }
      expect(parts.reduce((all, part) => all + part.rides, 0)).toBe(
        rides.filter(({ day }) => day.startsWith(month)).length,
      );
    }
    const november = await server.call(getTaxReportEndpoint, { query: { month: "2026-11" }, token });
    for (const [rate, less] of creditedTax) {
      const given = rides.filter(({ day }) => taxRate(day) === rate);
      expect(november.parts.find(({ percent }) => percent === Number(rate) / 100)).toMatchObject({
        credited: { fares: dollars(less.fares), tax: dollars(less.tax) },
        given_back: { fares: dollars(sum(given, (ride) => ride.given)), tax: dollars(sum(given, givenTax)) },
      });
    }

    const account = await balances(server, token);
    const ofWay = (...ways: Played["way"][]) => rides.filter(({ way }) => ways.includes(way));
    const allTax = sum(rides, ({ fare, day }) => taxOf(fare, day));
    const lessTax = sum([...creditedTax.values()], ({ tax }) => tax) + sum(rides, givenTax);
    const credited = sum(statements, (one) => one.credited);
    const paid = sum(statements, (one) => one.paid);
    const inCash = sum(
      statements.filter(({ cash }) => cash),
      (one) => one.paid,
    );
    const owed = sum(ofWay("account"), ({ fare }) => fare) - paid - credited;
    const share = sum(rides, (ride) => ride.fare - commissionOf(ride));
    const driversGet =
      share +
      sum(ofWay("card"), ({ tip }) => tip) -
      sum(ofWay("cash_usd", "cash_xcg", null), ({ fare, link }) => fare - link) +
      handedIn;
    expect(account).toEqual({
      cash_usd: handedIn + inCash,
      bank: paid - inCash,
      by_link: sum(rides, ({ link, given }) => link - given),
      card: sum(ofWay("card"), ({ fare, link, tip }) => fare - link + tip),
      debtors: owed,
      drivers: -driversGet,
      tax: lessTax - allTax,
      in_advance: 0n,
      drivers_share: share,
      fares: allTax - sum(rides, ({ fare }) => fare),
      given_back: credited + sum(rides, ({ given }) => given) - lessTax,
    });

    const partners = await server.call(listPartnersEndpoint, { token });
    expect(sum(partners, (one) => cents(one.owed))).toBe(owed);
    expect((await server.call(listDebtorsEndpoint, { token })).totals.total).toBe(dollars(owed));
    const settled = await Promise.all(
      drivers.map(({ id }) =>
        server.call(previewSettlementEndpoint, {
          query: { driver_id: id, first_day: "2026-09-01", last_day: "2026-11-20" },
          token,
        }),
      ),
    );
    expect(sum(settled, ({ owed_usd }) => cents(owed_usd))).toBe(driversGet);

    await sql`select recount_ride_totals()`.execute(server.db);
    expect((await server.call(checkBooksEndpoint, { token })).faults).toEqual([]);
  });
});

async function ratesOf(server: TestServer, staff: TestAccount): Promise<void> {
  for (const body of [
    { valid_from: "2026-01-01", percent: 6 },
    { valid_from: TAX_CHANGES, percent: 7.25 },
  ]) {
    await server.call(addTaxRateEndpoint, { body, token: staff.token });
  }
  const created = { created_by: staff.id, created_at: server.clock.now() };
  await server.db
    .insertInto("commission_rates")
    .values([
      { valid_from: "2026-01-01", hundredths: 2_000, ...created },
      { valid_from: COMMISSION_CHANGES, hundredths: 1_750, ...created },
    ])
    .execute();
}

type People = { drivers: readonly TestAccount[]; hotels: readonly number[] };

/** One ride of any kind on any of these days, with what was paid of it by link. */
async function play(
  server: TestServer,
  draw: (below: number) => number,
  { drivers, hotels }: People,
): Promise<Played> {
  const month = draw(2) === 0 ? "09" : "10";
  const day = `2026-${month}-${String(1 + draw(30)).padStart(2, "0")}`;
  const fare = 550 + draw(6_000);
  const way = (["cash_usd", "cash_xcg", "card", "account", null] as const)[draw(5)] ?? null;
  const hotel = way === "account" ? (hotels[draw(hotels.length)] ?? null) : null;
  const link = way !== "account" && draw(4) === 0 ? LEAST + draw(fare - LEAST) : 0;
  const tip = way === "card" && draw(2) === 0 ? draw(500) : 0;
  const driver = drivers[draw(drivers.length)]?.id ?? 0;
  const at = new Date(`${day}T${String(draw(24)).padStart(2, "0")}:30:00-04:00`);
  const id = await insertRideRow(server, {
    status: "Completed",
    driver_id: driver,
    partner_id: hotel,
    ride_datetime: at,
    completed_at: at,
    fare_cents: fare,
    paid_by: way,
    tip_cents: way === "card" ? tip : null,
    link_cents: link,
  });
  const linkId =
    link === 0
      ? null
      : await makePayLink(server, {
          ride_id: id,
          amount_cents: link,
          charged_cents: link,
          applied_cents: link,
          state: "paid",
          paid_at: at,
        });
  return {
    id,
    day,
    fare: BigInt(fare),
    tip: BigInt(tip),
    way,
    link: BigInt(link),
    linkId: linkId?.id ?? null,
    given: 0n,
    driver,
    hotel,
  };
}

/** Each driver hands something in; what they handed in together. */
async function handIn(
  server: TestServer,
  drivers: readonly TestAccount[],
  staff: TestAccount,
): Promise<bigint> {
  const at = new Date("2026-10-20T12:00:00Z");
  for (const [index, { id }] of drivers.entries()) {
    await server.db
      .insertInto("shift_closings")
      .values({
        driver_id: id,
        closed_at: at,
        rides: 0,
        usd_cents: 0,
        xcg_cents: 0,
        counted_usd_cents: 0,
        counted_xcg_cents: 0,
        handed_in_at: at,
        handed_in_by: staff.id,
        received_usd_cents: 10_000 + index,
        received_xcg_cents: 0,
        received_note: "",
      })
      .execute();
  }
  return BigInt(drivers.length * 10_000 + 3);
}

/** Every account over the three months, each entry of which is even. */
async function balances(server: TestServer, token: string): Promise<Record<string, bigint>> {
  const account: Record<string, bigint> = {};
  for (const month of ["2026-09", "2026-10", "2026-11"]) {
    const { entries, total } = await server.call(getJournalEndpoint, { query: { month }, token });
    let debits = 0n;
    for (const { lines } of entries) {
      expect(sum(lines, ({ debit, credit }) => cents(debit) - cents(credit))).toBe(0n);
      for (const { account: name, debit, credit } of lines) {
        debits += cents(debit);
        account[name] = (account[name] ?? 0n) + cents(debit) - cents(credit);
      }
    }
    expect(total).toBe(dollars(debits));
  }
  return account;
}
