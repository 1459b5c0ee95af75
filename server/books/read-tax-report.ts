import { addMonths } from "../../domain/curacao-days.ts";
import { type InstantRange, curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import type { Hundredths } from "../../domain/dated-rates.ts";
import { asCorrected, taxOfFares } from "../../domain/books/turnover-tax.ts";
import type { Cents } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { TaxReport } from "../../contract/books/tax-report.ts";
import { readTaxRates } from "../company/tax-rates.ts";
import type { Db } from "../database/connect.ts";
import { readCreditMoves } from "../partners/read-credit-moves.ts";
import { countFares, listCreditedStatements } from "./books.queries.ts";
import { isCredited } from "../../domain/books/fare-correction.ts";
import { listCorrectionsMade } from "./fare-corrections.queries.ts";
import { readGivenBack } from "./read-given-back.ts";

type Taxed = { hundredths: Hundredths; fareCents: Cents; taxCents: Cents };

/** The turnover tax of a month: what was driven, less what was credited and given back in it, with what was corrected. */
export async function readTaxReport(db: Db, month: string): Promise<TaxReport> {
  const range = monthRange(month);
  const rates = await readTaxRates(db);
  const driven = taxOfFares((await countFares(db, range)).map(fromRow), rates);
  const credited: Taxed[] = [];
  for (const id of await listCreditedStatements(db, range)) {
    const moves = await readCreditMoves(db, { id, rates });
    credited.push(
      ...moves.filter(({ at }) => at >= range.start && at < range.end).flatMap(({ parts }) => parts),
    );
  }
  const given = (await readGivenBack(db, { range, rates })).map(({ cents, ...part }) => ({
    ...part,
    fareCents: cents,
  }));
  const fixed = taxOfFares(
    (await listCorrectionsMade(db, range))
      .filter((row) => !isCredited(row))
      .flatMap(({ completed_at: at, from_cents: fromCents, to_cents: toCents }) =>
        asCorrected(curacaoDate(at), { fromCents, toCents }),
      ),
    rates,
  );
  const known = [...driven, ...credited, ...given, ...fixed].map(({ hundredths }) => hundredths);
  const lines = [...new Set(known)]
    .toSorted((one, other) => other - one)
    .map((hundredths) => {
      const all = driven.find((part) => part.hundredths === hundredths);
      const [less, back] = [sumAt(credited, hundredths), sumAt(given, hundredths)];
      const more = sumAt(fixed, hundredths);
      const fareCents = (all?.fareCents ?? 0) - less.fareCents - back.fareCents + more.fareCents;
      const taxCents = (all?.taxCents ?? 0) - less.taxCents - back.taxCents + more.taxCents;
      return { hundredths, all, less, back, more, due: { fareCents, taxCents } };
    });
  return {
    month,
    parts: lines.map(({ hundredths, all, less, back, more, due }) => ({
      percent: hundredths / 100,
      rides: all?.rides ?? 0,
      ...present(all ?? NOTHING),
      credited: present(less),
      given_back: present(back),
      corrected: present(more),
      due: { ...present(due), without_tax: toDollarString(due.fareCents - due.taxCents) },
    })),
    tax_due: toDollarString(lines.reduce((sum, { due }) => sum + due.taxCents, 0)),
  };
}

/** A month of the island, from its first moment to that of the next. */
export function monthRange(month: string): InstantRange {
  const first = (of: string) => instantOf(`${of}-01`, "00:00:00");
  return { start: first(month), end: first(addMonths(month, 1)) };
}

const NOTHING = { fareCents: 0, taxCents: 0 };

function fromRow({ day, fare_cents, rides }: Awaited<ReturnType<typeof countFares>>[number]) {
  return { day, fareCents: fare_cents, rides };
}

function sumAt(parts: readonly Taxed[], hundredths: Hundredths): Omit<Taxed, "hundredths"> {
  return parts
    .filter((part) => part.hundredths === hundredths)
    .reduce(
      (sum, { fareCents, taxCents }) => ({
        fareCents: sum.fareCents + fareCents,
        taxCents: sum.taxCents + taxCents,
      }),
      NOTHING,
    );
}

function present({ fareCents, taxCents }: Omit<Taxed, "hundredths">) {
  return { fares: toDollarString(fareCents), tax: toDollarString(taxCents) };
}
