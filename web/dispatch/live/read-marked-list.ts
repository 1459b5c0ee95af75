import type { DatedAnswer } from "../../api/call-for-list.ts";
import { freshMarker, keepMarker, type MarkedList, sinceMarker } from "./cache-marker.ts";

/** How long dispatch waits before it reads everything after a 304 that left it without rows. */
export const FULL_RELOAD_MS = 500;

type MarkedReading<Row> = {
  readonly list: MarkedList;
  /** The content of the screen now. */
  readonly shown: readonly Row[] | undefined;
  readonly readCount: () => Promise<number>;
  /** Reads the page behind a cursor, the first behind none. */
  readonly readPage: (cursor: string | null, since: Date | null) => Promise<DatedAnswer<Row[]>>;
  /** The rows that have come so far, while more are on their way. */
  readonly onPart?: (rows: readonly Row[]) => void;
};

/**
 * Reads a list to its end, page by page, and only when it may have changed: the condition is sent unless the last
 * reading is over two minutes old or the number of rows is another. The first page answers for all: it holds what is
 * due next, and what changes further down comes by the stream, or after two minutes.
 */
export async function readMarkedList<Row>(reading: MarkedReading<Row>): Promise<readonly Row[]> {
  const { list, shown, readCount, readPage } = reading;
  const marker = freshMarker(list, Date.now());
  if (marker === null || (await readCount()) !== marker.count) return readFully(reading);
  const answer = await readPage(null, sinceMarker(marker));
  if (answer.changed) return readOn(reading, answer);
  if (shown !== undefined) return shown;
  await new Promise((resolve) => setTimeout(resolve, FULL_RELOAD_MS));
  return readFully(reading);
}

async function readFully<Row>(reading: MarkedReading<Row>): Promise<readonly Row[]> {
  return readOn(reading, await reading.readPage(null, null));
}

async function readOn<Row>(
  { list, readPage, onPart }: MarkedReading<Row>,
  first: DatedAnswer<Row[]>,
): Promise<readonly Row[]> {
  if (!first.changed) return [];
  const rows = [...first.value];
  let cursor = first.next;
  while (cursor !== null) {
    onPart?.([...rows]);
    const page = await readPage(cursor, null);
    if (!page.changed) break;
    rows.push(...page.value);
    cursor = page.next;
  }
  keepMarker(list, { at: first.at, count: rows.length });
  return rows;
}
