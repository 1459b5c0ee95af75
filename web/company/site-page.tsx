import { type ReactNode, useId } from "react";
import { DRAWINGS } from "./drawings.ts";
import styles from "./site-page.module.css";

type SitePageProps = {
  /** Where on the street its houses begin: each page stands on a stretch of its own. */
  readonly from: number;
  readonly children: ReactNode;
};

const SCALE = 0.5;
/** Up to its last whole house. */
const WIDTH = 1532;
const HEIGHT = 430;

/** A page of the site that tells something; below it the street by the water goes on. */
export function SitePage({ from, children }: SitePageProps) {
  const id = useId();
  return (
    <>
      <div className="wrap page-end">{children}</div>
      <div className={`no-print ${styles.street}`}>
        <svg width="100%" height={HEIGHT * SCALE} aria-hidden="true">
          <pattern
            id={id}
            width={WIDTH}
            height={HEIGHT}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${SCALE}) translate(${-from} 0)`}
          >
            <use href={`${DRAWINGS.skyline.url}#art`} />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </svg>
      </div>
    </>
  );
}
