import type { ReactNode } from "react";
import { officePaths } from "../../router/office-paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { Way } from "../../places/short-place.ts";
import { useShortWay } from "../../places/use-short-place.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./ride-line.module.css";

type RideLineProps = {
  readonly ride: Way & { readonly id: number };
  /** It has left the list while the list was in use. */
  readonly gone?: boolean;
  /** The line below the route: who drives, when. */
  readonly children: ReactNode;
};

/** A ride in one line of a panel, and the way to its page. */
export function RideLine({ ride, gone = false, children }: RideLineProps) {
  const text = useStrings("dispatch");
  const shortWay = useShortWay();
  return (
    <li className={gone ? `${styles.line} ${panelStyles.gone}` : styles.line} data-ride={ride.id}>
      <span>
        <b>#{ride.id}</b> {shortWay(ride)}
      </span>
      <ButtonLink
        className={styles.deed}
        tone="quiet"
        size="compact"
        to={officePaths.operatorRide(ride.id)}
        aria-label={`${text.details}, #${ride.id}`}
      >
        {text.details}
      </ButtonLink>
      <span className={styles.who}>{children}</span>
    </li>
  );
}
