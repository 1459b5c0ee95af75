/** Rows beyond the edges of the frame that are drawn too, so that quick scrolling finds them. */
const SPARE_ROWS = 8;

/** The content at a place of a long table: one of its rows, or the space of so many that are not drawn. */
export type Drawn = { readonly row: number } | { readonly space: number; readonly before: number };
export type RowWindow = { readonly first: number; readonly last: number };

/** The rows that can be seen in a frame, and some around them; `last` is the first that is not. */
export function rowsInView({
  top,
  height,
  rowPx,
}: {
  top: number;
  height: number;
  rowPx: number;
}): RowWindow {
  return {
    first: Math.max(0, Math.floor(top / rowPx) - SPARE_ROWS),
    last: Math.ceil((top + height) / rowPx) + SPARE_ROWS,
  };
}

/** The rows to draw: those of the window, and one beyond it that must not go away because the keyboard is on it. */
export function drawnRows(count: number, window: RowWindow, held: number): readonly Drawn[] {
  const last = Math.min(count, window.last);
  const first = Math.min(window.first, last);
  const rows = Array.from({ length: last - first }, (_, index) => first + index);
  if (held >= 0 && held < first) rows.unshift(held);
  if (held >= last && held < count) rows.push(held);
  const drawn: Drawn[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) drawn.push({ space: row - next, before: row });
    drawn.push({ row });
    next = row + 1;
  }
  if (next < count) drawn.push({ space: count - next, before: count });
  return drawn;
}
