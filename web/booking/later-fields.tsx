import { type ChangeEvent, createContext, useContext } from "react";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { BOOKING_AHEAD_DAYS } from "../../domain/rides/booking-limits.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Icon } from "../ui/icon.tsx";
import { pickupInstant } from "./booking-draft.ts";
import { quartersOf } from "./quarters.ts";
import cellStyles from "../ui/cell.module.css";
import fieldStyles from "../ui/field.module.css";
import styles from "./when-field.module.css";

type LaterFieldsProps = {
  readonly value: string;
  readonly onChange: (when: string) => void;
  readonly now: Date;
};

/** Whether any minute can be typed, as at the desk. It comes past the field around these, which every guest loads with the home page. */
export const ToTheMinute = createContext(false);

/** A day that is half typed, or none of the calendar. The browser keeps what was typed but fires no event. */
const NO_DAY = "no-day";

/** A day and a quarter of an hour that are still to come; at the desk any minute. */
export default function LaterFields({ value, onChange, now }: LaterFieldsProps) {
  const text = useStrings("booking");
  const toTheMinute = useContext(ToTheMinute);
  const formats = useFormats();
  const [date = "", time = ""] = value.split("T");
  const today = curacaoDate(now);

  // Typed text stays, valid or not: a year passes through 0002 while it is typed, and the button says what is wrong.
  const choose = (nextDate: string) => {
    const times = quartersOf(nextDate, now);
    // A minute that nobody typed yet is not guessed.
    const stays = time === "" || times.includes(time) || (toTheMinute && time >= (times[0] ?? ""));
    onChange(`${nextDate}T${stays ? time : (times[0] ?? time)}`);
  };
  const typed = ({ target }: ChangeEvent<HTMLInputElement>) =>
    choose(target.validity.badInput ? NO_DAY : target.value);
  const free = quartersOf(date, now);
  // A time that was set elsewhere, as by telephone, is offered as well.
  const times = free.includes(time) ? free : [time, ...free].toSorted();

  return (
    <div className={styles.later}>
      <div>
        <label>
          <span className={`${cellStyles.label} ${styles.name}`}>{text.date}</span>
          <input
            className={`${fieldStyles.input} ${styles.moment}`}
            type="date"
            required
            min={today}
            max={addDays(today, BOOKING_AHEAD_DAYS)}
            value={date === NO_DAY ? "" : date}
            onChange={typed}
          />
        </label>
        <button type="button" className={styles.today} onClick={() => choose(curacaoDate(new Date()))}>
          {text.today}
        </button>
      </div>
      <label>
        <span className={`${cellStyles.label} ${styles.name}`}>{text.time}</span>
        {toTheMinute ? (
          <input
            className={`${fieldStyles.input} ${styles.moment}`}
            type="time"
            required
            value={time}
            onChange={({ target }) => onChange(`${date}T${target.value}`)}
          />
        ) : (
          <>
            <select
              className={`${fieldStyles.input} ${styles.moment}`}
              required
              value={time}
              onChange={(event) => onChange(`${date}T${event.target.value}`)}
            >
              {times.map((quarter) => (
                <option key={quarter} value={quarter}>
                  {quarter === "" ? "–" : formats.time(pickupInstant(`${today}T${quarter}`, now) ?? now)}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </>
        )}
      </label>
    </div>
  );
}
