import type { Demand } from "../../contract/demand/cruise-calls.ts";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import cardStyles from "../ui/card.module.css";
import styles from "./expected-day.module.css";

type ExpectedDayProps = { readonly day: string; readonly expected: Demand["expected"] };

/** The rides to expect on a day, hour by hour, those of ships apart. */
export function ExpectedDay({ day, expected }: ExpectedDayProps) {
  const text = useStrings("demand");
  const { decimals } = useFormats();
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const ofHour = expected.filter(({ at }) => {
      const moment = new Date(at);
      return curacaoDate(moment) === day && Number(curacaoTime(moment).slice(0, 2)) === hour;
    });
    return {
      hour,
      rides: ofHour.reduce((sum, one) => sum + one.rides, 0),
      ships: ofHour.reduce((sum, one) => sum + one.of_ships, 0),
    };
  });
  const most = Math.max(...hours.map(({ rides }) => rides));
  if (most === 0) return null;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="expected">
      <h2 id="expected">{text.expected}</h2>
      <p className="small muted">{text.expectedWhy}</p>
      <ol className={styles.hours}>
        {hours.map(({ hour, rides, ships }) => (
          <li key={hour} aria-label={text.hour(hour, decimals(rides, 1), decimals(ships, 1))}>
            <span className={styles.figure} aria-hidden="true">
              {rides > 0 ? decimals(rides, rides < 10 ? 1 : 0) : ""}
            </span>
            <svg className={styles.bar} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.all} x="0" width="10" y={100 - share(rides)} height={share(rides)} />
              <rect className={styles.ships} x="0" width="10" y={100 - share(ships)} height={share(ships)} />
            </svg>
            <span className={styles.hour} aria-hidden="true">
              {hour}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );

  function share(rides: number): number {
    return (rides / most) * 100;
  }
}
