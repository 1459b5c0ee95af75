import { type ReactNode, useId } from "react";
import { DRAWINGS } from "./drawings.ts";
import { StreetPattern, StretchContext } from "./street-pattern.tsx";
import styles from "./gable-page.module.css";

type GablePageProps = {
  /** Where on the street its houses begin. */
  readonly from: number;
  readonly children: ReactNode;
};

/** A page that is one gabled card among the houses of the harbour: login, sign up, passwords. */
export function GablePage({ from, children }: GablePageProps) {
  const id = useId();
  const { viewBox, fit } = DRAWINGS.skyline;
  return (
    <div className={styles.page}>
      <div className={styles.street}>
        <svg className={styles.skyline} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true">
          <StreetPattern id={id} from={from} />
        </svg>
      </div>
      <StretchContext value={from}>
        <div className={`wrap ${styles.inside}`}>{children}</div>
      </StretchContext>
    </div>
  );
}
