import { type ReactNode, useId, useState } from "react";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { TableFrame } from "../ui/table.tsx";
import cardStyles from "../ui/card.module.css";
import tableStyles from "../ui/table.module.css";
import styles from "./chart-card.module.css";

type ChartCardProps = {
  readonly title: string;
  /** The name of a point first, then its figures. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The picture. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** A chart with the table behind it: the same figures for who cannot see the picture or wants them exact. */
export function ChartCard({ title, columns, rows, children, className }: ChartCardProps) {
  const text = useStrings("reports");
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const table = (
    <>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? undefined : tableStyles.right}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <td>{name}</td>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className={tableStyles.right}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
  return (
    <section className={classNames(cardStyles.card, styles.chartCard, className)} aria-labelledby={id}>
      <div className="between">
        <h2 id={id}>{title}</h2>
        <Button
          size="compact"
          className={styles.asTable}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? text.hideTable : text.showTable}
        </Button>
      </div>
      {!asTable && children}
      {asTable ? (
        <div className={styles.chartTable}>
          <TableFrame label={`${title}, ${columns.join(", ")}`}>{table}</TableFrame>
        </div>
      ) : (
        <div className="visually-hidden">
          <table>{table}</table>
        </div>
      )}
    </section>
  );
}
