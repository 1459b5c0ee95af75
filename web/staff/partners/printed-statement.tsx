import type { StatementDetail } from "../../../contract/partners/statement-schemas.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { DRAWINGS } from "../../company/drawings.ts";
import { useCompany } from "../../company/use-company.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Illustration } from "../../ui/illustration.tsx";
import { useMonthText } from "./month-text.ts";
import paperStyles from "../../fares/paper.module.css";
import printedStyles from "../settlements/printed-settlement.module.css";

/** A statement on paper, to be sent or handed over. */
export function PrintedStatement({ statement }: { readonly statement: StatementDetail }) {
  const text = useStrings("staff/partners");
  const company = useCompany();
  const monthText = useMonthText();
  const { usd, shortDateTime, date } = useFormats();
  return (
    <article className={`${paperStyles.paper} ${printedStyles.printed}`}>
      <header>
        <div>
          <Illustration drawing={DRAWINGS.logo} className={printedStyles.logo} />
          <h1>{text.statement(statement.number)}</h1>
          {monthText(statement.month)}
        </div>
        <p>
          <b>{company.legal_name}</b>
          <br />
          {company.address}
          <br />
          {companyPhone(company.phone)}, {company.email}
        </p>
      </header>
      <p>
        <b>{statement.partner_name}</b>
        {statement.address !== "" && (
          <>
            <br />
            {statement.address}
          </>
        )}
        {statement.crib !== "" && (
          <>
            <br />
            {text.crib}: {statement.crib}
          </>
        )}
      </p>
      <p className={printedStyles.owed}>{text.sum(statement.rides, usd(Number(statement.total)))}</p>
      <table>
        <thead>
          <tr>
            {[text.ride, text.completed, text.guest, text.room, text.trip, text.fare].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statement.lines.map((line) => (
            <tr key={line.ride_id}>
              <td>{line.reference}</td>
              <td>{shortDateTime(line.completed_at)}</td>
              <td>{line.rider_name}</td>
              <td>{line.room}</td>
              <td>
                {line.pickup_location} – {line.dropoff_location}
              </td>
              <td>{usd(Number(line.fare))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.payWith(statement.number)}</p>
      <p>{date(statement.made_at)}</p>
    </article>
  );
}
