export type SortDirection = "ascending" | "descending";

/** The column a table is sorted by, and which way. */
export type TableSort<Id extends string> = { readonly column: Id; readonly direction: SortDirection };
