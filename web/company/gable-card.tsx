import { type FormEvent, type ReactNode, use } from "react";
import { classNames } from "../ui/class-names.ts";
import { DRAWINGS } from "./drawings.ts";
import { StreetPattern, StretchContext } from "./street-pattern.tsx";
import styles from "./gable-card.module.css";

type GableCardProps = {
  /** The title of the form, shown in the gable. */
  readonly heading: ReactNode;
  readonly headingId: string;
  readonly children: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly id?: string;
  readonly busy?: boolean;
  readonly className?: string;
};

/** The card with a gable that holds the one form of a public page. */
export function GableCard(props: GableCardProps) {
  const { heading, headingId, children, onSubmit, id, busy = false, className } = props;
  const { viewBox, fit } = DRAWINGS.skylineSmall;
  return (
    <form
      className={classNames(styles.card, className)}
      id={id}
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      noValidate
      method="post"
      onSubmit={onSubmit}
    >
      <div className={styles.roof}>
        <svg className={styles.skyline} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true">
          <StreetPattern id={`${headingId}s`} from={use(StretchContext)} street={DRAWINGS.skylineSmall} />
        </svg>
        <svg className={styles.gable} viewBox="0 0 460 118" aria-hidden="true">
          <path
            className={styles.plaster}
            d="M3 118V88q0-11 11-11c46 0 42-34 86-37l5-9c46 0 52-28 125-28s79 28 125 28l5 9c44 3 40 37 86 37q11 0 11 11v30z"
          />
          <path
            className={styles.trim}
            d="M3 118V88q0-11 11-11c46 0 42-34 86-37l5-9c46 0 52-28 125-28s79 28 125 28l5 9c44 3 40 37 86 37q11 0 11 11v30"
          />
        </svg>
        <div className={styles.heading}>{heading}</div>
      </div>
      <div className={styles.body}>{children}</div>
    </form>
  );
}
