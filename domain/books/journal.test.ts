import { expect, it } from "vitest";
import { auditfile } from "./auditfile.ts";
import {
  ACCOUNTS,
  type AccountName,
  bookCredit,
  bookDriverEntry,
  bookDriverPayment,
  bookGivenBack,
  bookMove,
  bookRide,
  receivedIn,
} from "./journal.ts";

const RIDE = { fareCents: 2_850, linkCents: 0, tipCents: 300, taxCents: 161, commissionCents: 570 } as const;

it.each([
  ["cash_usd", { drivers: 570, fares: -2_689, tax: -161, drivers_share: 2_280 }],
  [null, { drivers: 570, fares: -2_689, tax: -161, drivers_share: 2_280 }],
  ["card", { card: 3_150, fares: -2_689, tax: -161, drivers_share: 2_280, drivers: -2_580 }],
  [
    "account",
    {
      debtors: 2_850,
      drivers_corrections: 300,
      fares: -2_689,
      tax: -161,
      drivers_share: 2_280,
      drivers: -2_580,
    },
  ],
] as const)("enters a ride paid by %s on both sides", (paidBy, expected) => {
  expect(sums(bookRide({ ...RIDE, paidBy }))).toEqual(expected);
});

it("takes from what was paid in advance the part of a fare that was paid by link, never more", () => {
  const some = sums(bookRide({ ...RIDE, linkCents: 1_000, paidBy: "cash_xcg" }));
  expect([some.in_advance, some.drivers]).toEqual([1_000, 1_850 - 2_280]);
  expect(sums(bookRide({ ...RIDE, linkCents: 5_000, paidBy: "card" })).in_advance).toBe(2_850);
});

it("takes money that was given back, and a credit, from fares and tax, each against where it came in", () => {
  expect(sums(bookGivenBack({ cents: 500, taxCents: 28, outOf: "in_advance" }))).toEqual({
    given_back: 472,
    tax: 28,
    in_advance: -500,
  });
  expect(sums(bookCredit({ cents: 500, taxCents: 28 }))).toEqual({ given_back: 472, tax: 28, debtors: -500 });
  expect(sums(bookMove("debtors", "bank", 700))).toEqual({ bank: 700, debtors: -700 });
});

it("pays a driver in each currency from where it is paid, and what is set off moves no money", () => {
  const paid = { usdCents: 5_000, guildersCents: 1_200 };
  expect(sums(bookDriverPayment({ how: "cash", ...paid }))).toEqual({
    drivers: 6_200,
    cash_usd: -5_000,
    cash_xcg: -1_200,
  });
  expect(sums(bookDriverPayment({ how: "bank", ...paid }))).toEqual({ drivers: 6_200, bank: -6_200 });
  expect(bookDriverPayment({ how: "set_off", ...paid })).toEqual([]);
});

it("enters what a driver has beside the rides against its own account, and where a statement's money came in", () => {
  expect(sums(bookDriverEntry({ kind: "bonus", cents: 900 }))).toEqual({ bonuses: 900, drivers: -900 });
  expect(sums(bookDriverEntry({ kind: "rent", cents: -15_000 }))).toEqual({ rent: -15_000, drivers: 15_000 });
  expect([receivedIn("cash"), receivedIn("bank")]).toEqual(["cash_usd", "bank"]);
});

it("is even in every entry", () => {
  for (const paidBy of ["cash_usd", "cash_xcg", "card", "account", null] as const) {
    for (const linkCents of [0, 777, 2_850, 9_000]) {
      expect(total(bookRide({ ...RIDE, linkCents, paidBy }))).toBe(0);
    }
  }
  expect(total(bookGivenBack({ cents: 500, taxCents: 28, outOf: "in_advance" }))).toBe(0);
  expect(total(bookCredit({ cents: -500, taxCents: -28 }))).toBe(0);
  expect(bookMove("debtors", "bank", 0)).toEqual([]);
});

it("is written as an auditfile with its sums, and no name breaks out of it", () => {
  const accounts = Object.fromEntries(Object.keys(ACCOUNTS).map((name) => [name, `${name} & co`])) as Record<
    AccountName,
    string
  >;
  const xml = auditfile({
    month: "2026-02",
    company: { name: "Island <Cabs>", crib: "102.771.340" },
    accounts,
    entries: [
      {
        number: 1,
        day: "2026-02-03",
        text: "Ride",
        reference: "K7P-4XM",
        lines: [
          { account: "debtors", debit: "28.50", credit: "0.00" },
          { account: "fares", debit: "0.00", credit: "28.50" },
        ],
      },
    ],
    total: "28.50",
    madeOn: "2026-03-01",
  });
  for (const part of [
    "<endDate>2026-02-28</endDate>",
    "<companyName>Island &lt;Cabs&gt;</companyName>",
    "<accID>1300</accID><accDesc>debtors &amp; co</accDesc><accTyp>B</accTyp>",
    "<linesCount>2</linesCount>",
    "<totalDebit>28.50</totalDebit>",
    "<amnt>28.50</amnt><amntTp>C</amntTp>",
  ]) {
    expect(xml).toContain(part);
  }
});

function sums(
  lines: readonly { account: AccountName; cents: number }[],
): Partial<Record<AccountName, number>> {
  return Object.fromEntries(lines.map(({ account, cents }) => [account, cents]));
}

function total(lines: readonly { cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
