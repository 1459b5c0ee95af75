import { DUE_CLASS } from "../dispatch/ride/due-class.ts";
import { MarkerPicture } from "../map/marker-picture.tsx";
import type { MapMarker } from "../map/map-marker.ts";
import { RouteLines } from "../places/route-lines.tsx";
import { Plate } from "../rides/plate.tsx";
import { classNames } from "../ui/class-names.ts";
import dueStyles from "../dispatch/ride/due.module.css";
import markerStyles from "../map/map-markers.module.css";
import toastStyles from "../ui/toast.module.css";
import styles from "./styleguide.module.css";

const MARKERS: readonly Pick<MapMarker, "kind" | "tone" | "badge" | "label">[] = [
  { kind: "start", label: "Where a ride starts" },
  { kind: "stop", label: "A stop on the way" },
  { kind: "end", label: "Where it ends" },
  { kind: "me", label: "The reader" },
  { kind: "car", tone: "live", label: "A free car" },
  { kind: "car", tone: "busy", label: "A car on a ride" },
  { kind: "car", tone: "off", label: "A car without a signal" },
  { kind: "waiting", tone: "red", badge: "-4", label: "A passenger, late" },
  { kind: "waiting", tone: "amber", badge: "6", label: "A passenger, soon" },
  { kind: "waiting", tone: "calm", badge: "40", label: "A passenger, later" },
];

/**
 * Rides as they look wherever they are shown: plate, journey, how soon, the map's signs, and the toasts as a picture.
 */
export function RoadStates() {
  return (
    <div className="stack">
      <div className={styles.line}>
        <Plate plate="TX 1256" />
        <RouteLines pickup="Curaçao International Airport (Hato)" dropoff="Mambo Beach" />
        <div>
          <span className={classNames(dueStyles.due, DUE_CLASS.late)}>4 min late</span>
          <span className={classNames(dueStyles.due, DUE_CLASS.soon)}>in 6 min</span>
          <span className={classNames(dueStyles.due, DUE_CLASS.later)}>in 2 h 10 min</span>
        </div>
      </div>
      <ul className={`${styles.line} ${styles.markers}`}>
        {MARKERS.map(({ label, ...marker }) => (
          <li key={label}>
            <span className={`${markerStyles.mapMarker} ${styles.marker}`}>
              <MarkerPicture marker={{ ...marker, label, id: label, lat: 12.1, lng: -68.9 }} />
            </span>
            <span className="small muted">{label}</span>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <div className={toastStyles.toast}>
          <span>Phone number copied</span>
        </div>
        <div className={toastStyles.toast}>
          <span>Ride rejected</span>
          <button type="button">Undo (8)</button>
        </div>
      </div>
    </div>
  );
}
