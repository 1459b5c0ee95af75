import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends what a browser keeps as a file and does not show: whole, or as it is made. */
export function download(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  content: Readable | Buffer,
): FastifyReply {
  return reply.type(type).header("Content-Disposition", `attachment; filename="${name}"`).send(content);
}
