import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { TableFrame } from "../ui/table.tsx";
import tableStyles from "../ui/table.module.css";
import type { StatementLine } from "./use-settlement-text.ts";
import styles from "./settlements.module.css";

type StatementProps = { readonly label: string; readonly lines: readonly StatementLine[] };

/** Amounts under each other, dollars and guilders in columns of their own. */
export function Statement({ label, lines }: StatementProps) {
  const text = useStrings("settlements");
  const { decimals } = useFormats();
  const shown = (amount: string | null) => (amount === null ? "" : decimals(Number(amount), 2));
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col" className={`${tableStyles.right} ${styles.amount}`}>
            {text.usd}
          </th>
          <th scope="col" className={`${tableStyles.right} ${styles.amount}`}>
            {text.xcg}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, usd, xcg, total }, at) => (
          <tr key={`${at} ${name}`} className={total && styles.total}>
            <th scope="row" className={styles.what}>
              {name}
            </th>
            <td className={`nowrap ${tableStyles.right}`}>{shown(usd)}</td>
            <td className={`nowrap ${tableStyles.right}`}>{shown(xcg)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
