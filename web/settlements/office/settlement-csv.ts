import { type CsvCell, type CsvSeparator, toCsv } from "../../../domain/csv.ts";
import type { SettlementDetail } from "../../../contract/settlements/settlement-schemas.ts";
import type { PaymentStrings } from "../../payments/strings/en.ts";
import type { SettlementStrings } from "../strings/en.ts";
import type { StatementLine } from "../use-settlement-text.ts";
import type { OfficeSettlementStrings } from "./strings/en.ts";

type Written = {
  readonly settlement: SettlementDetail;
  readonly title: string;
  readonly lines: readonly StatementLine[];
  readonly text: OfficeSettlementStrings;
  readonly words: SettlementStrings;
  readonly payments: PaymentStrings;
  /** Writes a moment as the reader's language does. */
  readonly moment: (at: string) => string;
};

/** A settlement as a table: its sums, its corrections, its rides. */
export function settlementCsv(written: Written, separator: CsvSeparator): string {
  const { settlement, title, lines, text, words, payments, moment } = written;
  const amount = (value: string | null): CsvCell => (value === null ? "" : { decimal: value });
  return toCsv(
    [
      [title],
      [text.line, words.usd, words.xcg],
      ...lines.map(({ name, usd, xcg }) => [name, amount(usd), amount(xcg)]),
      [],
      [words.corrections, words.usd, words.xcg, text.reason, text.closedBy],
      ...settlement.corrections.map(({ made_at, usd, xcg, reason, made_by }) => [
        moment(made_at),
        amount(usd),
        amount(xcg),
        reason,
        made_by,
      ]),
      [],
      [
        words.ride,
        words.completed,
        words.payment,
        `${words.fare} (USD)`,
        `${words.byLink} (USD)`,
        `${words.tip} (USD)`,
        `${text.inHand} (XCG)`,
        text.percent,
        `${words.commission} (USD)`,
        `${words.givenBack} (USD)`,
        `${words.deals} (USD)`,
      ],
      ...settlement.lines.map((ride) => [
        ride.reference,
        moment(ride.completed_at),
        ride.paid_by === null
          ? ride.unpaid === true
            ? payments.unpaid
            : payments.notRecorded
          : [ride.paid_by, ...(ride.also_paid_by === undefined ? [] : [ride.also_paid_by])]
              .map((way) => payments.paidBy[way])
              .join(" + "),
        amount(ride.fare),
        amount(ride.by_link ?? "0.00"),
        amount(ride.tip),
        amount(ride.xcg),
        amount(ride.percent.toFixed(2)),
        amount(ride.commission),
        amount(ride.given_back ?? "0.00"),
        amount(ride.deal ?? "0.00"),
      ]),
    ],
    separator,
  );
}
