import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { reads } from "./read.ts";
import { type Entry, type Read, UNREAD, type Watching } from "./read-store.ts";

/** A read at this moment. */
export type ReadResult<T> = {
  readonly data: T | undefined;
  /** Why the last try failed; what was read before it stays. */
  readonly error: Error | null;
  /** Neither an answer nor a failure has come yet. */
  readonly isPending: boolean;
  /** It is being read just now, whatever is known already. */
  readonly isFetching: boolean;
  /** When the data came, 0 without any. */
  readonly updatedAt: number;
  /** More of it is on its way. */
  readonly isPartial: boolean;
};

/** The same for one read, with a way to read it again. */
export type SingleRead<T> = ReadResult<T> & {
  /** The data is of this read, not of the one before it. */
  readonly isCurrent: boolean;
  readonly refetch: () => void;
};

type Options = Watching & {
  /** While another read is awaited, as the reader types or moves, the last one's answer stays. */
  readonly keepsLast?: boolean;
};

/** The server's answer, read when it is not cached or no longer new; null reads nothing. */
export function useRead<T>(
  wanted: Read<T> | null,
  { keepsLast = false, ...watching }: Options = {},
): SingleRead<T> {
  const [result = NOTHING] = useReads(wanted === null ? [] : [wanted], watching);
  // The answer can be a function itself, which React would call.
  const [last, setLast] = useState(() => result.data);
  if (result.data !== undefined && result.data !== last) setLast(() => result.data);
  const data = result.data ?? (keepsLast ? last : undefined);
  return {
    ...result,
    data,
    isCurrent: result.data !== undefined,
    isPending: result.isPending && data === undefined,
    refetch: () => reads.invalidate((key) => key === wanted?.key),
  };
}

/** The same for several reads at once, in their order. */
export function useReads<T>(
  wanted: readonly Read<T>[],
  { everyMs = false, jitterMs = 0 }: Watching = {},
): readonly ReadResult<T>[] {
  const keys = wanted.map(({ key }) => key).join("\n");
  const watch = useEffectEvent((watching: Watching) => wanted.map((each) => reads.watch(each, watching)));
  useEffect(() => {
    if (keys === "") return;
    const ends = watch({ everyMs, jitterMs });
    return () => {
      for (const end of ends) end();
    };
  }, [keys, everyMs, jitterMs]);
  const [sameOf] = useState(() => keepSame());
  const entries = useSyncExternalStore(
    reads.subscribe,
    () => sameOf(wanted.map(({ key }) => reads.entry(key))),
    () => NO_ENTRIES,
  );
  return wanted.map((_, index) => resultOf<T>(entries[index] ?? UNREAD));
}

const NO_ENTRIES: readonly Entry[] = [];
const NOTHING: ReadResult<never> = resultOf(UNREAD);

function resultOf<T>({ data, error, updatedAt, fetching, partial }: Entry): ReadResult<T> {
  return {
    data: data as T | undefined,
    error,
    isPending: data === undefined && error === null,
    isFetching: fetching !== null,
    updatedAt,
    isPartial: partial,
  };
}

/** The same list as long as its entries are the same, which is what React compares. */
function keepSame(): (entries: readonly Entry[]) => readonly Entry[] {
  let last = NO_ENTRIES;
  return (entries) => {
    const same = entries.length === last.length && entries.every((entry, index) => entry === last[index]);
    return same ? last : (last = entries);
  };
}
