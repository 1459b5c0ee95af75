import type { ReactNode } from "react";
import { useMessages } from "../language/language-context.ts";
import { Icon } from "./icon.tsx";

export type SortDirection = "ascending" | "descending";

/** A table that scrolls inside its own frame when the screen is too narrow for it. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // A frame that scrolls must be reachable by keyboard.
    <div className="table-frame" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="sr">{label}</caption>
        {children}
      </table>
    </div>
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
export function SortHeader({ children, direction, onSort, right = false }: SortHeaderProps) {
  const text = useMessages("ui");
  return (
    <th scope="col" aria-sort={direction ?? "none"} className={right ? "r" : undefined}>
      <button
        type="button"
        className="sort"
        data-direction={direction ?? undefined}
        onClick={() => onSort(direction === "ascending" ? "descending" : "ascending")}
      >
        {children}
        <Icon name="down" />
        <span className="sr">
          {direction === null ? text.sort : direction === "ascending" ? text.sortedUp : text.sortedDown}
        </span>
      </button>
    </th>
  );
}
