import { lazy, Suspense, useRef } from "react";
import { ISLAND } from "./drawings.ts";
import { Illustration } from "../../ui/illustration.tsx";
import { useNear } from "../../ui/use-near.ts";
import mapFrameStyles from "../../map/map-frame.module.css";
import styles from "./operating-area.module.css";

const OperatingMap = lazy(() => import("./operating-map.tsx"));

/** Where the company drives: the island as a drawing, and once it comes near the window the map itself. */
export function OperatingArea({ label }: { readonly label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const drawing = <Illustration drawing={ISLAND} label={label} />;
  return (
    <div className={`${mapFrameStyles.frame} ${styles.whereMap}`} ref={frame}>
      {near ? (
        <Suspense fallback={drawing}>
          <OperatingMap label={label} />
        </Suspense>
      ) : (
        drawing
      )}
    </div>
  );
}
