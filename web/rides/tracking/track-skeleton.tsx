import { useStrings } from "../../language/language-context.ts";
import { Waiting } from "../../ui/waiting.tsx";
import mapFrameStyles from "../../map/map-frame.module.css";
import cardStyles from "../../ui/card.module.css";
import pageStyles from "./track-page.module.css";
import styles from "./track-skeleton.module.css";

/** The shape of the page while its ride is on the way: the sea, the headline, the steps and two cards. */
export function TrackSkeleton() {
  const text = useStrings("rides/tracking");
  return (
    <div className={`wrap ${pageStyles.page}`}>
      <div className={pageStyles.mapBox}>
        <div className={mapFrameStyles.frame}>
          <div className={pageStyles.mapPlace} />
        </div>
      </div>
      <div className={`stack ${pageStyles.column}`}>
        <Waiting label={text.loading}>
          <div className={styles.shape} aria-hidden="true">
            <span className={styles.headline} />
            <span className={styles.headline} />
            <span className={styles.steps} />
            <div className={`${cardStyles.card} ${styles.card}`} />
            <div className={`${cardStyles.card} ${styles.card}`} />
            <div className={`${cardStyles.card} ${styles.list}`} />
          </div>
        </Waiting>
      </div>
    </div>
  );
}
