import type { ReactNode } from "react";
import { useStrings } from "../language/language-context.ts";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import type { SortDirection, TableSort } from "./table-sort.ts";
import styles from "./table.module.css";

/** Whether and how the rows of a table become cards on a phone. */
export type Stacking = boolean | "flowing";

type TableFrameProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** On a phone each row is a card, laid out by the feature's own styles; one that flows needs none. */
  readonly stacks?: Stacking;
  /** Its rows have menus, which reach over its edge. */
  readonly menus?: boolean;
  readonly className?: string | undefined;
};

/** A table that scrolls inside its own frame when the screen is too narrow for it. */
export function TableFrame(props: TableFrameProps) {
  const { label, children, stacks = false, menus = false, className } = props;
  return (
    // A frame that scrolls must be reachable by keyboard.
    <div
      className={classNames(
        styles.frame,
        stacks !== false && styles.stacks,
        stacks === "flowing" && styles.flows,
        menus && styles.menus,
        className,
      )}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table>
        <caption className="visually-hidden">{label}</caption>
        {children}
      </table>
    </div>
  );
}

export type HeadColumn<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** A sign instead of the word where there is little room; the word is still said. */
  readonly icon?: IconName;
  readonly right?: boolean;
  readonly width?: string;
  /** Cannot be sorted by. */
  readonly fixed?: boolean;
};

type HeadRowProps<Id extends string> = {
  readonly columns: readonly HeadColumn<Id>[];
  /** Without it the table has one order. */
  readonly sort?: TableSort<Id> | undefined;
  readonly onSort?: ((sort: TableSort<Id>) => void) | undefined;
  readonly rowIndex?: number;
};

/** The heads of a table's columns. */
export function HeadRow<Id extends string>({ columns, sort, onSort, rowIndex }: HeadRowProps<Id>) {
  return (
    <tr aria-rowindex={rowIndex}>
      {columns.map(({ id, label, icon, right = false, fixed = false }) => {
        const word =
          icon === undefined ? (
            label
          ) : (
            <span title={label}>
              <Icon name={icon} />
              <span className="visually-hidden">{label}</span>
            </span>
          );
        if (sort === undefined || onSort === undefined || fixed) {
          return (
            <th key={id} scope="col" className={right ? styles.right : undefined}>
              {word}
            </th>
          );
        }
        return (
          <SortHeader
            key={id}
            right={right}
            direction={sort.column === id ? sort.direction : null}
            onSort={(direction) => onSort({ column: id, direction })}
          >
            {word}
          </SortHeader>
        );
      })}
    </tr>
  );
}

type SortHeaderProps = {
  readonly children: ReactNode;
  /** How this column is sorted now, if it is the one. */
  readonly direction: SortDirection | null;
  readonly onSort: (direction: SortDirection) => void;
  readonly right?: boolean;
};

/** The head of a column that sorts; a click turns the order round. */
function SortHeader({ children, direction, onSort, right = false }: SortHeaderProps) {
  const text = useStrings("ui/sorting");
  return (
    <th scope="col" aria-sort={direction ?? "none"} className={right ? styles.right : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-direction={direction ?? undefined}
        onClick={() => onSort(direction === "ascending" ? "descending" : "ascending")}
      >
        {children}
        <Icon name="down" />
        <span className="visually-hidden">
          {direction === null ? text.sort : direction === "ascending" ? text.sortedUp : text.sortedDown}
        </span>
      </button>
    </th>
  );
}
