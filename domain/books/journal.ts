import type { Cents } from "../money.ts";
import { linkPartOf } from "../pay-links/link-part.ts";
import { type AlsoPaidBy, type PaidBy, partsOf } from "../payments/payment.ts";
import type { PaidHow, SettledKind } from "../settlements/driver-money.ts";
import type { ReceivedHow } from "../partners/statement-entries.ts";

/** The accounts of the journal. An accountant maps them to their own; the numbers follow the Dutch order of accounts. */
export const ACCOUNTS = {
  cash_usd: "1000",
  cash_xcg: "1010",
  bank: "1100",
  by_link: "1150",
  card: "1160",
  other: "1190",
  debtors: "1300",
  drivers: "1400",
  tax: "1510",
  in_advance: "1600",
  drivers_share: "4000",
  drivers_corrections: "4010",
  bonuses: "4020",
  costs: "4500",
  fares: "8000",
  fees: "8050",
  rent: "8100",
  given_back: "8900",
} as const;
export type AccountName = keyof typeof ACCOUNTS;

/** Accounts of the balance sheet; the others are of profit and loss. */
export const BALANCE_ACCOUNTS: readonly AccountName[] = [
  "cash_usd",
  "cash_xcg",
  "bank",
  "by_link",
  "card",
  "other",
  "debtors",
  "drivers",
  "tax",
  "in_advance",
];

/** One side of an entry: a debit above nothing, a credit below it. */
export type JournalLine = { readonly account: AccountName; readonly cents: Cents };

export type RideToBook = {
  readonly fareCents: Cents;
  readonly linkCents: Cents;
  readonly tipCents: Cents | null;
  readonly paidBy: PaidBy | null;
  readonly alsoPaidBy?: AlsoPaidBy | null;
  readonly alsoCents?: Cents | null;
  /** Its passenger owes it, as its driver said. */
  readonly isUnpaid?: boolean;
  readonly taxCents: Cents;
  readonly commissionCents: Cents;
};

/**
 * A completed ride: the fare and the tax in it, where the money is, and the driver's share of it. Cash is with the driver, and so is a
 * fare that nobody said the payment of; one that wasn't paid is owed to the company; a tip in cash is the driver's own and is no business of the company.
 */
export function bookRide(ride: RideToBook): JournalLine[] {
  const byLink = linkPartOf(ride);
  const rest = ride.fareCents - byLink;
  const { paidBy } = ride;
  const parts = paidBy === null ? [] : partsOf({ ...ride, paidBy });
  const tip = ride.paidBy === "card" || ride.paidBy === "account" ? (ride.tipCents ?? 0) : 0;
  const share = ride.fareCents - ride.commissionCents;
  return netted([
    { account: "in_advance", cents: byLink },
    ...(paidBy === null
      ? [{ account: ride.isUnpaid === true ? ("debtors" as const) : ("drivers" as const), cents: rest }]
      : parts.flatMap(({ way, cents }, index) => moneyOf(way, { rest: cents, tip: index === 0 ? tip : 0 }))),
    { account: "fares", cents: ride.taxCents - ride.fareCents },
    { account: "tax", cents: -ride.taxCents },
    { account: "drivers_share", cents: share },
    { account: "drivers", cents: -share - tip },
  ]);
}

/**
 * A correction of a completed fare: the ride as it is less the ride as it was. Where the difference is credited on a statement, the
 * credit has the fare and its tax, and only the driver's share is left.
 */
export function bookCorrection(before: RideToBook, after: RideToBook, isCredited: boolean): JournalLine[] {
  const shareOf = ({ fareCents, commissionCents }: RideToBook) => fareCents - commissionCents;
  if (isCredited) return bookMove("drivers", "drivers_share", shareOf(after) - shareOf(before));
  const taken = bookRide(before).map(({ account, cents }) => ({ account, cents: -cents }));
  return netted([...bookRide(after), ...taken]);
}

/** Money that was given back of a completed ride, with the tax in it, and out of which account; the company bears it. */
export function bookGivenBack({
  cents,
  taxCents,
  outOf,
}: {
  cents: Cents;
  taxCents: Cents;
  outOf: AccountName;
}): JournalLine[] {
  return netted([
    { account: "given_back", cents: cents - taxCents },
    { account: "tax", cents: taxCents },
    { account: outOf, cents: -cents },
  ]);
}

/** A credit on a statement with the tax in it; below nothing one was taken back. */
export function bookCredit({ cents, taxCents }: { cents: Cents; taxCents: Cents }): JournalLine[] {
  return netted([
    { account: "given_back", cents: cents - taxCents },
    { account: "tax", cents: taxCents },
    { account: "debtors", cents: -cents },
  ]);
}

/** The account against which something of a driver beside the rides is entered. */
const AGAINST: Readonly<Record<SettledKind, AccountName>> = {
  bonus: "bonuses",
  expense: "costs",
  charge: "costs",
  rent: "rent",
  refund: "given_back",
  fare: "drivers_share",
  // It came by link, and was the company's to pass on.
  tip: "in_advance",
  commission: "drivers_share",
  paid_out: "given_back",
  payment: "debtors",
  car: "costs",
};

/** A bonus, an expense, a charge or a week's rent of a driver: above nothing the company owes it. */
export function bookDriverEntry({ kind, cents }: { kind: SettledKind; cents: Cents }): JournalLine[] {
  return bookMove("drivers", AGAINST[kind], cents);
}

/** A payment to a driver, in dollars and in the worth of its guilders; below nothing the driver paid. */
export function bookDriverPayment(paid: {
  how: PaidHow;
  usdCents: Cents;
  guildersCents: Cents;
}): JournalLine[] {
  if (paid.how === "set_off") return [];
  const [usd, xcg]: [AccountName, AccountName] =
    paid.how === "cash" ? ["cash_usd", "cash_xcg"] : [paid.how, paid.how];
  return netted([
    { account: "drivers", cents: paid.usdCents + paid.guildersCents },
    { account: usd, cents: -paid.usdCents },
    { account: xcg, cents: -paid.guildersCents },
  ]);
}

/** Money from one account to another. */
export function bookMove(from: AccountName, to: AccountName, cents: Cents): JournalLine[] {
  return netted([
    { account: to, cents },
    { account: from, cents: -cents },
  ]);
}

/** The account where a payment of a statement came in. */
export function receivedIn(how: ReceivedHow): AccountName {
  return how === "cash" ? "cash_usd" : how;
}

function moneyOf(paidBy: PaidBy, { rest, tip }: { rest: Cents; tip: Cents }): JournalLine[] {
  if (paidBy === "card") return [{ account: "card", cents: rest + tip }];
  // A statement has fares alone, so that a tip on account is the company's to pay.
  if (paidBy === "account") {
    return [
      { account: "debtors", cents: rest },
      { account: "drivers_corrections", cents: tip },
    ];
  }
  return [{ account: "drivers", cents: rest }];
}

/** Each account once, and none that stays as it was. */
function netted(lines: readonly JournalLine[]): JournalLine[] {
  const sums = new Map<AccountName, Cents>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums].filter(([, cents]) => cents !== 0).map(([account, cents]) => ({ account, cents }));
}
