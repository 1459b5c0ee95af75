import { useStrings } from "../../language/language-context.ts";
import { BoardLane, type LaneView } from "./board-lane.tsx";
import type { BoardItem } from "./board-items.ts";
import rowStyles from "./board-row.module.css";
import styles from "./waiting-row.module.css";

/** Rides that nobody drives, with the reason where the plan has one; the row keeps its place when there are none. */
export function WaitingRow({ items, ...view }: LaneView & { readonly items: readonly BoardItem[] }) {
  const text = useStrings("dispatch/board");
  return (
    <div className={styles.waiting} role="rowgroup">
      <div className={rowStyles.row} role="row">
        <div className={`${rowStyles.who} ${styles.who}`} role="rowheader">
          <b>{text.noCar}</b>
          {items.length > 0 && <span className={styles.count}>{items.length}</span>}
        </div>
        <div className={`${rowStyles.lanePlace} ${styles.place}`} role="cell">
          <BoardLane {...view} items={items} readsAll />
          {items.length === 0 && <span className={styles.none}>{text.everyRideHasCar}</span>}
        </div>
      </div>
    </div>
  );
}
