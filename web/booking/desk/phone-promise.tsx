import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { nearestOf, useOfferedTimes } from "../../promises/offered-times.ts";
import { Chips } from "../../ui/chips.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type BookingDraft, onIslandClock, pickupInstant } from "../booking-draft.ts";
import type { FullTrip } from "../waiting/wish-for-a-time.ts";
import type { usePhonePrice } from "./phone-price.tsx";
import { PhoneWaiting } from "./phone-waiting.tsx";
import styles from "./phone-promise.module.css";

type Asked = {
  readonly draft: Pick<BookingDraft, "when">;
  readonly price: Pick<ReturnType<typeof usePhonePrice>, "availability">;
  readonly onWhen: (when: string) => void;
};

/** Whether a car will be there for the caller on the line, and the time that Enter takes where none will. */
export function usePhonePromise({ draft: { when }, price: { availability }, onWhen }: Asked) {
  const text = useStrings("booking/desk");
  const formats = useFormats();
  const now = useNow();
  const at = when === "now" ? null : (pickupInstant(when, now)?.getTime() ?? null);
  const offered = useOfferedTimes(availability, at);
  const isTaken = offered !== null && at !== null && offered.times.includes(at);
  const next = offered === null || isTaken ? null : nearestOf(offered);
  const take = (time: number) => onWhen(onIslandClock(new Date(time)));
  return {
    availability,
    at,
    offered,
    take,
    /** Null where Enter books. */
    takeNext: next === null ? null : () => take(next),
    label: next === null ? null : text.takeTime(formats.time(next)),
  };
}

type PhonePromiseProps = {
  readonly promise: ReturnType<typeof usePhonePromise>;
  readonly trip: FullTrip;
};

/** The answer in one line, with the free times to press beside a full one, and the waiting list for whom none of them will do. */
export function PhonePromise({ promise, trip }: PhonePromiseProps) {
  const { availability, at, offered, take } = promise;
  const text = useStrings("promises");
  const formats = useFormats();
  if (offered !== null) {
    const { asked, times } = offered;
    return (
      <div className={styles.full} role="status">
        <Icon name="alert" />
        <b>{asked === null ? text.noneNow : text.full(formats.time(asked))}</b>
        <Chips
          tight
          label={text.freeTimes}
          choices={times.map((time) => ({ value: String(time), label: formats.time(time) }))}
          value={String(at)}
          onChange={(time) => take(Number(time))}
        />
        <PhoneWaiting key={`${trip.phone} ${asked}`} trip={trip} at={asked} />
      </div>
    );
  }
  const says = sentenceOf();
  return (
    <p className={styles.free} role="status">
      {says !== null && <Icon name="check" />}
      {says}
    </p>
  );

  function sentenceOf(): string | null {
    if (availability?.state !== "free" && availability?.state !== "tight") return null;
    const { state, minutes } = availability;
    if (minutes === null && at === null) return null;
    const there = minutes === null ? text.carAt(formats.time(at ?? 0)) : text.carIn(minutes);
    return state === "tight" ? `${there}. ${text.lastOnes}` : there;
  }
}
