import type { SettlementDetail } from "../../../contract/settlements/settlement-schemas.ts";
import { CompanyMark } from "../../company/company-mark.tsx";
import { useCompany } from "../../company/use-company.ts";
import paperStyles from "../../fares/paper.module.css";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { Statement } from "../statement.tsx";
import { usePaidAs } from "../use-paid-as.ts";
import { totalOf, useSettlementText } from "../use-settlement-text.ts";
import styles from "./printed-settlement.module.css";

/** A settlement on paper, for driver and company to sign. */
export function PrintedSettlement({ settlement }: { readonly settlement: SettlementDetail }) {
  const text = useStrings("settlements/office");
  const words = useStrings("settlements");
  const company = useCompany();
  const { shortDateTime, usd } = useFormats();
  const settled = useSettlementText();
  const paidAs = usePaidAs();
  const { guilders } = usePaymentText();
  const { driver_name: name, corrections } = settlement;
  return (
    <article className={`${paperStyles.paper} ${styles.printed}`}>
      <header>
        <div>
          <CompanyMark className={styles.logo} />
          <h1>{text.of(name)}</h1>
          {settled.days(settlement)}
        </div>
        <p>
          <b>{company.legal_name}</b>
          <br />
          {company.address}
        </p>
      </header>
      <p className={styles.owed}>{settled.owed(name, totalOf(settlement))}</p>
      <p>{settled.together(name, totalOf(settlement), settlement.together)}</p>
      <Statement label={text.owedPart} lines={settled.closedSums(settlement)} />
      <Statement label={text.ridesPart} lines={settled.rides(settlement)} />
      {corrections.length > 0 && (
        <section>
          <h2>{words.corrections}</h2>
          <ul>
            {corrections.map((correction) => (
              <li key={correction.id}>
                {settled.owed(name, correction)} {correction.reason} (
                {words.by(correction.made_by, shortDateTime(correction.made_at))})
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>{words.rides}</h2>
      <table>
        <thead>
          <tr>
            {[words.ride, words.completed, words.payment, words.fare, words.tip, words.commission].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {settlement.lines.map((ride) => (
            <tr key={ride.ride_id}>
              <td>{ride.reference}</td>
              <td>{shortDateTime(ride.completed_at)}</td>
              <td>{paidAs(ride)}</td>
              <td>
                {usd(Number(ride.fare))}
                {ride.xcg !== null && ` (${guilders(Number(ride.xcg))})`}
              </td>
              <td>{usd(Number(ride.tip))}</td>
              <td>{usd(Number(ride.commission))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.signs}>
        <span>{text.signDriver}</span>
        <span>{text.signCompany}</span>
      </p>
      <p>
        {text.closedBy}: {words.by(settlement.closed_by, shortDateTime(settlement.closed_at))}
      </p>
    </article>
  );
}
