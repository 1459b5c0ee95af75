import type { FastifyReply } from "fastify";

/** Its address or its token open the ride, so no cache on the way and no search engine keeps it. */
export function sendApplePass(reply: FastifyReply, pass: Buffer): FastifyReply {
  return reply
    .type("application/vnd.apple.pkpass")
    .header("Cache-Control", "private, no-store")
    .header("X-Robots-Tag", "noindex")
    .header("X-Content-Type-Options", "nosniff")
    .send(pass);
}
