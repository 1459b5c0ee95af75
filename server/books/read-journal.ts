import {
  type AccountName,
  type JournalLine,
  bookCorrection,
  bookCredit,
  bookDriverEntry,
  bookDriverPayment,
  bookGivenBack,
  bookMove,
  bookRide,
  receivedIn,
} from "../../domain/books/journal.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { taxRateOn, taxWithin } from "../../domain/books/turnover-tax.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { type InstantRange, curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import type { DatedRate } from "../../domain/dated-rates.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { groupBy } from "../../domain/group-by.ts";
import { type Cents, fromGuilderCents } from "../../domain/money.ts";
import type { AlsoPaidBy, PaidBy } from "../../domain/payments/payment.ts";
import { rentsDue } from "../../domain/settlements/driver-money.ts";
import { companyPartOf } from "../../domain/settlements/settlement.ts";
import type { EntryKind, Journal } from "../../contract/books/journal.ts";
import { readTaxRates } from "../company/tax-rates.ts";
import type { Db } from "../database/connect.ts";
import { readCreditMoves } from "../partners/read-credit-moves.ts";
import { readCommissions } from "../settlements/commissions.ts";
import { readSettledCommissions } from "../settlements/correct-settled-fare.ts";
import { kindOf } from "../settlements/entries-to-settle.ts";
import { listCreditedStatements } from "./books.queries.ts";
import { isCredited } from "../../domain/books/fare-correction.ts";
import { listCorrectionsMade } from "./fare-corrections.queries.ts";
import {
  listDriverCorrections,
  listDriverEntries,
  listDriverPayments,
  listHandIns,
  listNotedPayments,
  listPaidLinks,
  listReferences,
  listRefunds,
  listRents,
  listRidesToBook,
  listSettledCommissions,
  listStatementNumbers,
  listVehicleCosts,
} from "./journal.queries.ts";
import { readGivenBack } from "./read-given-back.ts";
import { monthRange } from "./read-tax-report.ts";

type Entry = { at: Date; kind: EntryKind; reference: string; lines: JournalLine[] };
type Asked = { range: InstantRange; rates: readonly DatedRate[] };

/** The double entries of a month, worked out from the rides, payments, credits and refunds themselves. */
export async function readJournal(db: Db, month: string, now: Date): Promise<Journal> {
  const asked = { range: monthRange(month), rates: await readTaxRates(db) };
  const entries = (
    await Promise.all([
      ridesOf(db, asked),
      fareCorrectionsOf(db, asked),
      cashOf(db, asked.range),
      linksOf(db, asked.range),
      givenBackOf(db, asked),
      paymentsOf(db, asked.range),
      creditsOf(db, asked),
      correctionsOf(db, asked.range),
      driverEntriesOf(db, asked.range),
      rentsOf(db, asked.range, now),
      driverPaymentsOf(db, asked.range),
      vehicleCostsOf(db, asked.range),
    ])
  )
    .flat()
    .filter(({ lines }) => lines.length > 0)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const debits = entries.flatMap(({ lines }) => lines).filter(({ cents }) => cents > 0);
  return {
    month,
    entries: entries.map(({ at, lines, ...entry }, index) => ({
      number: index + 1,
      day: curacaoDate(at),
      ...entry,
      lines: lines.map(({ account, cents }) => ({
        account,
        debit: toDollarString(Math.max(0, cents)),
        credit: toDollarString(Math.max(0, -cents)),
      })),
    })),
    total: toDollarString(debits.reduce((sum, { cents }) => sum + cents, 0)),
  };
}

async function ridesOf(db: Db, { range, rates }: Asked): Promise<Entry[]> {
  const rides = await listRidesToBook(db, range);
  const commissions = await readCommissions(
    db,
    rides.map((row) => ({ ...row, completed_at: row.at })),
  );
  const settled = new Map(
    (await listSettledCommissions(db, range)).map((row) => [row.ride_id, row.hundredths]),
  );
  return rides.map((row) => {
    const day = curacaoDate(row.at);
    const fareCents = row.fare_cents;
    const lines = bookRide({
      fareCents,
      linkCents: row.link_cents,
      tipCents: row.tip_cents,
      ...paymentOf(row),
      taxCents: taxWithin(fareCents, taxRateOn(rates, day)),
      // A closed settlement's commission stays; another one since is an entry of the driver's.
      commissionCents: companyPartOf(
        { fareCents, dealCents: row.deal_cents },
        settled.get(row.id) ?? commissions(row.id),
      ),
    });
    return { at: row.at, kind: "ride", reference: row.reference, lines };
  });
}

type PaidRow = {
  paid_by: PaidBy | null;
  also_paid_by: AlsoPaidBy | null;
  also_cents: number | null;
  unpaid_reason: string | null;
};

function paymentOf(row: PaidRow) {
  return {
    paidBy: row.paid_by,
    alsoPaidBy: row.also_paid_by,
    alsoCents: row.also_cents,
    isUnpaid: row.unpaid_reason !== null,
  };
}

async function fareCorrectionsOf(db: Db, { range, rates }: Asked): Promise<Entry[]> {
  const rows = await listCorrectionsMade(db, range);
  const commissions = await readCommissions(
    db,
    rows.map((row) => ({ ...row, id: row.ride_id })),
  );
  const settled = await readSettledCommissions(
    db,
    rows.map(({ ride_id: id }) => id),
  );
  return rows.map((row) => {
    const day = curacaoDate(row.completed_at);
    const hundredths = settled(row.ride_id, row.at) ?? commissions(row.ride_id);
    const at = (fareCents: Cents) => ({
      fareCents,
      linkCents: row.link_cents,
      tipCents: null,
      ...paymentOf(row),
      taxCents: taxWithin(fareCents, taxRateOn(rates, day)),
      commissionCents: companyPartOf({ fareCents, dealCents: row.deal_cents }, hundredths),
    });
    return {
      at: row.at,
      kind: "fare_correction",
      reference: row.reference,
      lines: bookCorrection(at(row.from_cents), at(row.to_cents), isCredited(row)),
    };
  });
}

async function cashOf(db: Db, range: InstantRange): Promise<Entry[]> {
  return (await listHandIns(db, range)).map(
    ({ id, at, received_usd_cents: usd, received_xcg_cents: xcg }) => ({
      at,
      kind: "hand_in",
      reference: `Closing ${id}`,
      lines: [
        ...bookMove("drivers", "cash_usd", usd ?? 0),
        ...bookMove("drivers", "cash_xcg", fromGuilderCents(xcg ?? 0)),
      ],
    }),
  );
}

type Link = Awaited<ReturnType<typeof listPaidLinks>>[number];

/** The account against which a payment by link is entered: a debt, the fee of who wasn't there, or a ride to come. */
function againstOf({ purpose }: Pick<Link, "purpose">): AccountName {
  if (purpose === "statement") return "debtors";
  return purpose === "no_show_fee" ? "fees" : "in_advance";
}

async function linksOf(db: Db, range: InstantRange): Promise<Entry[]> {
  const [paid, refunds] = await Promise.all([listPaidLinks(db, range), listRefunds(db, range)]);
  return [
    ...paid.map((link) => ({
      at: link.at,
      kind: "paid_by_link" as const,
      reference: referenceOf(link),
      lines: bookMove(againstOf(link), "by_link", link.amount_cents),
    })),
    ...refunds.map((link) => ({
      at: link.at,
      kind: "refund" as const,
      reference: referenceOf(link),
      lines: bookMove("by_link", againstOf(link), link.amount_cents),
    })),
  ];
}

function referenceOf({ reference, number }: Pick<Link, "reference" | "number">): string {
  return reference ?? `Statement ${number}`;
}

async function givenBackOf(db: Db, asked: Asked): Promise<Entry[]> {
  const given = await readGivenBack(db, asked);
  const rows = await listReferences(
    db,
    given.map(({ rideId }) => rideId),
  );
  const references = new Map(rows.map(({ id, reference }) => [id, reference]));
  return given.map(({ at, rideId, ...money }) => ({
    at,
    kind: "given_back",
    reference: references.get(rideId) ?? "",
    lines: bookGivenBack(money),
  }));
}

async function paymentsOf(db: Db, range: InstantRange): Promise<Entry[]> {
  return (await listNotedPayments(db, range)).map(({ at, number, cents, how }) => ({
    at,
    kind: "payment",
    reference: `Statement ${number}`,
    lines: bookMove("debtors", receivedIn(how ?? "other"), cents),
  }));
}

async function creditsOf(db: Db, { range, rates }: Asked): Promise<Entry[]> {
  const ids = await listCreditedStatements(db, range);
  const numbers = new Map((await listStatementNumbers(db, ids)).map(({ id, number }) => [id, number]));
  const entries: Entry[] = [];
  for (const id of ids) {
    for (const { at, parts } of await readCreditMoves(db, { id, rates })) {
      if (at < range.start || at >= range.end) continue;
      const cents = parts.reduce((sum, part) => sum + part.fareCents, 0);
      const taxCents = parts.reduce((sum, part) => sum + part.taxCents, 0);
      const reference = `Statement ${numbers.get(id) ?? ""}`;
      entries.push({ at, kind: "credit", reference, lines: bookCredit({ cents, taxCents }) });
    }
  }
  return entries;
}

async function correctionsOf(db: Db, range: InstantRange): Promise<Entry[]> {
  return (await listDriverCorrections(db, range)).map(({ at, settlement_id, usd_cents, xcg_cents }) => ({
    at,
    kind: "driver_correction",
    reference: `Settlement ${settlement_id}`,
    lines: bookMove("drivers", "drivers_corrections", usd_cents + fromGuilderCents(xcg_cents)),
  }));
}

async function driverEntriesOf(db: Db, range: InstantRange): Promise<Entry[]> {
  return (await listDriverEntries(db, range)).map(({ at, kind: kept, usd_cents, xcg_cents, ...driver }) => {
    const cents = usd_cents + fromGuilderCents(xcg_cents);
    return {
      at,
      kind: "driver_entry",
      reference: fullName(driver),
      lines: bookDriverEntry({ kind: kindOf(kept), cents }),
    };
  });
}

/** The weeks of rent of a range until today, each on the day on which it is due. */
async function rentsOf(db: Db, { start, end }: InstantRange, now: Date): Promise<Entry[]> {
  const rents = await listRents(db);
  const first = curacaoDate(start);
  const lastOfMonth = addDays(curacaoDate(end), -1);
  const today = curacaoDate(now);
  const until = lastOfMonth < today ? lastOfMonth : today;
  return groupBy(rents, ({ driver_id: id }) => String(id)).flatMap(([, ofDriver]) => {
    const [driver] = ofDriver;
    const dated = ofDriver.map(({ id, valid_from, cents }) => ({ id, validFrom: valid_from, cents }));
    return rentsDue(dated, until)
      .filter(({ day }) => day >= first)
      .map(({ day, cents }) => ({
        at: instantOf(day, "00:00:00"),
        kind: "driver_entry" as const,
        reference: driver ? fullName(driver) : "",
        lines: bookDriverEntry({ kind: "rent", cents: -cents }),
      }));
  });
}

async function driverPaymentsOf(db: Db, range: InstantRange): Promise<Entry[]> {
  return (await listDriverPayments(db, range)).map(({ at, settlement_id, how, usd_cents, xcg_cents }) => ({
    at,
    kind: "driver_payment",
    reference: `Settlement ${settlement_id}`,
    lines: bookDriverPayment({ how, usdCents: usd_cents, guildersCents: fromGuilderCents(xcg_cents) }),
  }));
}

/** Costs of cars that the company paid itself; those that a driver paid are entries of theirs. */
async function vehicleCostsOf(db: Db, range: InstantRange): Promise<Entry[]> {
  return (await listVehicleCosts(db, range)).map(({ at, plate, paid_by, usd_cents, xcg_cents }) => ({
    at,
    kind: "vehicle_cost",
    reference: plate,
    lines:
      paid_by === "cash"
        ? [
            ...bookMove("cash_usd", "costs", usd_cents),
            ...bookMove("cash_xcg", "costs", fromGuilderCents(xcg_cents)),
          ]
        : bookMove("bank", "costs", usd_cents + fromGuilderCents(xcg_cents)),
  }));
}
