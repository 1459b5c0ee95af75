import type { FastifyReply, FastifyRequest } from "fastify";
import { linkNextPage } from "./next-page.ts";

type Page = { limit?: number | undefined; before?: number | undefined };

const DEFAULT_LIMIT = 100;

/** Reads one page of a list that runs from the newest; where there is more, a Link header says how to go on. */
export async function pageOf<Row extends { id: number }>(
  { limit = DEFAULT_LIMIT, before }: Page,
  call: { request: FastifyRequest; reply: FastifyReply },
  read: (page: { limit: number; before: number | undefined }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read({ limit: limit + 1, before });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last) linkNextPage(call, last.id);
  return page;
}
