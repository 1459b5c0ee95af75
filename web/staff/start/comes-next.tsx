import type { ReactNode } from "react";
import { addDays, noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import {
  compareTariffEndpoint,
  listHolidaysEndpoint,
  listTariffsEndpoint,
} from "../../../contract/fares/tariffs.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { useNow } from "../../ui/use-now.ts";
import { usePagedList } from "../../office/use-paged-list.ts";
import { holidayName } from "../../fares/tariffs/holiday-name.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./start-section.module.css";

/** So far ahead a holiday is shown. */
const DAYS_AHEAD = 60;

type Tariff = ResultOf<typeof listTariffsEndpoint>[number];
type Holiday = ResultOf<typeof listHolidaysEndpoint>[number];

/** The holidays of the next weeks with what they add to a price, and the tariff that waits for its day. */
export function ComesNext() {
  const text = useStrings("staff/start");
  const errorText = useErrorText();
  const tariffs = usePagedList(listTariffsEndpoint);
  const today = curacaoDate(useNow(HOUR_MS));
  const holidays = useHolidays(today, addDays(today, DAYS_AHEAD));
  return (
    <section className={panelStyles.panel} aria-labelledby="office-next">
      <div className={panelStyles.head}>
        <h2 id="office-next">{text.nextSteps}</h2>
      </div>
      <QueryView query={tariffs} failed={errorText} lines={2}>
        {(rows) => {
          const coming = rows.filter(({ valid_from }) => valid_from > today);
          const events = [
            ...holidays.map((holiday) => ({
              date: holiday.date,
              line: <HolidayLine key={`${holiday.date} ${holiday.name}`} holiday={holiday} tariffs={rows} />,
            })),
            ...coming
              .filter(({ id, valid_from }) => inForceOn(coming, valid_from)?.id === id)
              .map((tariff) => ({
                date: tariff.valid_from,
                line: <TariffLine key={tariff.id} tariff={tariff} />,
              })),
          ].toSorted((one, other) => one.date.localeCompare(other.date));
          return events.length === 0 ? (
            <p className={panelStyles.empty}>{text.nothingNext(DAYS_AHEAD)}</p>
          ) : (
            <ul>{events.map(({ line }) => line)}</ul>
          );
        }}
      </QueryView>
    </section>
  );
}

function HolidayLine({
  holiday,
  tariffs,
}: {
  readonly holiday: Holiday;
  readonly tariffs: readonly Tariff[];
}) {
  const text = useStrings("staff/start");
  const names = useStrings("office").holidays.names;
  const { time } = useFormats();
  const { date, from } = holiday;
  const percent = inForceOn(tariffs, date)?.holiday_percent;
  const name = holidayName(holiday, names);
  return (
    <NextLine date={date} name={from === null ? name : text.fromHour(name, time(instantOf(date, from)))}>
      {percent !== undefined && text.holidayAdds(percent)}
    </NextLine>
  );
}

function TariffLine({ tariff: { id, valid_from } }: { readonly tariff: Tariff }) {
  const text = useStrings("staff/start");
  const { decimals } = useFormats();
  const effect = useRead(read(compareTariffEndpoint, { params: { id } })).data;
  const share =
    effect === undefined || effect.before === 0
      ? null
      : ((effect.after - effect.before) / effect.before) * 100;
  return (
    <NextLine
      date={valid_from}
      name={text.newTariff}
      more={
        <Link to={`${paths.admin}/tariffs`} aria-label={`${text.look}: ${text.newTariff}`}>
          {text.look}
        </Link>
      }
    >
      {share !== null && text.onLastWeek(`${share < 0 ? "−" : "+"}${decimals(Math.abs(share), 1)}%`)}
    </NextLine>
  );
}

type NextLineProps = {
  readonly date: string;
  readonly name: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

function NextLine({ date, name, more, children }: NextLineProps) {
  const { shortDate, weekday } = useFormats();
  return (
    <li className={styles.paper}>
      <time dateTime={date} title={weekday(noonOf(date))}>
        {shortDate(noonOf(date))}
      </time>
      <span>
        <span>{name}</span>
        <span className="small muted">{children}</span>
      </span>
      {more}
    </li>
  );
}

/** The holidays between two days, which may lie in two years. */
function useHolidays(from: string, until: string): readonly Holiday[] {
  const of = (day: string) => read(listHolidaysEndpoint, { query: { year: Number(day.slice(0, 4)) } });
  const first = useRead(of(from)).data ?? [];
  const next = useRead(from.slice(0, 4) === until.slice(0, 4) ? null : of(until)).data ?? [];
  return [...first, ...next].filter(({ date }) => date >= from && date <= until);
}

/** The tariff that counts on a day: of those that have begun the latest, and of one day's the one made last. */
function inForceOn(tariffs: readonly Tariff[], date: string): Tariff | undefined {
  return tariffs
    .filter(({ valid_from }) => valid_from <= date)
    .toSorted((one, other) => other.valid_from.localeCompare(one.valid_from) || other.id - one.id)[0];
}
