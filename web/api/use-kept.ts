import { useEffect, useEffectEvent } from "react";
import { deviceStore } from "../device/device-store.ts";
import { ApiError } from "./api-error.ts";
import type { SingleRead } from "./use-read.ts";

type Kept<T> = { readonly value: T; readonly at: number };

type Keeping<T> = {
  /** The name on the device; null keeps nothing. */
  readonly as: string | null;
  /** Whether what was kept, by an earlier version perhaps, can be shown. */
  readonly check: (value: unknown) => value is T;
  /** The part of it that is kept, where that is not all. */
  readonly part?: (value: T) => T;
};

/** A reading as it last was on this device, until an answer comes: also in a page opened without a signal. */
export function useKept<T>(
  query: SingleRead<T>,
  { as, check, part = (value) => value }: Keeping<T>,
): SingleRead<T> & { readonly keptAt: number | null } {
  const { data, error, updatedAt } = query;
  const kept = as === null || data !== undefined ? undefined : keptOf(as, check);
  const keep = useEffectEvent((name: string, value: T) => {
    deviceStore.write(name, { value: part(value), at: updatedAt });
  });
  useEffect(() => {
    if (as !== null && data !== undefined) keep(as, data);
  }, [as, data]);
  if (kept === undefined) return { ...query, keptAt: null };
  // The server's own refusal is said beside what was read before; that it can't be reached is said on every screen.
  const refusal = error instanceof ApiError && !error.answered ? null : error;
  return { ...query, data: kept.value, error: refusal, isPending: false, keptAt: kept.at };
}

function keptOf<T>(as: string, check: (value: unknown) => value is T): Kept<T> | undefined {
  return deviceStore.read(as, (kept) => {
    if (typeof kept !== "object" || kept === null || !("value" in kept) || !("at" in kept)) return undefined;
    const { value, at } = kept;
    return typeof at === "number" && check(value) ? { value, at } : undefined;
  });
}
