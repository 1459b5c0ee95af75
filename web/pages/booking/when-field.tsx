import { type ChangeEvent, useId, useState } from "react";
import { addDays, curacaoDate } from "../../../contract/curacao-time.ts";
import { BOOKING_AHEAD_DAYS } from "../../../contract/rides/booking-limits.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { nextQuarter, pickupInstant, quartersOf } from "./booking-draft.ts";

type WhenFieldProps = { readonly value: string; readonly onChange: (when: string) => void };

/** A day that is half typed, or none of the calendar. The browser keeps what was typed and tells nobody. */
const NO_DAY = "no-day";

/** When the ride is: now, or a day and a quarter of an hour that are still to come. */
export function WhenField({ value, onChange }: WhenFieldProps) {
  const text = useMessages("booking");
  const formats = useFormats();
  const id = useId();
  const [now] = useState(() => new Date());
  const later = value !== "now";
  const [date = "", time = ""] = later ? value.split("T") : [];
  const chosen = pickupInstant(value, now);
  const today = curacaoDate(now);

  // What was typed stays, fitting or not: a year is on its way through 0002, and the button says what is wrong.
  const choose = (nextDate: string) => {
    const times = quartersOf(nextDate, now);
    onChange(`${nextDate}T${times.includes(time) ? time : (times[0] ?? time)}`);
  };
  const typed = ({ target }: ChangeEvent<HTMLInputElement>) =>
    choose(target.validity.badInput ? NO_DAY : target.value);
  const free = quartersOf(date, now);
  // A time that was chosen otherwise, as by telephone, is one to choose as well.
  const times = time === "" || free.includes(time) ? free : [time, ...free].toSorted();

  return (
    <div className="cell wide when">
      <div>
        <span className="lb" id={id}>
          {text.dateAndTime}
        </span>
        <span className="val">
          {later ? (chosen ? formats.dateTime(chosen) : "") : text.asSoonAsPossible}
        </span>
      </div>
      <Segmented
        label={text.dateAndTime}
        choices={[
          { value: "now", label: text.now },
          { value: "later", label: text.later },
        ]}
        value={later ? "later" : "now"}
        onChange={(choice) => onChange(choice === "now" ? "now" : nextQuarter(new Date()))}
      />
      {later && (
        <div className="when-later">
          <label>
            <span className="lb">{text.date}</span>
            <input
              className="input"
              type="date"
              required
              min={today}
              max={addDays(today, BOOKING_AHEAD_DAYS)}
              value={date === NO_DAY ? "" : date}
              onChange={typed}
            />
          </label>
          <label>
            <span className="lb">{text.time}</span>
            <select
              className="input"
              required
              value={time}
              onChange={(event) => onChange(`${date}T${event.target.value}`)}
            >
              {times.map((quarter) => (
                <option key={quarter} value={quarter}>
                  {formats.time(pickupInstant(`${today}T${quarter}`, now) ?? now)}
                </option>
              ))}
            </select>
          </label>
          <Button tone="quiet" size="desk" onClick={() => choose(curacaoDate(new Date()))}>
            {text.today}
          </Button>
        </div>
      )}
    </div>
  );
}
