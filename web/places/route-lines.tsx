import type { ReactNode } from "react";
import { useStrings } from "../language/language-context.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./route-lines.module.css";

type RouteLinesProps = {
  readonly pickup: ReactNode;
  readonly dropoff: ReactNode;
  /** The stops between them, as stop-lines.tsx draws them. */
  readonly via?: ReactNode;
  readonly cut?: boolean;
  readonly className?: string | undefined;
};

/** Where a ride starts and where it ends, with the two signs that stand for them everywhere; a button may hold it. */
export function RouteLines({ pickup, dropoff, via, cut = false, className }: RouteLinesProps) {
  const text = useStrings("booking");
  return (
    <span className={classNames(styles.routeLines, cut && styles.cut, className)}>
      <i aria-hidden="true" />
      <span>
        <span className="visually-hidden">{text.pickup}: </span>
        {pickup}
      </span>
      {via}
      <i className={styles.end} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{text.dropoff}: </span>
        {dropoff}
      </span>
    </span>
  );
}
