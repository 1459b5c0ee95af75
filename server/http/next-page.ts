import type { FastifyReply, FastifyRequest } from "fastify";

/** Says in a Link header where a list goes on: everything else as it was asked for. */
export function linkNextPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  cursor: string | number,
): void {
  const next = new URL(request.url, "http://here");
  next.searchParams.set("before", String(cursor));
  reply.header("Link", `<${next.pathname}${next.search}>; rel="next"`);
}
