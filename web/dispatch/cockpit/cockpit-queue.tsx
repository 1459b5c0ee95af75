import { type UIEvent, useState } from "react";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Segmented } from "../../ui/choices.tsx";
import { MarkAll } from "../bulk/mark-box.tsx";
import { isOnOffer, useOffers } from "../live/use-offers.ts";
import { usePlan } from "../live/use-plan.ts";
import { dueOf } from "../ride/due.ts";
import { useNow } from "../use-now.ts";
import { dayOf, type QueueOrder } from "./queue-order.ts";
import { QueueRow } from "./queue-row.tsx";
import dueStyles from "../ride/due.module.css";
import panelStyles from "../../ui/panel.module.css";
import styles from "./queue.module.css";

/** The table of pending rides has them all. */
const MOST_ROWS = 200;
/** More than a high screen shows; the next as many are drawn as the last of them comes near. */
const DRAWN_ROWS = 30;
const NEAR_PX = 400;
/** Below the chosen ride there is always the next to go to. */
const SPARE_ROWS = 10;

type CockpitQueueProps = {
  /** In the order in which they are shown. */
  readonly rides: readonly Ride[];
  /** The lists were never read: why not, or null while they are awaited. Undefined once they are known. */
  readonly unread?: Error | null | undefined;
  readonly order: QueueOrder;
  readonly onOrder: (order: QueueOrder) => void;
  readonly byRide: ReadonlyMap<number, RideForecast>;
  readonly selected: number | null;
  readonly onSelect: (id: number) => void;
  readonly onGive: (ride: Ride, forecast: RideForecast) => void;
};

/** Rides that wait for a driver or for somebody's care, by day. */
export function CockpitQueue(props: CockpitQueueProps) {
  const { rides, unread, order, onOrder, byRide, selected, onSelect, onGive } = props;
  const text = useStrings("dispatch/cockpit");
  const formats = useFormats();
  const now = useNow();
  const { lateRides } = useStrings("dispatch");
  const late = rides.filter((ride) => dueOf(ride, now).tone === "late").length;
  const offers = useOffers();
  const plan = usePlan();
  const { drawn, onScroll } = useDrawnRows(rides, selected);
  const shown = rides.slice(0, drawn);
  // An empty list that was never read is no all-clear.
  const isKnown = unread === undefined;
  const headOf = (ride: Ride, before: Ride | undefined) => {
    if (order !== "time") return null;
    const day = formats.weekday(ride.ride_datetime);
    const date = `${day}, ${formats.shortDate(ride.ride_datetime)}`;
    const head = { today: text.today(date), tomorrow: text.tomorrow(date), later: date };
    const own = dayOf(ride, now);
    if (before === undefined || dayOf(before, now) !== own) return head[own];
    const isSameDay = formats.shortDate(before.ride_datetime) === formats.shortDate(ride.ride_datetime);
    return own === "later" && !isSameDay ? date : null;
  };
  return (
    <section className={`${panelStyles.panel} ${styles.queue}`} aria-labelledby="cockpit-queue">
      <div className={styles.head}>
        <h2 id="cockpit-queue">{text.queue}</h2>
        {isKnown && <span className="small muted">{formats.number(rides.length)}</span>}
        {late > 0 && <span className={`${dueStyles.due} ${dueStyles.late}`}>{lateRides(late)}</span>}
        <MarkAll rides={rides} className={styles.all} />
        <Segmented
          label={text.order}
          choices={[
            { value: "time", label: text.byTime },
            { value: "minutes_lost", label: text.byMinutesLost },
          ]}
          value={order}
          onChange={onOrder}
        />
      </div>
      {rides.length === 0 && (
        <p className={panelStyles.empty} role={isKnown ? undefined : "status"}>
          {isKnown ? text.empty : unread === null ? text.reading : text.unread}
        </p>
      )}
      <ul className={styles.rows} tabIndex={-1} onScroll={onScroll}>
        {shown.flatMap((ride, index) => {
          const head = headOf(ride, shown[index - 1]);
          const row = (
            <QueueRow
              key={ride.id}
              ride={ride}
              now={now}
              isSelected={ride.id === selected}
              offer={isOnOffer(ride, offers) ? offers.get(ride.id) : undefined}
              forecast={byRide.get(ride.id)}
              planned={plan.byRide.get(ride.id)}
              onSelect={onSelect}
              onGive={onGive}
            />
          );
          if (head === null) return [row];
          return [
            <li key={`day ${ride.id}`} className={styles.day}>
              {head}
            </li>,
            row,
          ];
        })}
        {drawn === MOST_ROWS && rides.length > MOST_ROWS && (
          <li className={styles.day}>
            <Link to={officePaths.operatorPendingRides}>{text.more(rides.length - MOST_ROWS)}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** How many rows are drawn: as far as somebody has scrolled or chosen. */
function useDrawnRows(rides: readonly Ride[], selected: number | null) {
  const [reached, setReached] = useState(DRAWN_ROWS);
  const chosen = rides.findIndex(({ id }) => id === selected);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const below = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (below < NEAR_PX && reached < Math.min(rides.length, MOST_ROWS)) setReached(reached + DRAWN_ROWS);
  };
  return { drawn: Math.min(MOST_ROWS, Math.max(reached, chosen + SPARE_ROWS)), onScroll };
}
