import type { ReactNode } from "react";
import { DRAWINGS } from "./drawings.ts";
import { Illustration } from "../ui/illustration.tsx";
import styles from "./gable-page.module.css";

/** A page that is one gabled card among the houses of the harbour: login, sign up, passwords. */
export function GablePage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.street}>
        <Illustration drawing={DRAWINGS.skyline} className={styles.skyline} />
      </div>
      <div className={`wrap ${styles.inside}`}>{children}</div>
    </div>
  );
}
