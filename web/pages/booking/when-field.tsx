import { useId, useState } from "react";
import { curacaoDate } from "../../../contract/curacao-time.ts";
import { addDays } from "../../../contract/curacao-time.ts";
import { BOOKING_AHEAD_DAYS } from "../../../contract/rides/booking-limits.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { nextQuarter, pickupInstant, quartersOf } from "./booking-draft.ts";

type WhenFieldProps = { readonly value: string; readonly onChange: (when: string) => void };

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

  const choose = (nextDate: string, nextTime: string) => {
    const times = quartersOf(nextDate, now);
    const fits = times.includes(nextTime) ? nextTime : (times[0] ?? "");
    onChange(nextDate === "" || fits === "" ? "" : `${nextDate}T${fits}`);
  };

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
              value={date}
              onChange={(event) => choose(event.target.value, time)}
            />
          </label>
          <label>
            <span className="lb">{text.time}</span>
            <select
              className="input"
              required
              value={time}
              onChange={(event) => choose(date, event.target.value)}
            >
              {quartersOf(date, now).map((quarter) => (
                <option key={quarter} value={quarter}>
                  {formats.time(pickupInstant(`${date}T${quarter}`, now) ?? now)}
                </option>
              ))}
            </select>
          </label>
          <Button tone="quiet" size="desk" onClick={() => choose(today, time)}>
            {text.today}
          </Button>
        </div>
      )}
    </div>
  );
}
