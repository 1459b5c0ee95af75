import { useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useShortPlace } from "../../places/use-short-place.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { useNow } from "../use-now.ts";
import type { Question } from "./use-what-if.ts";
import styles from "./what-if-panel.module.css";

const HALF_HOUR_MS = 30 * MINUTE_MS;
const TIMES = 12;
/** Only places of rides that the plan knows can be closed. */
const AHEAD_MS = 24 * HOUR_MS;
const REST_OF_DAY = "";

type WhatIfQuestionsProps = {
  readonly drivers: readonly Driver[];
  readonly rides: readonly Ride[];
  /** Nothing was asked yet: the first field has the focus. */
  readonly isFirst: boolean;
  readonly onAsk: (question: Question) => void;
};

/** Questions to the plan: a car that is out, and a place where nobody is picked up for a while. A ride is moved by dragging it. */
export function WhatIfQuestions({ drivers, rides, isFirst, onAsk }: WhatIfQuestionsProps) {
  const text = useStrings("dispatch/plan");
  const formats = useFormats();
  const shortPlace = useShortPlace();
  const now = useNow();
  const [driverId, setDriverId] = useState("");
  const [until, setUntil] = useState(REST_OF_DAY);
  const [place, setPlace] = useState("");
  const [closedUntil, setClosedUntil] = useState("");
  const times = timesAfter(now);
  const places = placesOf(rides, now);
  const driver = drivers.find(({ id }) => String(id) === driverId);
  const opensAt = closedUntil === "" ? times[1] : closedUntil;
  return (
    <div className={styles.questions}>
      <p className="small muted">{isFirst ? text.dragHint : text.orAsk}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (driver !== undefined)
            onAsk({ kind: "car_out", driver, until: until === REST_OF_DAY ? null : until });
        }}
      >
        <SelectField compact label={text.carIsOut} value={driverId} onChange={setDriverId}>
          <option value="">{text.choose}</option>
          {drivers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField compact label={text.until} value={until} onChange={setUntil}>
          <option value={REST_OF_DAY}>{text.restOfDay}</option>
          {times.map((time) => (
            <option key={time} value={time}>
              {formats.time(time)}
            </option>
          ))}
        </SelectField>
        <Button size="compact" type="submit" disabled={driver === undefined}>
          {text.show}
        </Button>
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (place !== "" && opensAt !== undefined) onAsk({ kind: "close_place", place, until: opensAt });
        }}
      >
        <SelectField compact label={text.closePlace} value={place} onChange={setPlace}>
          <option value="">{text.choose}</option>
          {places.map(([name, count]) => (
            <option key={name} value={name}>
              {text.placeRides(shortPlace(name), count)}
            </option>
          ))}
        </SelectField>
        <SelectField compact label={text.until} value={opensAt ?? ""} onChange={setClosedUntil}>
          {times.map((time) => (
            <option key={time} value={time}>
              {formats.time(time)}
            </option>
          ))}
        </SelectField>
        <Button size="compact" type="submit" disabled={place === ""}>
          {text.show}
        </Button>
      </form>
    </div>
  );
}

/** The next full half hours. */
function timesAfter(now: Date): readonly string[] {
  const first = Math.ceil((now.getTime() + 1) / HALF_HOUR_MS) * HALF_HOUR_MS;
  return Array.from({ length: TIMES }, (_, index) => new Date(first + index * HALF_HOUR_MS).toISOString());
}

/** Where passengers wait, those with most of them first. */
function placesOf(rides: readonly Ride[], now: Date): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { pickup_location: place, ride_datetime: at } of rides) {
    if (Date.parse(at) - now.getTime() < AHEAD_MS) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
