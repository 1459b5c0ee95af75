import type { LogPlace } from "./events.queries.ts";

/** A place in the log as the id of an event on the wire. */
export function placeToText({ xid, id }: LogPlace): string {
  return `${xid}-${id}`;
}

/** The place that an event id names; null when it names none. */
export function placeFromText(text: string): LogPlace | null {
  const match = /^(\d{1,19})-(\d{1,15})$/.exec(text);
  return match ? { xid: match[1] ?? "", id: Number(match[2]) } : null;
}

/** Less than nothing when the first comes before the second. */
export function comparePlaces(first: LogPlace, second: LogPlace): number {
  const [a, b] = [BigInt(first.xid), BigInt(second.xid)];
  if (a !== b) return a < b ? -1 : 1;
  return first.id - second.id;
}

const LAST_ID = 999_999_999_999_999;

/** The place just before everything that a transaction, or a later one, may write. */
export function placeBefore(xid: string): LogPlace {
  return { xid: String(BigInt(xid) - 1n), id: LAST_ID };
}
