import { type ReactNode, useEffect, useState } from "react";
import { useStrings } from "../language/language-context.ts";
import cardStyles from "./card.module.css";
import styles from "./waiting.module.css";

const SLOW_AFTER_MS = 1_000;

type WaitingProps = {
  /** A note of something on its way, said after a second: 'Loading dashboard data...'. */
  readonly label?: string | undefined;
  /** The shape of what comes; three list lines when left out. */
  readonly children?: ReactNode;
};

/** Shows the shape of what is coming at once, and after a second says what it is. */
export function Waiting({ label, children }: WaitingProps) {
  const text = useStrings("ui");
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const sentence = label ?? text.loading;
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={slow ? "small muted" : "visually-hidden"} role="status">
        {sentence}
      </p>
      {children ?? <SkeletonLines />}
    </div>
  );
}

/** Figures in cards that are still on their way, laid out by the caller's class. */
export function SkeletonFigures({
  className,
  figures,
}: {
  readonly className?: string | undefined;
  readonly figures: number;
}) {
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: figures }, (_, figure) => (
        <div className={cardStyles.card} key={figure}>
          <span className={`${styles.bone} ${styles.short}`} />
          <span className={`${styles.bone} ${styles.figure}`} />
        </div>
      ))}
    </div>
  );
}

/** Lines of a list that is still on its way. */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number | undefined }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div className={styles.row} key={line}>
          <span className={`${styles.bone} ${styles.picture}`} />
          <span>
            <span className={`${styles.bone} ${styles.long}`} />
            <span className={`${styles.bone} ${styles.short}`} />
          </span>
          <span className={`${styles.bone} ${styles.button}`} />
        </div>
      ))}
    </div>
  );
}
