import { useDeferredValue, useMemo } from "react";
import type { Ride } from "../../contract/rides/ride.ts";
import { useSearchParams } from "../router/router-context.ts";
import type { Column } from "../ui/data-table.tsx";
import type { HeadColumn } from "../ui/table.tsx";
import type { TableSort } from "../ui/table-sort.ts";
import { searchRides, searchTextsOf, sortRides } from "./order-rides.ts";

/** A column of a list of rides: what the rides are sorted by, and what a search looks at. */
export type RideColumn<Id extends string> = HeadColumn<Id> & {
  readonly texts?: (ride: Ride) => readonly string[];
} & (
    | { readonly sortBy: (ride: Ride) => string | number }
    | { readonly fixed: true; readonly sortBy?: undefined }
  );

/** The same with what each row shows. */
export type RideTableColumn<Id extends string> = RideColumn<Id> & Column<Ride, Id>;

type RideListOptions<Id extends string> = {
  readonly rides: readonly Ride[];
  /** Memoized, so that a keystroke doesn't sort and read all rides again. */
  readonly columns: readonly RideColumn<Id>[];
  /** The order without a choice. */
  readonly usual: TableSort<NoInfer<Id>>;
  /** The rides come in the usual order, and those that are alike stay in it; else they stand newest first. */
  readonly comeInOrder?: boolean;
};

/** A list of rides that is searched and sorted; the address keeps both. */
export function useRideList<Id extends string>(options: RideListOptions<Id>) {
  const { rides, columns, usual, comeInOrder = false } = options;
  const [params, setParams] = useSearchParams();
  const query = params.get("q") ?? "";
  const search = useDeferredValue(query);
  const sort = sortOf(params, columns, usual);
  const { column, direction } = sort;
  const isUsual = isSame(sort, usual);

  const texts = useMemo(
    () => searchTextsOf(rides, (ride) => columns.flatMap((each) => each.texts?.(ride) ?? [])),
    [rides, columns],
  );
  const sorted = useMemo(() => {
    const sortBy = columns.find(({ id }) => id === column)?.sortBy;
    if (sortBy === undefined || (comeInOrder && isUsual)) return rides;
    return sortRides(rides, sortBy, direction, comeInOrder ? asTheyCome : undefined);
  }, [rides, columns, column, direction, comeInOrder, isUsual]);
  const found = useMemo(() => searchRides(sorted, search, texts), [sorted, search, texts]);

  const show = (q: string, next: TableSort<Id>) => {
    const { q: _q, sort: _sort, order: _order, ...others } = Object.fromEntries(params);
    setParams({ ...others, ...addressOf(q, next, usual) }, { replace: true });
  };

  return {
    /** As it stands in the field. */
    query,
    /** The text that the rides were searched by: while somebody types, a little behind the field. */
    search,
    sort,
    found,
    onSearch: (q: string) => show(q, sort),
    onSort: (next: TableSort<Id>) => show(query, next),
  };
}

function sortOf<Id extends string>(
  params: URLSearchParams,
  columns: readonly RideColumn<Id>[],
  usual: TableSort<Id>,
): TableSort<Id> {
  const column = columns.find(({ id, sortBy }) => id === params.get("sort") && sortBy !== undefined);
  const order = params.get("order");
  if (column === undefined) return usual;
  return {
    column: column.id,
    direction: order === "ascending" || order === "descending" ? order : usual.direction,
  };
}

/** The usual order is left out of the address. */
function addressOf<Id extends string>(q: string, sort: TableSort<Id>, usual: TableSort<Id>) {
  return {
    ...(q === "" ? {} : { q }),
    ...(isSame(sort, usual) ? {} : { sort: sort.column, order: sort.direction }),
  };
}

function isSame<Id extends string>(a: TableSort<Id>, b: TableSort<Id>): boolean {
  return a.column === b.column && a.direction === b.direction;
}

function asTheyCome(): number {
  return 0;
}
