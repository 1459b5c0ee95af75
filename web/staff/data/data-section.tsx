import { ExportData } from "./export-data.tsx";
import { OldGuests } from "./old-guests.tsx";
import styles from "./data-section.module.css";

/** The company's data as a whole: taking it out, and what is kept of whom. */
export function DataSection() {
  return (
    <div className={styles.parts}>
      <ExportData />
      <OldGuests />
    </div>
  );
}
