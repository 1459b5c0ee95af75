import type { DayQuality, QualityDriver } from "../../../contract/reports/day-quality.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { emptyShare, percentOf, sharesOf, timed } from "./shares.ts";
import styles from "./quality.module.css";

/** The drivers of a day, the best paid share first, each beside what all of them have. */
export function QualityDrivers({ quality }: { readonly quality: DayQuality }) {
  const text = useStrings("reports/quality");
  const { number } = useFormats();
  const all = sharesOf(quality);
  const columns: readonly Column<QualityDriver>[] = [
    { id: "name", label: text.driver, namesRow: true, renderCell: ({ name }) => name },
    { id: "plate", label: text.car, labelled: true, renderCell: ({ plate }) => plate },
    { id: "rides", label: text.rides, right: true, labelled: true, renderCell: (row) => number(row.rides) },
    {
      id: "kept",
      label: text.kept,
      right: true,
      labelled: true,
      renderCell: (row) => (
        <span className={row.on_time < timed(row) ? styles.bad : undefined}>
          {text.of(number(row.on_time), number(timed(row)))}
        </span>
      ),
    },
    {
      id: "empty",
      label: text.emptyShare,
      labelled: true,
      renderCell: (row) => <Share share={emptyShare(row)} mean={all.empty} />,
    },
    {
      id: "paid",
      label: text.paidShare,
      labelled: true,
      renderCell: (row) => <Share share={percentOf(row.paid_minutes, row.car_minutes)} mean={all.paid} />,
    },
    {
      id: "minutes",
      label: text.paidMinutes,
      right: true,
      labelled: true,
      renderCell: (row) => number(row.paid_minutes),
    },
    {
      id: "moved",
      label: text.movedShort,
      right: true,
      labelled: true,
      renderCell: ({ moved }) => (moved === 0 ? "–" : number(moved)),
    },
  ];
  return (
    <section className={styles.drivers}>
      <h2>{text.byDriver}</h2>
      {quality.drivers.length === 0 ? (
        <p className="muted">{text.noDrivers}</p>
      ) : (
        <DataTable
          stacks="flowing"
          label={text.byDriver}
          columns={columns}
          rows={quality.drivers}
          keyOf={(row) => row.driver_id}
        />
      )}
    </section>
  );
}

/** A share as a bar with the mean of all as a line in it. */
function Share({ share, mean }: { readonly share: number | null; readonly mean: number | null }) {
  const text = useStrings("reports/quality");
  const { decimals } = useFormats();
  if (share === null) return <span className="muted">{text.notKnown}</span>;
  return (
    <span className={styles.share}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(100, share)}%` }} />
        {mean !== null && <u style={{ left: `${Math.min(100, mean)}%` }} />}
      </span>
      {decimals(share, 0)} %
    </span>
  );
}
