import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends what a browser keeps as a file, as it is made. */
export function download(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  content: Readable,
): FastifyReply {
  return reply.type(type).header("Content-Disposition", `attachment; filename="${name}"`).send(content);
}
