import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type HeadColumn, HeadRow, type Stacking, TableFrame } from "./table.tsx";
import type { TableSort } from "./table-sort.ts";
import { useGrowingList } from "./use-growing-list.ts";
import styles from "./table.module.css";

/** A column of a table: its head, and what each row has in it. */
export type Column<Row, Id extends string = string> = HeadColumn<Id> & {
  readonly renderCell: (row: Row) => ReactNode;
  readonly className?: string;
  /** Its cells name the row they stand in. */
  readonly namesRow?: boolean;
  /** On a phone, where a row is a card, the cell says its column's name; or that of some rows does. */
  readonly labelled?: boolean | ((row: Row) => boolean);
};

type DataTableProps<Row, Id extends string> = {
  readonly label: string;
  readonly columns: readonly Column<Row, Id>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number | string;
  /** Without it the table has one order. */
  readonly sort?: TableSort<Id>;
  readonly onSort?: (sort: TableSort<Id>) => void;
  /** The text that the rows were searched by; another search or order begins at the first rows again. */
  readonly search?: string;
  /** On a phone each row is a card, laid out by the feature's own styles; one that flows needs none. */
  readonly stacks?: Stacking;
  /** Its rows have menus, which reach over its edge. */
  readonly menus?: boolean;
  /** A press anywhere in a row opens it; one of its cells has a button for the keyboard. */
  readonly onOpen?: (row: Row) => void;
};

/** A table of which the caller gives the columns. A long list is drawn as far as it is looked at. */
export function DataTable<Row, Id extends string>(props: DataTableProps<Row, Id>) {
  const {
    label,
    columns,
    rows,
    keyOf,
    sort,
    onSort,
    search = "",
    stacks = false,
    menus = false,
    onOpen,
  } = props;
  const { shown, end } = useGrowingList(rows, `${sort?.column} ${sort?.direction} ${search}`);
  return (
    <>
      <TableFrame label={label} stacks={stacks} menus={menus}>
        <thead>
          <HeadRow columns={columns} sort={sort} onSort={onSort} />
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)} className={onOpen && styles.opens} onClick={onOpen && (() => onOpen(row))}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <div ref={end} />
    </>
  );
}

type CellProps<Row> = { readonly column: Column<Row>; readonly row: Row };

function Cell<Row>({ column, row }: CellProps<Row>) {
  const { renderCell, className, label, right = false, labelled = false, namesRow = false } = column;
  const names = classNames(className, right && styles.right) || undefined;
  if (namesRow) {
    return (
      <th scope="row" className={names}>
        {renderCell(row)}
      </th>
    );
  }
  const isLabelled = typeof labelled === "function" ? labelled(row) : labelled;
  return (
    <td className={names} data-label={isLabelled ? label : undefined}>
      {renderCell(row)}
    </td>
  );
}
