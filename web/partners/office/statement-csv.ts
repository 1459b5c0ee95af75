import { type CsvSeparator, toCsv } from "../../../domain/csv.ts";
import type { StatementDetail, StatementEntry } from "../../../contract/partners/statement-schemas.ts";
import type { PartnerStrings } from "./strings/en.ts";

type Written = {
  readonly statement: StatementDetail;
  readonly text: PartnerStrings;
  readonly words: { readonly entry: (entry: StatementEntry) => string };
  /** Writes a moment as the reader's language does. */
  readonly moment: (at: string) => string;
};

/** A statement as a table: its rides and their sum, what moved it since, and what is left. */
export function statementCsv({ statement, text, words, moment }: Written, separator: CsvSeparator): string {
  const { first_day: first, last_day: last } = statement;
  const sum = (name: string, amount: string) => [name, "", "", "", "", "", { decimal: amount }];
  return toCsv(
    [
      [
        text.statement(statement.number),
        statement.partner_name,
        statement.month,
        statement.crib,
        first ?? "",
        last ?? "",
      ],
      [text.ride, text.completed, text.guest, text.room, text.from, text.to, text.fare],
      ...statement.lines.map((line) => [
        line.reference,
        moment(line.completed_at),
        line.rider_name,
        line.room ?? line.contract ?? "",
        line.pickup_location,
        line.dropoff_location,
        { decimal: line.fare },
      ]),
      ...(statement.corrections ?? []).map((line) => [
        line.reference,
        moment(line.completed_at),
        `${text.correctedBecause} ${line.reason}`,
        "",
        line.from,
        line.to,
        { decimal: line.amount },
      ]),
      sum(text.total, statement.total),
      ...statement.entries.map((entry) => [
        words.entry(entry),
        moment(entry.at),
        entry.by,
        "",
        entry.received_on ?? "",
        entry.reason,
        { decimal: (-Number(entry.amount)).toFixed(2) },
      ]),
      sum(text.left, statement.owed),
    ],
    separator,
  );
}
