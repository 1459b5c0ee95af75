import { type ReactNode, useId } from "react";
import { STREET_HEIGHT, StreetPattern } from "./street-pattern.tsx";
import styles from "./site-page.module.css";

type SitePageProps = {
  /** Where on the street its houses begin. */
  readonly from: number;
  readonly children: ReactNode;
};

const SCALE = 0.5;

/** A page of the site that tells something; below it the street by the water goes on. */
export function SitePage({ from, children }: SitePageProps) {
  const id = useId();
  return (
    <>
      <div className="wrap page-end">{children}</div>
      <div className={`no-print ${styles.street}`}>
        <svg width="100%" height={STREET_HEIGHT * SCALE} aria-hidden="true">
          <StreetPattern id={id} from={from} scale={SCALE} />
        </svg>
      </div>
    </>
  );
}
