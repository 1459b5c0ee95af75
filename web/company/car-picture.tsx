import { classNames } from "../ui/class-names.ts";
import { Illustration } from "../ui/illustration.tsx";
import { CAR_DRAWINGS } from "./car-drawings.ts";
import styles from "./car-picture.module.css";

type CarPictureProps = {
  readonly type: keyof typeof CAR_DRAWINGS;
  /** The text alternative, where no words beside the picture say it. */
  readonly label?: string;
  readonly className?: string;
};

/** The houses behind a car, in a colour of its own. */
const STREET_CLASS: Readonly<Record<keyof typeof CAR_DRAWINGS, string>> = {
  economy: styles.economy,
  comfort: styles.comfort,
  xl: styles.xl,
  cargo: styles.cargo,
};

/** One of the company's cars before the houses of its colour. */
export function CarPicture({ type, label, className }: CarPictureProps) {
  return (
    <div className={classNames(styles.picture, STREET_CLASS[type], className)}>
      <Street />
      <Illustration
        drawing={CAR_DRAWINGS[type]}
        className={styles.car}
        {...(label === undefined ? {} : { label })}
      />
    </div>
  );
}

function Street() {
  return (
    <svg
      className={styles.street}
      viewBox="0 0 580 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d="M20 240V120q0-8 8-8c22 0 18-28 40-30l4-8q34-26 68 0l4 8c22 2 18 30 40 30q8 0 8 8v120z" />
      <path d="M205 240V90l10-4h20V60h10l40-26 40 26h10v26h20l10 4v150z" />
      <path d="M378 240V130q0-8 8-8c22 0 18-28 40-30l4-8q34-26 68 0l4 8c22 2 18 30 40 30q8 0 8 8v110z" />
    </svg>
  );
}
