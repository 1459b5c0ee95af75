import type { StatementDetail } from "../../../contract/partners/statement-schemas.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { CompanyMark } from "../../company/company-mark.tsx";
import { useCompany } from "../../company/use-company.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useMonthText } from "./month-text.ts";
import { useStatementText } from "./use-statement-text.ts";
import paperStyles from "../../fares/paper.module.css";
import printedStyles from "../../settlements/office/printed-settlement.module.css";

/** The numbers of a statement that an earlier version made: it has none. */
const NO_NUMBERS = { crib: "", bank_name: "", bank_account: "", bank_holder: "", swift: "" };

/** A statement on paper, to be sent or handed over. */
export function PrintedStatement({ statement }: { readonly statement: StatementDetail }) {
  const text = useStrings("partners/office");
  const company = useCompany();
  const monthText = useMonthText();
  const { usd, shortDateTime, date } = useFormats();
  const words = useStatementText();
  const days = words.days(statement);
  const seller = statement.seller ?? { ...company, ...NO_NUMBERS };
  return (
    <article className={`${paperStyles.paper} ${printedStyles.printed}`}>
      <header>
        <div>
          <CompanyMark className={printedStyles.logo} />
          <h1>{text.statement(statement.number)}</h1>
          {monthText(statement.month)}
          {days !== null && (
            <>
              <br />
              {days}
            </>
          )}
          {statement.due_on !== undefined && (
            <>
              <br />
              {text.dueBy(words.day(statement.due_on))}
            </>
          )}
        </div>
        <p>
          <b>{seller.legal_name}</b>
          <br />
          {seller.address}
          <br />
          {companyPhone(company.phone)}, {company.email}
          {seller.crib !== "" && (
            <>
              <br />
              {text.crib}: {seller.crib}
            </>
          )}
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
              <td>{line.room ?? line.contract}</td>
              <td>
                {line.pickup_location} – {line.dropoff_location}
              </td>
              <td>{usd(Number(line.fare))}</td>
            </tr>
          ))}
          {statement.corrections?.map((line) => (
            <tr key={`${line.ride_id} ${line.from} ${line.to}`}>
              <td>{line.reference}</td>
              <td>{shortDateTime(line.completed_at)}</td>
              <td colSpan={3}>
                {text.correctedBecause} {line.reason}: {usd(Number(line.from))} → {usd(Number(line.to))}
              </td>
              <td>{usd(Number(line.amount))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrintedBalance statement={statement} />
      {words.taxes(statement).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {Number(statement.owed) > 0 && <p>{text.payWith(statement.number)}</p>}
      {Number(statement.owed) > 0 && seller.bank_account !== "" && (
        <p>
          {text.payInto}: <b>{seller.bank_account}</b>,{" "}
          {[seller.bank_holder, seller.bank_name, seller.swift].filter(Boolean).join(", ")}
        </p>
      )}
      <p>{date(statement.made_at)}</p>
    </article>
  );
}

/** The payments and credits since, and what is left; nothing where nothing has moved yet. */
function PrintedBalance({ statement }: { readonly statement: StatementDetail }) {
  const text = useStrings("partners/office");
  const { usd, shortDateTime } = useFormats();
  const words = useStatementText();
  const { entries, total } = statement;
  const owed = Number(statement.owed);
  if (entries.length === 0) return null;
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row" colSpan={2}>
            {text.total}
          </th>
          <td>{usd(Number(total))}</td>
        </tr>
        {entries.map((entry) => (
          <tr key={`${entry.kind} ${entry.id ?? entry.at} ${entry.amount}`}>
            <th scope="row">{words.entry(entry)}</th>
            <td>
              {entry.received_on === null ? shortDateTime(entry.at) : words.day(entry.received_on)}
              {entry.kind === "credit" && ` ${entry.reason}`}
            </td>
            <td>{usd(-Number(entry.amount))}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {owed < 0 ? text.tooMuch : text.left}
          </th>
          <td>{usd(Math.abs(owed))}</td>
        </tr>
      </tbody>
    </table>
  );
}
