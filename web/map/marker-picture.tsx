import { classNames } from "../ui/class-names.ts";
import { Illustration } from "../ui/illustration.tsx";
import type { MapMarker, Urgency } from "./map-marker.ts";
import { MARK } from "./mark.ts";
import type { PriceTag } from "./price-tags.ts";
import styles from "./map-markers.module.css";

const KIND_CLASS: Readonly<Record<Exclude<MapMarker["kind"], "car" | "waiting" | "price">, string>> = {
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

type MarkerPictureProps = {
  readonly marker: MapMarker;
  /** For a price: where its tag has room. */
  readonly tag?: PriceTag | undefined;
};

export function MarkerPicture({ marker, tag }: MarkerPictureProps) {
  const { kind, tone = "live" } = marker;
  if (kind === "waiting") {
    return (
      <>
        <span className={classNames(styles.flagText, urgencyClass(tone))}>{marker.badge}</span>
        <span className={styles.flagFoot} />
      </>
    );
  }
  if (kind === "price") return <PriceTagPicture marker={marker} tag={tag} />;
  if (kind !== "car") return <span className={classNames(styles.mapSign, KIND_CLASS[kind])} />;
  return (
    <span className={classNames(`${styles.mapSign} ${styles.mapSignCar}`, CAR_CLASS[tone] ?? null)}>
      <Illustration drawing={MARK} />
    </span>
  );
}

/** A dot on the place and its price beside it. */
function PriceTagPicture({ marker: { name, badge, tone }, tag }: MarkerPictureProps) {
  if (!tag) return null;
  return (
    <>
      <span className={styles.tagFoot} />
      <span className={classNames(styles.tag, tone === "live" && styles.tagChosen)} data-side={tag.side}>
        {tag.withName && <span className={styles.tagName}>{name}</span>}
        {badge}
      </span>
    </>
  );
}
