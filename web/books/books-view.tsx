import { BooksCheckResult } from "./books-check.tsx";
import { JournalOfMonth } from "./journal.tsx";
import { PaperDetailsForm } from "./paper-details-form.tsx";
import { TaxRates } from "./tax-rates.tsx";
import { TaxReportOfMonth } from "./tax-report.tsx";

/** The books for an accountant: the month's turnover tax, its rates, and the numbers on the papers. */
export function BooksView() {
  return (
    <div className="stack">
      <BooksCheckResult />
      <TaxReportOfMonth />
      <JournalOfMonth />
      <TaxRates />
      <PaperDetailsForm />
    </div>
  );
}
