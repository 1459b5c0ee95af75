import type { DateRange } from "../../domain/curacao-time.ts";
import { csvSeparatorOf, toCsv } from "../../domain/csv.ts";
import type { DriverReport } from "../../contract/reports/driver-report.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { usePaymentText } from "../payments/use-payment-text.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { saveFile } from "../ui/save-file.ts";
import { loadTrips, tripRows } from "./report-trips.ts";
import type { ReportView } from "./report-view.ts";
import buttonStyles from "../ui/button.module.css";
import styles from "./driver-report.module.css";

type ExportMenuProps = {
  readonly report: DriverReport;
  readonly view: ReportView;
  /** The days of the report; null is without bounds. */
  readonly days: DateRange | null;
  /** Whose it is, where the office reads it. */
  readonly of: number | undefined;
  readonly fileName: string;
};

/** Keeps a report as a table for a spreadsheet, or as a page to print. */
export function ExportMenu({ report, view, days, of, fileName }: ExportMenuProps) {
  const text = useStrings("reports");
  const rides = useStrings("rides");
  const payments = useStrings("payments");
  const { paidBy } = usePaymentText();
  const { language } = useLanguage();
  const words = {
    heads: {
      reference: text.reference,
      when: text.when,
      pickup: rides.pickup,
      dropoff: rides.dropoff,
      fare: text.fare,
      paidBy: payments.paid,
    },
    paidBy,
    notRecorded: payments.notRecorded,
    removed: text.removedTrips,
  };
  const saveCsv = useAction(async () => {
    const trips = tripRows(await loadTrips(days, of), report.ride_statistics, words);
    const csv = toCsv([...trips, [], ...view.csv], csvSeparatorOf(language));
    saveFile(fileName, "text/csv;charset=utf-8", csv);
  });
  return (
    <>
      <Menu
        align="end"
        className={`no-print ${styles.export}`}
        buttonClassName={`${buttonStyles.button} ${buttonStyles.line}`}
        button={
          <>
            <Icon name="download" />
            {saveCsv.isPending ? text.exporting : text.exportReport}
          </>
        }
      >
        <MenuItem onSelect={() => saveCsv.run()}>{text.exportCsv}</MenuItem>
        <MenuItem onSelect={() => window.print()}>{text.exportPrint}</MenuItem>
      </Menu>
      {saveCsv.error !== null && (
        <div className={styles.failed}>
          <ErrorNote>{text.exportFailed}</ErrorNote>
        </div>
      )}
    </>
  );
}
