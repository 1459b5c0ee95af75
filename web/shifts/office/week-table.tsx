import type { ShiftDay, Shifts, ShiftsRow } from "../../../contract/shifts/shifts.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { isItself, writeSpan } from "../../../domain/shifts/typed-day.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useHoursText } from "../../shifts/use-hours-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import badgeStyles from "../../ui/badge.module.css";
import styles from "./week-table.module.css";

type WeekTableProps = {
  readonly shifts: Shifts;
  readonly onWeek: (driver: ShiftsRow) => void;
  readonly onDay: (driver: ShiftsRow, day: ShiftDay) => void;
};

/** A line for each driver and a column for each day; on a phone the days stand below the driver's name. */
export function WeekTable({ shifts, onWeek, onDay }: WeekTableProps) {
  const text = useStrings("shifts/office");
  const { weekday, shortDate } = useFormats();
  const today = curacaoDate(useNow(HOUR_MS));
  const [first] = shifts.drivers;
  return (
    <table className={styles.weeks} aria-label={text.table}>
      <thead>
        <tr>
          <th scope="col">{text.driver}</th>
          {first?.days.map(({ day }) => (
            <th
              scope="col"
              key={day}
              aria-current={day === today ? "date" : undefined}
              aria-label={`${weekday(noonOf(day))} ${shortDate(noonOf(day))}`}
            >
              {weekday(noonOf(day)).slice(0, 3)} <span>{Number(day.slice(8))}</span>
            </th>
          ))}
          <th scope="col" className={styles.sum}>
            {text.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {shifts.drivers.map((driver) => (
          <Line key={driver.driver_id} driver={driver} {...{ shifts, today, onWeek, onDay }} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = WeekTableProps & { readonly driver: ShiftsRow; readonly today: string };

function Line({ driver, shifts, today, onWeek, onDay }: LineProps) {
  const text = useStrings("shifts/office");
  const words = useHoursText();
  const { worries } = driver;
  const why = words.worries(worries, shifts).join(" ");
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles.name} onClick={() => onWeek(driver)}>
          {driver.driver_name}
        </button>
        {driver.proposal_waits && (
          <span className={`${badgeStyles.badge} ${styles.proposes}`}>{text.proposes}</span>
        )}
      </th>
      {driver.days.map((day) => (
        <Day
          key={day.day}
          day={day}
          driver={driver}
          isToday={day.day === today}
          worry={worries.find((one) => one.day === day.day) !== undefined}
          onPress={() => onDay(driver, day)}
        />
      ))}
      <td className={styles.sum}>
        {driver.planned_minutes > 0 && <span>{words.duration(driver.planned_minutes)}</span>}
        <span className="small muted">{text.driven(words.duration(driver.driven_minutes))}</span>
        {why !== "" && (
          <span className={styles.worry}>
            <Icon name="alert" />
            {why}
          </span>
        )}
      </td>
    </tr>
  );
}

type DayProps = {
  readonly day: ShiftDay;
  readonly driver: ShiftsRow;
  readonly isToday: boolean;
  readonly worry: boolean;
  readonly onPress: () => void;
};

function Day({ day, driver, isToday, worry, onPress }: DayProps) {
  const text = useStrings("shifts/office");
  const words = useHoursText();
  const { weekday } = useFormats();
  const said = day.by === "none" ? text.nothing : words.day(day);
  return (
    <td className={classNames(isToday && styles.today)}>
      <button
        type="button"
        className={classNames(
          styles.day,
          day.shifts.length > 0 && styles.works,
          day.by === "day" && styles.otherwise,
          worry && styles.worries,
        )}
        aria-label={`${driver.driver_name}, ${weekday(noonOf(day.day))}: ${said}`}
        title={day.note ?? said}
        onClick={onPress}
      >
        {day.shifts.length === 0 && <span className="muted">{day.by === "none" ? "–" : text.off}</span>}
        {day.shifts.map((shift) => (
          <span key={shift.from} className={styles.shift}>
            {writeSpan(shift)}
            {shift.break && (
              <span className={styles.pause}>
                {isItself(shift.break) ? writeSpan(shift.break) : text.minutes(shift.break.minutes)}
              </span>
            )}
          </span>
        ))}
      </button>
    </td>
  );
}
