import { addDays, noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { type DatedPaper, datedPapers, isPaperDue } from "../../../domain/papers/papers.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { listVehiclesEndpoint } from "../../../contract/drivers/vehicles.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { useNow } from "../../ui/use-now.ts";
import { daysBetween, isNobodys, papersOfCar } from "./use-waiting.ts";
import { usePagedList } from "../../office/use-paged-list.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./start-section.module.css";

/** So far ahead a paper is renewed at leisure. */
const DAYS_AHEAD = 90;
const MOST_LINES = 8;

type Ending = DatedPaper & { readonly key: string; readonly whose: string };

/** Whose papers end in the next months, and whose have, the soonest first. */
export function EndingPapers() {
  const text = useStrings("staff/start");
  const names = useStrings("papers").names;
  const { shortDate, weekday } = useFormats();
  const today = curacaoDate(useNow(HOUR_MS));
  const drivers = usePagedList(listDriverRecordsEndpoint).data;
  const cars = usePagedList(listVehiclesEndpoint).data;
  if (drivers === undefined) return null;
  const ofDrivers = drivers.flatMap((driver) =>
    datedPapers(driver).map((paper) => ({ ...paper, key: `driver ${driver.id}`, whose: driver.name })),
  );
  const ofCars = (cars ?? [])
    .filter(isNobodys)
    .flatMap((car) =>
      datedPapers(papersOfCar(car)).map((paper) => ({ ...paper, key: `car ${car.id}`, whose: car.plate })),
    );
  const ending: readonly Ending[] = [...ofDrivers, ...ofCars]
    .filter(({ date }) => date <= addDays(today, DAYS_AHEAD))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return (
    <section className={panelStyles.panel} aria-labelledby="office-papers">
      <div className={panelStyles.head}>
        <h2 id="office-papers">{text.papersEnd}</h2>
        <Link to={officePaths.adminDrivers}>{text.drivers}</Link>
      </div>
      {ending.length === 0 && <p className={panelStyles.empty}>{text.noPaperEnds(DAYS_AHEAD)}</p>}
      <ul>
        {ending.slice(0, MOST_LINES).map(({ key, whose, paper, date }) => {
          const days = daysBetween(today, date);
          return (
            <li
              key={`${key} ${paper}`}
              className={classNames(
                styles.paper,
                days < 0 ? styles.late : isPaperDue(date, today) && styles.soon,
              )}
            >
              <time dateTime={date} title={weekday(noonOf(date))}>
                {shortDate(noonOf(date))}
              </time>
              <span>
                <b>{whose}</b>
                <span className="small muted">{names[paper]}</span>
              </span>
              <span className={`small ${styles.since}`}>
                {days < 0 ? text.daysAgo(-days) : text.inDays(days)}
              </span>
            </li>
          );
        })}
      </ul>
      {ending.length > MOST_LINES && (
        <p className={panelStyles.empty}>{text.more(ending.length - MOST_LINES)}</p>
      )}
    </section>
  );
}
