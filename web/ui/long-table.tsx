import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { drawnRows } from "./row-window.ts";
import { type HeadColumn, HeadRow } from "./table.tsx";
import type { TableSort } from "./table-sort.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useRowWindow } from "./use-row-window.ts";
import panelStyles from "./panel.module.css";
import styles from "./long-table.module.css";

/** The attributes a row of a long table needs to be found again. */
export type RowPlace = {
  readonly "aria-rowindex": number;
  readonly "data-row": number;
  readonly tabIndex: 0 | -1;
};

type LongTableProps<Row, Id extends string> = {
  readonly label: string;
  /** Said to a screen reader: what the keys do. */
  readonly hint: string;
  readonly columns: readonly HeadColumn<Id>[];
  readonly sort: TableSort<Id>;
  readonly onSort: (sort: TableSort<Id>) => void;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number;
  /** The text that the rows were searched by; another search or order begins at the first rows again. */
  readonly search: string;
  /** More rows are on their way. */
  readonly growing: boolean;
  readonly onEnter: (row: Row) => void;
  readonly holding: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly renderRow: (row: Row, index: number, active: boolean) => ReactNode;
};

/**
 * A table of thousands of rows of one height. Only those near the view are drawn; each says which of all it is, and
 * the arrows, Page Up and Down, Home and End reach every one.
 */
export function LongTable<Row, Id extends string>(props: LongTableProps<Row, Id>) {
  const { label, columns, sort, onSort, rows, keyOf, search, holding } = props;
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { view, rowPx } = useRowWindow(frame, rows.length);
  const keys = useRowKeys({ frame, rows, keyOf, rowPx, onEnter: props.onEnter });

  const order = `${sort.column} ${sort.direction} ${search}`;
  const shownOrder = useRef(order);
  const handlers = {
    ...holding,
    onKeyDown: keys.onKeyDown,
    onFocus: (event: FocusEvent) => {
      keys.onFocus(event);
      holding.onFocus(event);
    },
  };

  useEffect(() => {
    if (shownOrder.current === order || frame.current === null) return;
    shownOrder.current = order;
    frame.current.scrollTop = 0;
  }, [order]);

  return (
    <div
      className={`${panelStyles.panel} ${panelStyles.scrolls} ${styles.longTable}`}
      ref={frame}
      role="region"
      aria-label={label}
    >
      <p className="visually-hidden" id={hint}>
        {props.hint}
      </p>
      <table aria-rowcount={rows.length + 1} aria-describedby={hint} aria-busy={props.growing || undefined}>
        <caption className="visually-hidden">{label}</caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <HeadRow columns={columns} sort={sort} onSort={onSort} rowIndex={1} />
        </thead>
        <tbody {...handlers}>
          {drawnRows(rows.length, view, keys.active).map((drawn) => {
            if ("space" in drawn) {
              return (
                <tr
                  key={`space ${drawn.before}`}
                  aria-hidden="true"
                  className={styles.gap}
                  style={{ height: drawn.space * rowPx }}
                />
              );
            }
            const row = rows[drawn.row];
            return row === undefined ? null : props.renderRow(row, drawn.row, drawn.row === keys.active);
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The attributes of the row at this place of the list; the head is the first row of the table. */
export function placeOfRow(index: number, active: boolean): RowPlace {
  return { "aria-rowindex": index + 2, "data-row": index, tabIndex: active ? 0 : -1 };
}
