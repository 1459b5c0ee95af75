import {
  addTaxRateEndpoint,
  listTaxRatesEndpoint,
  withdrawTaxRateEndpoint,
} from "../../contract/company/paper-details.endpoints.ts";
import { getTaxReportEndpoint } from "../../contract/books/books.endpoints.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useStrings } from "../language/language-context.ts";
import { RatesByDate } from "./rates-by-date.tsx";

/** The turnover tax by the day from which it holds. */
export function TaxRates() {
  const text = useStrings("books").rates;
  return (
    <section className="stack" aria-labelledby="books-rates">
      <RatesByDate
        of="tax-rate"
        words={text}
        label={text.title}
        actions={text.actions}
        rates={useRead(read(listTaxRatesEndpoint))}
        mayWithdraw={(rate) => rate.may_withdraw}
        endpoints={{ add: addTaxRateEndpoint, withdraw: withdrawTaxRateEndpoint }}
        refresh={[listTaxRatesEndpoint, getTaxReportEndpoint, getConfigEndpoint]}
        heading={<h2 id="books-rates">{text.title}</h2>}
      />
    </section>
  );
}
