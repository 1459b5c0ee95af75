import { type CsvSeparator, toCsv } from "../../../contract/csv.ts";
import type { StatementDetail } from "../../../contract/partners/statement-schemas.ts";
import type { PartnerStrings } from "./strings/en.ts";

type Written = {
  readonly statement: StatementDetail;
  readonly text: PartnerStrings;
  /** Writes a moment as the reader's language does. */
  readonly moment: (at: string) => string;
};

/** A statement as a table: its rides and their sum. */
export function statementCsv({ statement, text, moment }: Written, separator: CsvSeparator): string {
  return toCsv(
    [
      [text.statement(statement.number), statement.partner_name, statement.month, statement.crib],
      [text.ride, text.completed, text.guest, text.room, text.from, text.to, text.fare],
      ...statement.lines.map((line) => [
        line.reference,
        moment(line.completed_at),
        line.rider_name,
        line.room ?? "",
        line.pickup_location,
        line.dropoff_location,
        { decimal: line.fare },
      ]),
      [text.total, "", "", "", "", "", { decimal: statement.total }],
    ],
    separator,
  );
}
