import { type FocusEvent, useRef, useState } from "react";

type Row = { readonly id: number };
/** A row, and whether it has left the list since somebody began to work with the list. */
export type HeldRow<T> = { readonly row: T; readonly gone: boolean };

/**
 * Keeps rows where they are while the pointer is over them or the focus is among them: what is new comes last, and
 * what has left stays, marked as gone, until the list is let go.
 */
export function useHeldOrder<T extends Row>(rows: readonly T[]) {
  const [held, setHeld] = useState<readonly T[] | null>(null);
  const inside = useRef({ pointer: false, focus: false });

  const change = (part: "pointer" | "focus", value: boolean) => {
    inside.current[part] = value;
    const holds = inside.current.pointer || inside.current.focus;
    setHeld((present) => (holds ? (present ?? rows) : null));
  };

  return {
    rows: held === null ? rows.map((row) => ({ row, gone: false })) : inHeldOrder(held, rows),
    holding: {
      onPointerEnter: () => change("pointer", true),
      onPointerLeave: () => change("pointer", false),
      onFocus: () => change("focus", true),
      onBlur: (event: FocusEvent) =>
        event.currentTarget.contains(event.relatedTarget) || change("focus", false),
    },
  };
}

function inHeldOrder<T extends Row>(held: readonly T[], rows: readonly T[]): HeldRow<T>[] {
  const present = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(held.map((row) => row.id));
  return [
    ...held.map((row) => ({ row: present.get(row.id) ?? row, gone: !present.has(row.id) })),
    ...rows.filter((row) => !known.has(row.id)).map((row) => ({ row, gone: false })),
  ];
}
