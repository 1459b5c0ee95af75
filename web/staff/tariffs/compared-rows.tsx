import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { TableFrame } from "../../ui/table.tsx";
import tableStyles from "../../ui/table.module.css";
import styles from "./compared-rows.module.css";

/** A thing that has a price by each of two tariffs. */
type Compared = {
  readonly name: string;
  readonly hint?: string;
  readonly before: number;
  readonly after: number;
};

type ComparedRowsProps = {
  readonly label: string;
  readonly head: string;
  readonly rows: readonly Compared[];
  /** There is only one tariff to show. */
  readonly alone: boolean;
};

/** Prices in dollars, old beside new, with the difference. */
export function ComparedRows({ label, head, rows, alone }: ComparedRowsProps) {
  const text = useStrings("staff/tariffs");
  const { usd, decimals } = useFormats();
  const signed = (amount: number) => `${amount > 0 ? "+" : "−"}${usd(Math.abs(amount))}`;
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className={tableStyles.right}>
            {text.now}
          </th>
          {!alone && (
            <>
              <th scope="col" className={tableStyles.right}>
                {text.next}
              </th>
              <th scope="col" className={tableStyles.right}>
                {text.difference}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, hint, before, after }) => (
          <tr key={`${name} ${hint}`}>
            <th scope="row" className={styles.about}>
              {name}
              {hint !== undefined && <span className={`small muted ${styles.hint}`}>{hint}</span>}
            </th>
            <td className={tableStyles.right}>{usd(before)}</td>
            {!alone && (
              <>
                <td className={`strong ${tableStyles.right}`}>{usd(after)}</td>
                <td className={tableStyles.right}>
                  {before === after ? (
                    <span className="muted">{text.same}</span>
                  ) : (
                    <>
                      {signed(Math.round((after - before) * 100) / 100)}
                      {before > 0 && (
                        <span className={`small muted ${styles.hint}`}>
                          {decimals(((after - before) / before) * 100, 1)} %
                        </span>
                      )}
                    </>
                  )}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
