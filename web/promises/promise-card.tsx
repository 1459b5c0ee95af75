import { useState } from "react";
import type { Availability } from "../../contract/promises/availability.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import type { OfferedTimes } from "./offered-times.ts";
import styles from "./promise-card.module.css";

type PromiseCardProps = {
  readonly availability: Availability | undefined;
  /** When the ride is; null for as soon as possible. */
  readonly at: number | null;
  /** The times that were named for one that was full: they stay while one of them is chosen. */
  readonly offered: OfferedTimes | null;
  readonly onTime: (time: number) => void;
  /** The drive that it is about, where there are two. */
  readonly label?: string | undefined;
};

/** Says whether a car will be there, and where none will the times at which one would, each a press away. */
export function PromiseCard({ availability, at, offered, onTime, label }: PromiseCardProps) {
  if (offered !== null) {
    const asRequest = availability?.as_request === true && at === offered.asked;
    return <FullCard offered={offered} at={at} asRequest={asRequest} onTime={onTime} label={label} />;
  }
  if (availability === undefined) return null;
  if (availability.state !== "free" && availability.state !== "tight") return null;
  return <FreeCard availability={availability} at={at} label={label} />;
}

type FreeCardProps = Pick<PromiseCardProps, "at" | "label"> & { readonly availability: Availability };

function FreeCard({ availability: { state, minutes, pickup_at }, at, label }: FreeCardProps) {
  const text = useStrings("promises");
  const formats = useFormats();
  const soon = minutes !== null && pickup_at !== null;
  if (!soon && at === null) return null;
  const moment = at ?? 0;
  const about = soon
    ? text.thereAt(formats.time(pickup_at))
    : `${formats.weekday(moment)}, ${formats.shortDate(moment)}.`;
  return (
    <section className={styles.card} aria-live="polite" aria-label={label}>
      <span className={styles.sign}>
        <Icon name={soon ? "clock" : "check"} />
      </span>
      <div>
        {label !== undefined && <p className={styles.about}>{label}</p>}
        <h2>{soon ? text.carIn(minutes) : text.carAt(formats.time(moment))}</h2>
        <p className={styles.about}>{state === "tight" ? `${about} ${text.lastOnes}` : about}</p>
      </div>
    </section>
  );
}

type FullCardProps = Pick<PromiseCardProps, "at" | "onTime"> & {
  readonly offered: OfferedTimes;
  /** The full time can be asked for all the same. */
  readonly asRequest: boolean;
  readonly label: string | undefined;
};

function FullCard({ offered: { asked, times }, at, asRequest, onTime, label }: FullCardProps) {
  const text = useStrings("promises");
  const formats = useFormats();
  const names = times.map((time) => formats.time(time));
  const others = asked === null ? text.firstFree(names) : text.areFree(names);
  return (
    <section className={classNames(styles.card, styles.full)} aria-live="polite" aria-label={label}>
      <span className={styles.sign}>
        <Icon name="clock" />
      </span>
      <div>
        {label !== undefined && <p className={styles.about}>{label}</p>}
        <h2 tabIndex={-1} data-full>
          {asked === null ? text.noneNow : text.full(formats.time(asked))}
        </h2>
        <p className={styles.about}>{times.length === 0 ? text.noOtherTime : others}</p>
        {asRequest && <p className={styles.about}>{text.asRequest}</p>}
      </div>
      {times.length > 0 && (
        <div className={styles.times} role="group" aria-label={text.freeTimes}>
          {times.map((time) => (
            <button
              type="button"
              key={time}
              className={styles.time}
              aria-pressed={time === at}
              onClick={() => onTime(time)}
            >
              {formats.time(time)}
              <small>
                <Apart time={time} from={asked} />
              </small>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** How far a time is from the one that was asked for, or from now. */
function Apart({ time, from }: { readonly time: number; readonly from: number | null }) {
  const text = useStrings("promises");
  const [now] = useState(() => Date.now());
  const minutes = Math.round((time - (from ?? now)) / MINUTE_MS);
  const whole = Math.abs(minutes);
  const length = text.length(Math.floor(whole / 60), whole % 60);
  if (from === null) return text.inTime(length);
  return minutes < 0 ? text.earlier(length) : text.later(length);
}
