import { useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { MAX_PASSENGERS } from "../../../domain/fares/limits.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { useCompany } from "../../company/use-company.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type FareRow, cardOf } from "../cheat-sheet/fare-rows.ts";
import { nightHours } from "../night-hours.ts";
import paperStyles from "../paper.module.css";
import styles from "./fare-card.module.css";

const EXAMPLE_USD = 10;

/** The price list on one small page, for the glove box: kilometres down, day, night and holiday across. */
export function FareCard({ rows }: { readonly rows: readonly FareRow[] }) {
  const text = useStrings("fares/calculator");
  const formats = useFormats();
  const company = useCompany();
  const [printedAt] = useState(() => new Date());
  const tariff = useRead(read(getConfigEndpoint)).data?.tariff;
  if (!tariff) return null;
  const { large_party: party, luggage, night } = tariff;
  const card = cardOf(rows, party.from_passengers);
  const heads = [text.columns.day, text.columns.night, text.columns.holiday];
  return (
    <article className={`${paperStyles.paper} ${styles.farePaper}`}>
      <header>
        <h1>{text.sheet}</h1>
        <p>
          <b>{company.name}</b>
          <br />
          {companyPhone(company.phone)}
          <br />
          {formats.date(printedAt)}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              km
            </th>
            <th colSpan={3} scope="colgroup">
              {text.passengers} 1–{party.from_passengers - 1}
            </th>
            <th colSpan={3} scope="colgroup">
              {text.passengers} {party.from_passengers}–{MAX_PASSENGERS}
            </th>
          </tr>
          <tr>
            {[...heads, ...heads].map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.map(({ distance, fares }) => (
            <tr key={distance}>
              <th scope="row">{distance}</th>
              {fares.map((fare, index) => (
                <td key={index}>{fare === null ? "" : formats.usd(fare)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.formulaNight(...nightHours(night, formats), night.percent)}</p>
      <p>{text.formulaHoliday(tariff.holiday_percent)}</p>
      <p>{text.formulaBags(luggage.free_at_least, formats.usd(luggage.extra_bag))}</p>
      <p>
        {formats.usd(EXAMPLE_USD)} = {formats.xcg(EXAMPLE_USD)}
      </p>
    </article>
  );
}
