import { noonOf } from "../../../domain/curacao-days.ts";
import type { QualityHour } from "../../../contract/reports/day-quality.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./hours.module.css";

/** A gap of so many rides is more than bad luck. */
const LARGE_GAP = 5;

/** The hours of a day: the well is who asked, the ink who had a car in time, the line what was possible. */
export function QualityHours({ hours }: { readonly hours: readonly QualityHour[] }) {
  const text = useStrings("reports/quality");
  const { time } = useFormats();
  if (hours.length === 0) return null;
  const most = Math.max(...hours.map(({ asked }) => asked));
  const percent = (part: number) => `${(part / most) * 100}%`;
  return (
    <section className={classNames(panelStyles.panel, styles.hours)}>
      <div className={classNames(panelStyles.head, styles.head)}>
        <h2>{text.byHour}</h2>
        <p className={styles.key} aria-hidden="true">
          <span className={styles.askedKey}>{text.asked}</span>
          <span>{text.onTimeShort}</span>
          <span className={styles.possibleKey}>{text.atMostShort}</span>
        </p>
      </div>
      <div className={styles.scroll} aria-hidden="true">
        <ol
          className={styles.chart}
          style={{ gridTemplateColumns: `repeat(${hours.length}, minmax(2.25rem, 1fr))` }}
        >
          {hours.map(({ hour, asked, on_time: onTime, time_unknown: unknown, possible }) => {
            const gap = asked - onTime - unknown;
            return (
              <li key={hour}>
                <span className={classNames(styles.gap, gap >= LARGE_GAP && styles.large)}>
                  {gap > 0 && `−${gap}`}
                </span>
                <span className={styles.well}>
                  <i className={styles.asked} style={{ height: percent(asked) }} />
                  <i className={styles.onTime} style={{ height: percent(onTime) }} />
                  {possible !== null && asked > 0 && (
                    <i className={styles.possible} style={{ bottom: percent(possible) }} />
                  )}
                </span>
                <b>{asked > 0 && asked}</b>
                <small>{time(momentOf(hour)).replace(":00", "")}</small>
              </li>
            );
          })}
        </ol>
      </div>
      <HoursTable hours={hours} />
    </section>
  );
}

/** The same for who can't see the columns. */
function HoursTable({ hours }: { readonly hours: readonly QualityHour[] }) {
  const text = useStrings("reports/quality");
  const { number, time } = useFormats();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{text.byHour}</caption>
        <thead>
          <tr>
            {[text.hour, text.asked, text.onTimeShort, text.atMostShort, text.turnedAwayShort].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, asked, on_time: onTime, possible, turned_away: turnedAway }) => (
            <tr key={hour}>
              <th scope="row">{time(momentOf(hour))}</th>
              <td>{number(asked)}</td>
              <td>{number(onTime)}</td>
              <td>{possible === null ? text.notKnown : number(possible)}</td>
              <td>{number(turnedAway)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An hour of any day of the island, as the clock's formats want it. */
function momentOf(hour: number): Date {
  return new Date(noonOf("2026-01-01").getTime() + (hour - 12) * HOUR_MS);
}
