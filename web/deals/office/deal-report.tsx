import { useState } from "react";
import { getDealReportEndpoint } from "../../../contract/deals/deals.endpoints.ts";
import { addMonths, monthOf, noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { dealWords } from "../../../domain/deals/deal.ts";
import { toDollars } from "../../../domain/dollars.ts";
import { fromDollars } from "../../../domain/money.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { TableFrame } from "../../ui/table.tsx";
import tableStyles from "../../ui/table.module.css";
import styles from "./deals.module.css";

const MONTHS_SHOWN = 12;

/** The cost of each deal by month: rides, what was taken off, and the fares that came in. */
export function DealReport() {
  const text = useStrings("deals/office");
  const office = useStrings("office");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { usd, shortMonth } = useFormats();
  const [days] = useState(lastMonths);
  const report = useRead(read(getDealReportEndpoint, { query: days }));
  return (
    <section className="stack" aria-labelledby="deal-cost">
      <h2 id="deal-cost">{text.cost}</h2>
      <p className="small muted">{text.costAbout}</p>
      <QueryView query={report} loading={office.loading} failed={errorText}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{text.noCost}</p>
          ) : (
            <TableFrame label={text.cost} className={styles.cost}>
              <thead>
                <tr>
                  <th scope="col">{text.month}</th>
                  <th scope="col">{text.deal}</th>
                  <th scope="col" className={tableStyles.right}>
                    {text.rides}
                  </th>
                  <th scope="col" className={tableStyles.right}>
                    {text.discount}
                  </th>
                  <th scope="col" className={tableStyles.right}>
                    {text.fares}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.month} ${row.deal_id}`}>
                    <td>{shortMonth(noonOf(`${row.month}-01`))}</td>
                    <td>{dealWords(row.name, language)}</td>
                    <td className={tableStyles.right}>{row.rides}</td>
                    <td className={tableStyles.right}>{usd(Number(row.discount))}</td>
                    <td className={tableStyles.right}>{usd(Number(row.fares))}</td>
                  </tr>
                ))}
                <tr className={styles.total}>
                  <th scope="row" colSpan={2}>
                    {text.total}
                  </th>
                  <td className={tableStyles.right}>{rows.reduce((sum, { rides }) => sum + rides, 0)}</td>
                  <td className={tableStyles.right}>{usd(sumOf(rows.map(({ discount }) => discount)))}</td>
                  <td className={tableStyles.right}>{usd(sumOf(rows.map(({ fares }) => fares)))}</td>
                </tr>
              </tbody>
            </TableFrame>
          )
        }
      </QueryView>
    </section>
  );
}

/** This month and the eleven before it. */
function lastMonths() {
  const thisMonth = monthOf(curacaoDate(new Date()));
  return {
    start_date: `${addMonths(thisMonth, 1 - MONTHS_SHOWN)}-01`,
    end_date: `${addMonths(thisMonth, 1)}-01`,
  };
}

function sumOf(amounts: readonly string[]): number {
  return toDollars(amounts.reduce((sum, amount) => sum + fromDollars(amount), 0));
}
