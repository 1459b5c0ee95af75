import { curacaoDate } from "../../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { useReport } from "../../reports/use-report.ts";
import { SkeletonLines } from "../../ui/waiting.tsx";
import { useCashHeld } from "../report/use-cash-held.ts";
import { useDriverDay } from "./driver-day.ts";
import { keptName } from "./forget-kept-rides.ts";
import { useNow } from "./use-now.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./today-card.module.css";

/** The income of the day, and the cash in hand, for a driver who waits for a ride. */
export function TodayCard() {
  const text = useStrings("drivers").waiting;
  const formats = useFormats();
  const { guilders } = usePaymentText();
  const { username } = useDriverDay();
  const { report } = useReport({
    period: "daily",
    today: curacaoDate(useNow()),
    keepAs: keptName(username, "report"),
    everyMs: 5 * MINUTE_MS,
  });
  const cash = useCashHeld(username).data;
  const figures = report.data?.value.ride_statistics;
  // Figures that could not be read are said on their own screen.
  if (figures === undefined && !report.isPending) return null;
  return (
    <section className={`${cardStyles.card} ${styles.today}`} aria-labelledby="today">
      <div className={styles.brought}>
        <h2 id="today">{text.today}</h2>
        {figures === undefined ? (
          <SkeletonLines lines={1} />
        ) : (
          <>
            <p className={styles.sum}>{formats.usd(figures.total_earnings)}</p>
            <Work figures={figures} />
            <AsOf kept={report.keptAt} />
          </>
        )}
      </div>
      {cash !== undefined && (
        <dl className={styles.held}>
          <dt>{text.youHold}</dt>
          <dd>{formats.usd(Number(cash.usd))}</dd>
          <dd>{guilders(Number(cash.xcg))}</dd>
        </dl>
      )}
    </section>
  );
}

type Figures = {
  readonly total_trips: number;
  readonly driven_minutes?: number | undefined;
};

/** "7 rides, 5 h 36 min with passengers": an income of those hours alone would be nobody's. */
function Work({ figures }: { readonly figures: Figures }) {
  const text = useStrings("drivers").waiting;
  const { hours } = useStrings("reports");
  const { total_trips, driven_minutes: minutes } = figures;
  const rides = text.rides(total_trips);
  return (
    <p className="muted small">
      {total_trips === 0 && text.noRides}
      {total_trips > 0 && (minutes ? text.work(rides, hours(Math.floor(minutes / 60), minutes % 60)) : rides)}
    </p>
  );
}
