import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import {
  type RideMoment,
  type StageOnTheWay,
  isDriveKnown,
  isLive,
  minutesToGo,
  stagesAt,
} from "./ride-moment.ts";
import { useMomentWords } from "./use-moment-words.ts";
import pulseStyles from "../../ui/pulse.module.css";
import styles from "./ride-now.module.css";

const STATE_CLASS: Readonly<Record<StageOnTheWay["state"], string | null>> = {
  done: styles.done,
  current: styles.current,
  next: null,
  end: styles.end,
};

type RideNowProps = {
  readonly ride: TrackedRide;
  readonly moment: RideMoment;
  readonly now: Date;
  readonly updatedAt: number;
  /** The shown state is old: nothing more was heard of the ride. */
  readonly stale: boolean;
};

/** How the ride stands: since when it is known, in words, in minutes and in steps. */
export function RideNow({ ride, moment, now, updatedAt, stale }: RideNowProps) {
  const text = useStrings("rides/tracking");
  const formats = useFormats();
  const { headline, more, above } = useMomentWords(ride, moment, now);
  const minutes = minutesToGo(ride, now);
  return (
    <div>
      <div className={styles.now}>
        <div>
          {above !== null ? (
            <p className={`row small muted ${styles.above}`}>
              <Icon name={above.icon} />
              <span>{above.words}</span>
            </p>
          ) : (
            isLive(moment) &&
            !stale && (
              <p className={`row small ${styles.above}`}>
                <span className={`${pulseStyles.pulse} ${styles.pulse}`} />
                <span className="muted">{text.live(formats.time(updatedAt))}</span>
              </p>
            )
          )}
          <h1 aria-live="polite">{headline}</h1>
          {more !== null && <p className={`muted ${styles.more}`}>{more}</p>}
        </div>
        {minutes !== null && (
          <p className={classNames(styles.eta, (moment === "named" || moment === "finding") && styles.quiet)}>
            <b>{minutes}</b>
            <span>{moment === "onTheWay" && isDriveKnown(ride) ? text.minutesAway : text.minutesToGo}</span>
          </p>
        )}
      </div>
      <Stages stages={stagesAt(moment, ride.driver !== null)} />
    </div>
  );
}

function Stages({ stages }: { readonly stages: readonly StageOnTheWay[] }) {
  const text = useStrings("rides/tracking");
  return (
    <ol className={styles.steps} aria-label={text.stagesLabel}>
      {stages.map(({ name, state }) => (
        <li
          key={name}
          className={classNames(STATE_CLASS[state], state === "end" && name === "notMet" && styles.notMet)}
          aria-current={state === "current" || state === "end" ? "step" : undefined}
        >
          {state === "done" && <Icon name="check" />}
          {state === "end" && <Icon name="x" />}
          <span>{text.stages[name]}</span>
          <span className={styles.widest} data-name={text.stages[name]} />
        </li>
      ))}
    </ol>
  );
}
