import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";

type Row = { readonly id: number };
/** A row, and whether it has left the list while the list was in use. */
export type FrozenRow<T> = { readonly row: T; readonly gone: boolean };
/** The events that the element around the rows listens to. */
export type Holding = ReturnType<typeof useFrozenOrder>["holding"];
type Kept<T> = { readonly order: string; readonly rows: readonly T[] };

/**
 * Keeps rows where they are while the pointer is over them or the focus is among them: what is new comes last, and
 * what has left stays, marked as gone, until neither is. Another order or filter takes effect at once.
 */
export function useFrozenOrder<T extends Row>(rows: readonly T[], order = "") {
  const [kept, setKept] = useState<Kept<T> | null>(null);
  const list = useRef<Element | null>(null);
  const pointer = useRef(false);
  if (kept !== null && kept.order !== order) setKept({ order, rows });

  const update = (focus: boolean) => {
    const holds = pointer.current || focus;
    setKept((present) => (holds ? (present ?? { order, rows }) : null));
  };

  // When a row is removed under the focus or the pointer, no leave event is fired.
  const holding = kept !== null;
  useEffect(() => {
    if (!holding) return;
    const onElsewhere = ({ type, target }: Event) => {
      if (type === "pointerover") pointer.current = contains(list.current, target);
      if (!pointer.current && !hasFocus(list.current)) setKept(null);
    };
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("pointerover", onElsewhere);
    return () => {
      document.removeEventListener("focusin", onElsewhere);
      document.removeEventListener("pointerover", onElsewhere);
    };
  }, [holding]);

  const shown = useMemo(
    () => (kept === null ? rows.map((row) => ({ row, gone: false })) : inFrozenOrder(kept.rows, rows)),
    [kept, rows],
  );
  return {
    rows: shown,
    holding: {
      onPointerEnter: (event: PointerEvent) => {
        list.current = event.currentTarget;
        pointer.current = true;
        update(hasFocus(list.current));
      },
      onPointerLeave: () => {
        pointer.current = false;
        update(hasFocus(list.current));
      },
      onFocus: (event: FocusEvent) => {
        list.current = event.currentTarget;
        update(true);
      },
      onBlur: (event: FocusEvent) => update(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function hasFocus(list: Element | null): boolean {
  return contains(list, document.activeElement);
}

function contains(list: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && list?.contains(target) === true;
}

function inFrozenOrder<T extends Row>(kept: readonly T[], rows: readonly T[]): FrozenRow<T>[] {
  const present = new Map(rows.map((row) => [row.id, row]));
  const keptIds = new Set(kept.map((row) => row.id));
  return [
    ...kept.map((row) => ({ row: present.get(row.id) ?? row, gone: !present.has(row.id) })),
    ...rows.filter((row) => !keptIds.has(row.id)).map((row) => ({ row, gone: false })),
  ];
}
