import { useState } from "react";
import { useLocation, useNavigate } from "../router/router-context.ts";

type Listed = { readonly id: number };

/** The item of a list that is open beside it. */
export type Opened = {
  readonly id: number | null;
  /** The address names it: where there is room for one pane alone, it has that. */
  readonly isAsked: boolean;
  readonly addressOf: (id: number | null) => string;
  /** Opens another in its place, so that going back leaves the list. */
  readonly replaceBy: (id: number) => void;
  /** It has been dealt with: the next of the list is open, and on a phone the list. */
  readonly leave: () => void;
};

/**
 * Which row is open: the one that the address names, else the first there was when the list came. It stays open while the
 * list changes around it, so that nothing moves under who reads it or writes an answer.
 */
export function useOpened(name: string, rows: readonly Listed[] | undefined): Opened {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const asked = idOf(new URLSearchParams(search).get(name));
  const first = rows?.find(({ id }) => id !== left)?.id ?? null;
  if (asked !== null && asked !== shown) setShown(asked);
  else if (asked === null && shown === null && first !== null) setShown(first);

  const addressOf = (id: number | null) => {
    const query = new URLSearchParams(search);
    if (id === null) query.delete(name);
    else query.set(name, String(id));
    const written = query.toString();
    return written === "" ? pathname : `${pathname}?${written}`;
  };
  const id = asked ?? shown;
  return {
    id,
    isAsked: asked !== null,
    addressOf,
    replaceBy: (next) => navigate(addressOf(next), { replace: true }),
    leave: () => {
      const place = rows?.findIndex((row) => row.id === id) ?? -1;
      const next = place === -1 ? undefined : (rows?.[place + 1] ?? rows?.[place - 1]);
      setLeft(id);
      setShown(next?.id ?? null);
      if (asked !== null) navigate(addressOf(null), { replace: true });
    },
  };
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
