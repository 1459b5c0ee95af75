import { addDays, curacaoDate } from "../../../contract/curacao-time.ts";
import { papersDue } from "../../../contract/papers/papers.ts";
import { getAnalyticsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { listContactMessagesEndpoint } from "../../../contract/staff/inbox.endpoints.ts";
import {
  listApplicationsEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { readDated } from "../../api/read-dated.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useChangeText } from "../../papers/use-change-text.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { useNow } from "../../ui/use-now.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { usePagedList } from "../use-paged-list.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./start-section.module.css";

/** What the day has brought, and what waits for the office. */
export function StartSection() {
  return (
    <>
      <Money />
      <div className={styles.waiting}>
        <Messages />
        <Applications />
        <Changes />
        <Papers />
      </div>
    </>
  );
}

/** Today's rides and revenue, beside yesterday's. */
function Money() {
  const text = useStrings("staff/start");
  const errorText = useErrorText();
  const formats = useFormats();
  const today = curacaoDate(useNow(HOUR_MS));
  const of = (day: string) =>
    readDated(getAnalyticsEndpoint, { query: { start_date: day, end_date: addDays(day, 1) } });
  const now = useRead(of(today));
  const before = useRead(of(addDays(today, -1))).data?.value;
  return (
    <QueryView query={now} failed={errorText}>
      {({ value: { totals }, asOf }) => (
        <>
          <AsOf at={asOf} />
          <dl className={styles.figures}>
            <div className={cardStyles.card}>
              <dt>{text.revenueToday}</dt>
              <dd>
                <b>{formats.usd(totals.revenue)}</b>
                {before && (
                  <span className="small muted">{text.yesterday(formats.usd(before.totals.revenue))}</span>
                )}
              </dd>
            </div>
            <div className={cardStyles.card}>
              <dt>{text.ridesToday}</dt>
              <dd>
                <b>{formats.number(totals.rides)}</b>
                {before && (
                  <span className="small muted">{text.yesterday(formats.number(before.totals.rides))}</span>
                )}
              </dd>
            </div>
          </dl>
        </>
      )}
    </QueryView>
  );
}

const MOST_LINES = 5;

type WaitingProps = {
  readonly title: string;
  readonly to: string;
  readonly query: {
    readonly data: readonly string[] | undefined;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => void;
  };
};

/** Some lines of what waits, and the way to all of it. */
function Waiting({ title, to, query }: WaitingProps) {
  const text = useStrings("staff/start");
  const errorText = useErrorText();
  return (
    <section className={`stack ${cardStyles.card}`} aria-label={title}>
      <div className="between">
        <h2>{title}</h2>
        <Link to={to}>{text.all}</Link>
      </div>
      <QueryView query={query} failed={errorText}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="muted">{text.nothing}</p>
          ) : (
            <>
              <ul className="small">
                {lines.slice(0, MOST_LINES).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {lines.length > MOST_LINES && (
                <p className="small muted">{text.more(lines.length - MOST_LINES)}</p>
              )}
            </>
          )
        }
      </QueryView>
    </section>
  );
}

function Messages() {
  const text = useStrings("staff");
  const { shortDateTime } = useFormats();
  const { data, ...query } = usePagedList(listContactMessagesEndpoint, { state: "open" });
  const lines = data?.map(
    (one) => `${one.name}, ${text.messages.topics[one.topic]}, ${shortDateTime(one.received_at)}`,
  );
  return (
    <Waiting title={text.nav.messages} to={`${paths.admin}/messages`} query={{ ...query, data: lines }} />
  );
}

function Applications() {
  const text = useStrings("staff");
  const { shortDateTime } = useFormats();
  const { data, ...query } = usePagedList(listApplicationsEndpoint, { state: "new" });
  const lines = data?.map((one) => `${one.first_name} ${one.last_name}, ${shortDateTime(one.received_at)}`);
  return (
    <Waiting
      title={text.nav.applications}
      to={`${paths.admin}/applications`}
      query={{ ...query, data: lines }}
    />
  );
}

/** What drivers want changed of their car and papers. */
function Changes() {
  const text = useStrings("staff/start");
  const said = useChangeText();
  const { data, ...query } = usePagedList(listDriverRecordsEndpoint);
  const lines = data?.flatMap(({ name, waiting_changes = [] }) =>
    waiting_changes.map((change) => `${name}: ${said(change)}`),
  );
  return <Waiting title={text.changes} to={`${paths.admin}/drivers`} query={{ ...query, data: lines }} />;
}

/** The papers that have run out or soon do. */
function Papers() {
  const text = useStrings("staff/start");
  const words = useStrings("papers");
  const { day, ranOut } = usePaperText();
  const today = curacaoDate(useNow(HOUR_MS));
  const { data, ...query } = usePagedList(listDriverRecordsEndpoint);
  const lines = data?.flatMap((driver) =>
    papersDue(driver, today).map(({ paper, date }) => {
      const what = date < today ? ranOut({ paper, date }) : words.runsOut(words.names[paper], day(date));
      return `${driver.name}: ${what}`;
    }),
  );
  return <Waiting title={text.papers} to={`${paths.admin}/drivers`} query={{ ...query, data: lines }} />;
}
