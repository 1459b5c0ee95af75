import type { CallOf, EndpointDescription } from "../../contract/endpoint.ts";
import type { Read } from "./read-store.ts";
import { keyOf, reads } from "./read.ts";

/** The cached answer, if there is one. */
export function cached<T>({ key }: Read<T>): T | undefined {
  return reads.entry(key).data as T | undefined;
}

/** Puts a value into the cache that came another way, such as the result of a mutation; a function changes the one there is. */
export function setCached<T>(
  { key }: Read<T>,
  value: NoInfer<T> | ((shown: T | undefined) => T | undefined),
): void {
  reads.update<T>(key, typeof value === "function" ? (value as (shown: T | undefined) => T) : () => value);
}

/** Has something read again, at once where it is shown: one read, or an endpoint's answers to every input or to one. */
export function invalidate<const D extends EndpointDescription>(
  what: Pick<Read<unknown>, "key"> | D,
  input?: CallOf<D>,
): void {
  if ("key" in what) return reads.invalidate((key) => key === what.key);
  const all = `${what.id} `;
  reads.invalidate(input === undefined ? (key) => key.startsWith(all) : (key) => key === keyOf(what, input));
}

/** Has everything read again. */
export function invalidateAll(): void {
  reads.invalidate(() => true);
}
