import { ExportData } from "./export-data.tsx";
import { ImportData } from "./import-data.tsx";
import { OldGuests } from "./old-guests.tsx";
import styles from "./data-section.module.css";

/** The company's data as a whole: taking it out, what is kept of whom, and bringing more in. */
export function DataSection() {
  return (
    <div className={styles.parts}>
      <ExportData />
      <OldGuests />
      <ImportData />
    </div>
  );
}
