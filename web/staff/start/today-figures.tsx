import type { ReactNode } from "react";
import { addDays, curacaoDate } from "../../../contract/curacao-time.ts";
import { listPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { listDriverCashEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import { getAnalyticsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { read } from "../../api/read.ts";
import { readDated } from "../../api/read-dated.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { paths } from "../../router/paths.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { SkeletonFigures } from "../../ui/waiting.tsx";
import { useNow } from "../../ui/use-now.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./start-section.module.css";

/** Today's rides and revenue beside yesterday's, and the money that is still with others. */
export function TodayFigures() {
  const text = useStrings("staff/start");
  const errorText = useErrorText();
  const formats = useFormats();
  const today = curacaoDate(useNow(HOUR_MS));
  const of = (day: string) =>
    readDated(getAnalyticsEndpoint, { query: { start_date: day, end_date: addDays(day, 1) } });
  const now = useRead(of(today));
  const before = useRead(of(addDays(today, -1))).data?.value.totals;
  return (
    <QueryView
      query={now}
      failed={errorText}
      skeleton={<SkeletonFigures className={styles.figures} figures={2} />}
    >
      {({ value: { totals }, asOf }) => (
        <>
          <AsOf at={asOf} />
          <dl className={styles.figures}>
            <Figure name={text.revenueToday} value={formats.usd(totals.revenue)}>
              {before && text.yesterday(formats.usd(before.revenue))}
            </Figure>
            <Figure name={text.ridesToday} value={formats.number(totals.rides)}>
              {before && text.yesterday(formats.number(before.rides))}
            </Figure>
            <CashWithDrivers />
            <OwedByPartners />
          </dl>
        </>
      )}
    </QueryView>
  );
}

function CashWithDrivers() {
  const text = useStrings("staff/money");
  const formats = useFormats();
  const { guilders } = usePaymentText();
  const rows = useRead(read(listDriverCashEndpoint)).data ?? [];
  if (rows.length === 0) return null;
  return (
    <Figure
      name={<Link to={`${paths.admin}/money?view=cash`}>{text.views.cash}</Link>}
      value={formats.usd(sumOf(rows.map(({ usd }) => usd)))}
    >
      {guilders(sumOf(rows.map(({ xcg }) => xcg)))}
    </Figure>
  );
}

function OwedByPartners() {
  const text = useStrings("staff/start");
  const formats = useFormats();
  const partners = useRead(read(listPartnersEndpoint)).data ?? [];
  const owing = partners.filter(({ owed }) => Number(owed) > 0);
  if (owing.length === 0) return null;
  return (
    <Figure
      name={<Link to={officePaths.adminPartners}>{text.onAccount}</Link>}
      value={formats.usd(sumOf(owing.map(({ owed }) => owed)))}
    >
      {text.owedBy(owing.length)}
    </Figure>
  );
}

type FigureProps = { readonly name: ReactNode; readonly value: string; readonly children: ReactNode };

function Figure({ name, value, children }: FigureProps) {
  return (
    <div className={cardStyles.card}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <span className="small muted">{children}</span>
      </dd>
    </div>
  );
}

/** Of amounts as the wire has them, by whole cents. */
function sumOf(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100;
}
