import type { ReactNode } from "react";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { TableFrame } from "../../ui/table.tsx";
import tableStyles from "../../ui/table.module.css";
import styles from "./compared-rows.module.css";

/** A thing that has a price by each of two tariffs. */
type Compared = {
  readonly key: string;
  readonly name: ReactNode;
  readonly hint?: string;
  readonly before: number;
  readonly after: number;
  readonly chosen?: boolean;
};

type ComparedRowsProps = {
  readonly label: string;
  readonly head: string;
  readonly rows: readonly Compared[];
  /** There is only one tariff to show. */
  readonly alone: boolean;
  /** The name of the second, where that is none to come. */
  readonly afterLabel?: string | undefined;
  /** Draws by how much each rises, and stacks on a phone. */
  readonly withRise?: boolean;
};

/** Prices in dollars, old beside new, with the difference. */
export function ComparedRows({ label, head, rows, alone, afterLabel, withRise = false }: ComparedRowsProps) {
  const text = useStrings("fares/tariffs");
  const { usd } = useFormats();
  const signed = useSignedUsd();
  const most = Math.max(...rows.map((row) => Math.abs(riseOf(row))), LEAST_SCALE);
  const heads = [text.now, ...(alone ? [] : [afterLabel ?? text.next, text.difference])];
  return (
    <div className={classNames(styles.compared, withRise && styles.trips)}>
      <TableFrame label={label} stacks={withRise}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {heads.map((each) => (
              <th key={each} scope="col" className={tableStyles.right}>
                {each}
              </th>
            ))}
            {withRise && !alone && <th scope="col">{text.rise}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={row.chosen === true ? styles.chosen : undefined}>
              <th scope="row" className={styles.about}>
                {row.name}
                {row.hint !== undefined && <span className={`small muted ${styles.hint}`}>{row.hint}</span>}
              </th>
              <td className={tableStyles.right} data-label={heads[0]}>
                {usd(row.before)}
              </td>
              {!alone && (
                <>
                  <td className={`${styles.after} ${tableStyles.right}`} data-label={heads[1]}>
                    {usd(row.after)}
                  </td>
                  <td className={tableStyles.right} data-label={heads[2]}>
                    {row.before === row.after ? (
                      <span className="muted">{text.same}</span>
                    ) : (
                      signed(row.after - row.before)
                    )}
                  </td>
                </>
              )}
              {withRise && !alone && <Rise of={row} most={most} />}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

/** A rise as high as this fills its bar, and a higher one that there is. */
const LEAST_SCALE = 10;

function Rise({ of, most }: { readonly of: Compared; readonly most: number }) {
  const { decimals } = useFormats();
  const rise = riseOf(of);
  return (
    <td className={styles.rise}>
      {of.before !== of.after && (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(Math.abs(rise) / most) * 100}%` }} />
          </span>
          {`${decimals(rise, 1).replace("-", "−")}%`}
        </>
      )}
    </td>
  );
}

function riseOf({ before, after }: Compared): number {
  return before > 0 ? ((after - before) / before) * 100 : 0;
}

/** "+$2.00", "−$0.50". */
export function useSignedUsd(): (dollars: number) => string {
  const { usd } = useFormats();
  return (dollars) => {
    const rounded = Math.round(dollars * 100) / 100;
    return `${rounded < 0 ? "−" : "+"}${usd(Math.abs(rounded))}`;
  };
}
