import type { OwnSettlement } from "../../../contract/settlements/settlement-schemas.ts";
import { listOwnSettlementsEndpoint } from "../../../contract/settlements/settlements.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useKept } from "../../api/use-kept.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Owed } from "../../settlements/owed.tsx";
import { PaymentList } from "../../settlements/payment-list.tsx";
import { SettledRides } from "../../settlements/settled-rides.tsx";
import { Statement } from "../../settlements/statement.tsx";
import { isNothing, totalOf, useSettlementText } from "../../settlements/use-settlement-text.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import cardStyles from "../../ui/card.module.css";
import foldStyles from "../../ui/fold.module.css";
import styles from "./own-settlements.module.css";

/** A quarter of a year, where weeks are settled. */
const SHOWN = 13;

type OwnSettlementsProps = {
  readonly keepAs: string;
  /** The sentence without a signal, where they were never read. */
  readonly offline?: string | undefined;
};

/** The debts between the company and the driver, as the office closed them, and how these come. */
export function OwnSettlements({ keepAs, offline }: OwnSettlementsProps) {
  const text = useStrings("settlements");
  const errorText = useErrorText();
  const settlements = useKept(useRead(read(listOwnSettlementsEndpoint, { query: { limit: SHOWN } })), {
    as: keepAs,
    check: isList,
  });
  return (
    <section className={`stack no-print ${cardStyles.card}`} aria-labelledby="own-settlements">
      <h2 id="own-settlements">{text.own}</h2>
      <AsOf kept={settlements.keptAt} />
      <QueryView query={settlements} loading={text.ownLoading} failed={errorText} offline={offline}>
        {(list) =>
          list.length === 0 ? (
            <p className="muted">{text.ownNone}</p>
          ) : (
            <>
              <p className="muted">{text.ownIntro}</p>
              <Balance newest={list[0]} />
              <ul className={styles.list}>
                {list.map((settlement) => (
                  <li key={settlement.id}>
                    <Settled settlement={settlement} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </section>
  );
}

/** The rest that all settlements have left open together. */
function Balance({ newest }: { readonly newest: OwnSettlement | undefined }) {
  const text = useStrings("settlements");
  const { amount } = useSettlementText();
  const { balance_usd: usd, balance_xcg: xcg } = newest ?? {};
  if (usd === undefined || xcg === undefined) return null;
  const part = (sign: 1 | -1) => ({
    usd: String(Math.max(0, sign * Number(usd))),
    xcg: String(Math.max(0, sign * Number(xcg))),
  });
  const [get, owe] = [part(1), part(-1)];
  const sentences = [
    ...(isNothing(get.usd, get.xcg) ? [] : [text.balanceGet(amount(get))]),
    ...(isNothing(owe.usd, owe.xcg) ? [] : [text.balanceOwe(amount(owe))]),
  ];
  return (
    <p>
      <strong>{sentences.length === 0 ? text.balanceEven : sentences.join(" ")}</strong>
    </p>
  );
}

function isList(value: unknown): value is readonly OwnSettlement[] {
  return Array.isArray(value);
}

function Settled({ settlement }: { readonly settlement: OwnSettlement }) {
  const text = useStrings("settlements");
  const { shortDateTime } = useFormats();
  const { days, owed, rides, closedSums } = useSettlementText();
  return (
    <>
      <h3>{days(settlement)}</h3>
      <Owed name={null} both={totalOf(settlement)} together={settlement.together} compact />
      <p className="small muted">{text.by(settlement.closed_by, shortDateTime(settlement.closed_at))}</p>
      <details className={foldStyles.fold}>
        <summary>{text.details}</summary>
        <div className="stack">
          <Statement label={text.total} lines={closedSums(settlement)} />
          {settlement.corrections.map((correction) => (
            <p key={correction.id}>
              <strong>{owed(null, correction)}</strong> {correction.reason}{" "}
              <span className="small muted">
                {text.by(correction.made_by, shortDateTime(correction.made_at))}
              </span>
            </p>
          ))}
          <PaymentList payments={settlement.payments ?? []} />
          <Statement label={text.rides} lines={rides(settlement)} />
          <SettledRides lines={settlement.lines} />
        </div>
      </details>
    </>
  );
}
