import { useStrings } from "../language/language-context.ts";
import { SectionHead } from "../office/section-head.tsx";
import { Backups } from "./backups.tsx";
import { ExportData } from "./export-data.tsx";
import { ImportData } from "./import-data.tsx";
import { OldGuests } from "./old-guests.tsx";
import styles from "./data-section.module.css";

/** The company's data as a whole: taking it out, what is kept of whom, bringing more in, and backups of it. */
export function DataSection() {
  const { nav } = useStrings("office");
  return (
    <>
      <SectionHead title={nav.data} />
      <div className={styles.parts}>
        <ExportData />
        <OldGuests />
        <ImportData />
        <Backups />
      </div>
    </>
  );
}
