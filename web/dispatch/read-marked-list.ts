import type { DatedAnswer } from "../api/call.ts";
import { freshMarker, keepMarker, type MarkedList } from "./cache-marker.ts";

/** How long the desk waits before it reads everything after a 304 that left it without rows. */
export const FULL_RELOAD_MS = 500;
/** HTTP dates have whole seconds; a change within the second of the last reading must not be missed. */
const SECOND_MS = 1_000;

type MarkedReading<Row> = {
  readonly list: MarkedList;
  /** What is on the screen now. */
  readonly shown: readonly Row[] | undefined;
  readonly readCount: () => Promise<number>;
  readonly readRows: (since: Date | null) => Promise<DatedAnswer<Row[]>>;
};

/**
 * Reads a list only when it may have changed: the condition is sent unless the last reading is over two minutes old
 * or the number of rows is another.
 */
export async function readMarkedList<Row>(reading: MarkedReading<Row>): Promise<readonly Row[]> {
  const { list, shown, readCount, readRows } = reading;
  const marker = freshMarker(list, Date.now());
  if (marker === null || (await readCount()) !== marker.count) return readFully(reading);
  const answer = await readRows(new Date(marker.at - SECOND_MS));
  if (answer.changed) return keep(list, answer.value, answer.at);
  if (shown !== undefined) return shown;
  await new Promise((resolve) => setTimeout(resolve, FULL_RELOAD_MS));
  return readFully(reading);
}

async function readFully<Row>({ list, readRows }: MarkedReading<Row>): Promise<readonly Row[]> {
  const answer = await readRows(null);
  return answer.changed ? keep(list, answer.value, answer.at) : [];
}

function keep<Row>(list: MarkedList, rows: Row[], at: number): Row[] {
  keepMarker(list, { at, count: rows.length });
  return rows;
}
