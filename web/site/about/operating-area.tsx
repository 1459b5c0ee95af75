import { useRef } from "react";
import { ISLAND } from "./drawings.ts";
import { Illustration } from "../../ui/illustration.tsx";
import { useNear } from "../../ui/use-near.ts";
import { latePart } from "../../ui/late-part.tsx";
import mapFrameStyles from "../../map/map-frame.module.css";
import styles from "./operating-area.module.css";

const OperatingMap = latePart(() => import("./operating-map.tsx"), Drawing);

/** Where the company drives: the island as a drawing, and once it comes near the window the map itself. */
export function OperatingArea({ label }: { readonly label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  return (
    <div className={`${mapFrameStyles.frame} ${styles.whereMap}`} ref={frame}>
      {near ? <OperatingMap label={label} /> : <Drawing label={label} />}
    </div>
  );
}

function Drawing({ label }: { readonly label: string }) {
  return <Illustration drawing={ISLAND} label={label} />;
}
