import type { ReactNode } from "react";
import { noonOf } from "../../../domain/curacao-days.ts";
import { fromDollars } from "../../../domain/money.ts";
import { toDollars } from "../../../domain/dollars.ts";
import type { OfficeDay } from "../../../contract/reports/office-day.ts";
import { OVERDUE_DAYS } from "../../../domain/reports/office-day-limits.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { paths } from "../../router/paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { SkeletonFigures } from "../../ui/waiting.tsx";
import { LateFigure } from "./late-figure.tsx";
import { useOfficeDay } from "./use-office-day.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./today-figures.module.css";

/** The income of the day and how it was paid, who was late, and the money that is still with others. */
export function TodayFigures() {
  const errorText = useErrorText();
  return (
    <QueryView
      query={useOfficeDay()}
      failed={errorText}
      skeleton={<SkeletonFigures className={styles.figures} figures={4} />}
    >
      {({ value: day, asOf }) => (
        <>
          <AsOf at={asOf} />
          <div className={styles.figures}>
            <Today day={day} />
            <LateFigure pickups={day.pickups} before={day.pickups_before} />
            <Unpaid {...day.unpaid} />
            <DriverCash {...day.driver_cash} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function Today({ day }: { readonly day: OfficeDay }) {
  const text = useStrings("staff/start");
  const { usd, weekday } = useFormats();
  const { guilders } = usePaymentText();
  const more = fromDollars(day.fares) - fromDollars(day.week_ago.fares);
  const givenBack = Number(day.given_back);
  const shown = day.by_payment.filter(
    ({ way, amount }) =>
      (way !== "link" && way !== "unknown") || fromDollars(amount) !== 0 || (way === "link" && givenBack > 0),
  );
  return (
    <section
      className={classNames(cardStyles.card, styles.figure, styles.today)}
      aria-labelledby="start-today"
    >
      <h2 id="start-today">{text.today}</h2>
      <p className={styles.huge}>{usd(Number(day.fares))}</p>
      <p className={styles.beside}>
        <b className={more > 0 ? styles.more : more < 0 ? styles.less : undefined}>
          {`${more > 0 ? "+" : ""}${usd(toDollars(more))}`}
        </b>{" "}
        {text.thanLast(weekday(noonOf(day.day)))}, {text.rides(day.rides)}
      </p>
      <dl className={styles.split}>
        {shown.map(({ way, amount, xcg }) => (
          <div key={way}>
            <dt>
              {text.paidBy[way]}
              {xcg !== null && <span className="nowrap"> {guilders(Number(xcg))}</span>}
              {way === "link" && givenBack > 0 && (
                <span className="small muted"> {text.givenBack(usd(givenBack))}</span>
              )}
            </dt>
            <dd>{usd(Number(amount))}</dd>
          </div>
        ))}
        {Number(day.not_paid ?? 0) > 0 && (
          <div>
            <dt>{text.faresNotPaid}</dt>
            <dd>{usd(Number(day.not_paid))}</dd>
          </div>
        )}
        {Number(day.given_back_in_cash ?? 0) > 0 && (
          <div>
            <dt>{text.givenBackInCash}</dt>
            <dd>{usd(-Number(day.given_back_in_cash))}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Unpaid({ owed, accounts, overdue }: OfficeDay["unpaid"]) {
  const text = useStrings("staff/start");
  const { usd } = useFormats();
  return (
    <Figure
      id="start-unpaid"
      name={text.unpaid}
      value={usd(Number(owed))}
      more={<Link to={officePaths.adminPartners}>{text.whoOwes}</Link>}
    >
      <p className={styles.beside}>{text.accounts(accounts)}</p>
      {fromDollars(overdue) !== 0 && (
        <p className={styles.strong}>{text.overdue(usd(Number(overdue)), OVERDUE_DAYS)}</p>
      )}
    </Figure>
  );
}

function DriverCash({ usd, xcg, drivers }: OfficeDay["driver_cash"]) {
  const text = useStrings("staff/start");
  const formats = useFormats();
  const { guilders } = usePaymentText();
  return (
    <Figure
      id="start-cash"
      name={text.driverCash}
      value={formats.usd(Number(usd))}
      more={<Link to={`${paths.admin}/money?view=cash`}>{text.whoHolds}</Link>}
    >
      <p className={styles.beside}>{text.and(guilders(Number(xcg)))}</p>
      <p className={styles.strong}>{text.driversHold(drivers)}</p>
    </Figure>
  );
}

type FigureProps = {
  readonly id: string;
  readonly name: string;
  readonly value: ReactNode;
  /** The way to what it is made of. */
  readonly more: ReactNode;
  readonly children: ReactNode;
};

function Figure({ id, name, value, more, children }: FigureProps) {
  return (
    <section className={classNames(cardStyles.card, styles.figure)} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className={styles.value}>{value}</p>
      {children}
      <div className={styles.way}>{more}</div>
    </section>
  );
}
