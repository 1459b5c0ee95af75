import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";

type RowKeys<Row> = {
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number;
  readonly rowPx: number;
  readonly onEnter: (row: Row) => void;
};

/** The keyboard in a long table: one row at a time is in the tab order, the arrows and their like go to the others. */
export function useRowKeys<Row>({ frame, rows, keyOf, rowPx, onEnter }: RowKeys<Row>) {
  const [key, setKey] = useState<number | null>(null);
  const found = key === null ? 0 : rows.findIndex((row) => keyOf(row) === key);
  const active = Math.max(0, found);

  const goTo = (row: number) => {
    const target = rows[row];
    if (frame.current === null || target === undefined) return;
    flushSync(() => setKey(keyOf(target)));
    scrollTo(frame.current, row, rowPx);
    rowElement(frame.current, row)?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey || frame.current === null) return;
    const row = rows[active];
    if (event.key === "Enter" && row !== undefined && event.target === rowElement(frame.current, active)) {
      event.preventDefault();
      onEnter(row);
      return;
    }
    const page = Math.max(1, Math.floor(seen(frame.current).height / rowPx) - 1);
    const places: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: rows.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    goTo(Math.min(rows.length - 1, Math.max(0, place)));
  };

  const onFocus = (event: FocusEvent) => {
    const index = event.target.closest<HTMLElement>("tr[data-row]")?.dataset["row"];
    const row = index === undefined ? undefined : rows[Number(index)];
    if (row !== undefined) setKey(keyOf(row));
  };

  return { active, onKeyDown, onFocus };
}

function rowElement(frame: HTMLElement, row: number): HTMLElement | null {
  return frame.querySelector(`tr[data-row="${row}"]`);
}

/** The part of the frame below its head, which stays where it is. */
function seen(frame: HTMLElement) {
  const head = frame.querySelector("thead")?.offsetHeight ?? 0;
  return { head, height: frame.clientHeight - head };
}

function scrollTo(frame: HTMLElement, row: number, rowPx: number): void {
  const top = row * rowPx;
  const { height } = seen(frame);
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + rowPx > frame.scrollTop + height) frame.scrollTop = top + rowPx - height;
}
