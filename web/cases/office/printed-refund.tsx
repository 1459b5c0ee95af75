import type { CashRefund } from "../../../contract/cases/cash-refund.ts";
import { CompanyMark } from "../../company/company-mark.tsx";
import { useCompany } from "../../company/use-company.ts";
import paperStyles from "../../fares/paper.module.css";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import styles from "./printed-refund.module.css";

type PrintedRefundProps = {
  readonly refund: CashRefund;
  /** In the currency that was handed over. */
  readonly amount: string;
  readonly reference: string;
  readonly person: string;
};

/** The receipt of money given back in cash, for whoever got it to sign. */
export function PrintedRefund({ refund, amount, reference, person }: PrintedRefundProps) {
  const words = useStrings("cases/office").cash;
  const company = useCompany();
  const { dateTime, usd } = useFormats();
  return (
    <article className={paperStyles.paper}>
      <header>
        <div>
          <CompanyMark className={styles.logo} />
          <h1>{words.receiptOf(refund.id)}</h1>
          {dateTime(refund.at)}
        </div>
        <p>
          <b>{company.legal_name}</b>
          <br />
          {company.address}
        </p>
      </header>
      <p>
        {words.refundOf(reference)}
        {person !== "" && `, ${person}`}
      </p>
      <p className={styles.amount}>{amount}</p>
      {Number(refund.xcg) > 0 && <p>{words.counts(usd(Number(refund.worth)))}</p>}
      <p>
        {words.reason}: {refund.reason}
      </p>
      <p>{refund.driver_name === null ? words.byOffice(refund.by) : words.byDriver(refund.driver_name)}</p>
      <p className={styles.sign}>{words.sign}</p>
    </article>
  );
}
