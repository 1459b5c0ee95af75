import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { onIslandClock } from "../booking/booking-draft.ts";
import type { AirportTimes } from "./airport-trip.ts";
import styles from "./pickup-choice.module.css";

type PickupChoiceProps = {
  readonly times: AirportTimes;
  readonly onPickup: (pickup: string) => void;
};

/** When somebody who leaves is fetched: without hurry, as we advise, or the latest. */
export function PickupTimes({ times: { choices, pickup, flightAt }, onPickup }: PickupChoiceProps) {
  const text = useStrings("airport");
  const formats = useFormats();
  if (flightAt === null) return null;
  if (choices.length === 0) return pickup === "now" ? <p className="small">{text.flightIsNear}</p> : null;
  return (
    <div>
      <p className={styles.question}>{text.pickedUpAt}</p>
      <div className={styles.times} role="group" aria-label={text.pickedUpAt}>
        {choices.map(({ why, at }) => (
          <button
            type="button"
            key={why}
            aria-pressed={onIslandClock(at) === pickup}
            onClick={() => onPickup(onIslandClock(at))}
          >
            {formats.time(at)} <small>{text.why[why]}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
