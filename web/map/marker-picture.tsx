import { classNames } from "../ui/class-names.ts";
import { Illustration } from "../ui/illustration.tsx";
import type { MapMarker, Urgency } from "./map-marker.ts";
import { MARK } from "./mark.ts";
import styles from "./map-markers.module.css";

const KIND_CLASS: Readonly<Record<Exclude<MapMarker["kind"], "car" | "waiting">, string>> = {
  start: styles.mapSignStart,
  stop: styles.mapSignStop,
  end: styles.mapSignEnd,
  me: styles.mapSignMe,
};

const CAR_CLASS: Readonly<Record<string, string>> = {
  busy: styles.mapSignBusy,
  off: styles.mapSignOff,
};

const URGENCY_CLASS: Readonly<Record<Urgency, string>> = {
  red: styles.flagRed,
  amber: styles.flagAmber,
  calm: styles.flagCalm,
};

/** The class of a flag for how urgent it is. */
export function urgencyClass(tone: MapMarker["tone"]): string {
  return tone === "red" || tone === "amber" ? URGENCY_CLASS[tone] : URGENCY_CLASS.calm;
}

export function MarkerPicture({ marker }: { readonly marker: MapMarker }) {
  const { kind, tone = "live" } = marker;
  if (kind === "waiting") {
    return (
      <>
        <span className={classNames(styles.flagText, urgencyClass(tone))}>{marker.badge}</span>
        <span className={styles.flagFoot} />
      </>
    );
  }
  if (kind !== "car") return <span className={classNames(styles.mapSign, KIND_CLASS[kind])} />;
  return (
    <span className={classNames(`${styles.mapSign} ${styles.mapSignCar}`, CAR_CLASS[tone] ?? null)}>
      <Illustration drawing={MARK} />
    </span>
  );
}
