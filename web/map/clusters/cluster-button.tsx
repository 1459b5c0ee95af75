import { classNames } from "../../ui/class-names.ts";
import type { MapMarker, Urgency } from "../map-marker.ts";
import { urgencyClass } from "../marker-picture.tsx";
import type { MarkerCluster } from "./cluster-markers.ts";
import type { ClusterState } from "./use-clusters.ts";
import styles from "../map-markers.module.css";

/** Several cars, or several passengers who wait, as one button with their number. */
export function ClusterButton({
  cluster,
  label,
  isOpen,
  onPress,
}: ClusterState & { readonly cluster: MarkerCluster }) {
  const { kind, members } = cluster;
  return (
    <button
      type="button"
      className={kind === "car" ? styles.mapMarker : styles.mapFlag}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {kind === "car" ? (
        <span className={styles.carCluster}>{members.length}</span>
      ) : (
        <>
          <span
            className={classNames(styles.flagText, styles.flagCluster, urgencyClass(mostUrgent(members)))}
          >
            {members.length}
          </span>
          <span className={styles.flagFoot} />
        </>
      )}
    </button>
  );
}

const URGENCIES: readonly Urgency[] = ["red", "amber", "calm"];

function mostUrgent(members: readonly MapMarker[]): Urgency {
  return URGENCIES.find((urgency) => members.some(({ tone }) => tone === urgency)) ?? "calm";
}
