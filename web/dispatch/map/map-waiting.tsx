import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { SkeletonLines } from "../../ui/waiting.tsx";
import { DUE_CLASS } from "../ride/due-class.ts";
import { dueOf } from "../ride/due.ts";
import { RideLine } from "../ride/ride-line.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { WAITING_HOURS } from "./desk-markers.ts";
import dueStyles from "../ride/due.module.css";
import panelStyles from "../../ui/panel.module.css";

/** The screen of pending rides has them all. */
const MOST_LINES = 12;

type MapWaitingProps = {
  readonly rides: readonly Ride[];
  /** The list has come; until then it is not said that nobody waits. */
  readonly isKnown: boolean;
  readonly now: Date;
};

/** The passengers who wait for a driver, the soonest first. */
export function MapWaiting({ rides, isKnown, now }: MapWaitingProps) {
  const text = useStrings("dispatch/map");
  const words = useDispatchTexts();
  const formats = useFormats();
  const unplaced = rides.filter(({ pickup_lat }) => pickup_lat === null).length;
  return (
    <section className={panelStyles.panel} aria-labelledby="map-waiting">
      <div className={panelStyles.head}>
        <h2 id="map-waiting">{text.waiting}</h2>
        {isKnown && <span className="small muted">{formats.number(rides.length)}</span>}
      </div>
      {!isKnown && <SkeletonLines />}
      {isKnown && rides.length === 0 && (
        <p className={panelStyles.empty}>{text.nobodyWaits(WAITING_HOURS)}</p>
      )}
      <ul>
        {rides.slice(0, MOST_LINES).map((ride) => (
          <RideLine key={ride.id} ride={ride}>
            <span className={classNames(dueStyles.due, DUE_CLASS[dueOf(ride, now).tone])}>
              {words.due(dueOf(ride, now))}
            </span>
          </RideLine>
        ))}
      </ul>
      {rides.length > 0 && (
        <p className={panelStyles.empty}>
          {text.waitingSoon(WAITING_HOURS)} {unplaced > 0 && text.notPlaced(unplaced)}
        </p>
      )}
    </section>
  );
}
