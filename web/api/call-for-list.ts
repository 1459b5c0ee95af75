import type { EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { type LooseInput, readAnswer, sendWithSession } from "./call.ts";

/** An answer with the server's time and the cursor of the next page beside it; `changed` is false when nothing is new since the time that was named. */
export type DatedAnswer<T> =
  | { readonly changed: true; readonly value: T; readonly at: number; readonly next: string | null }
  | { readonly changed: false };

/** Reads a list, or learns that it has not changed since a time by the server's clock. */
export async function callIfChanged<const D extends EndpointDescription>(
  endpoint: D,
  input: LooseInput,
  since: Date | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<DatedAnswer<ResultOf<D>>> {
  const condition = since === null ? {} : { "If-Modified-Since": since.toUTCString() };
  const response = await sendWithSession(endpoint, input, { ...headers, ...condition });
  if (response.status === 304) return { changed: false };
  const value = await readAnswer(endpoint, response);
  const at = Date.parse(response.headers.get("Date") ?? "") || Date.now();
  return { changed: true, value, at, next: nextCursor(response) };
}

/** Reads a page of a list: its rows, and the cursor of the next page, null on the last. */
export async function callForPage<const D extends EndpointDescription>(
  endpoint: D,
  input: LooseInput,
): Promise<{ readonly rows: ResultOf<D>; readonly next: string | null }> {
  const response = await sendWithSession(endpoint, input);
  return { rows: await readAnswer(endpoint, response), next: nextCursor(response) };
}

function nextCursor({ headers }: Response): string | null {
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get("Link") ?? "")?.[1];
  return next === undefined ? null : new URL(next, location.href).searchParams.get("before");
}
