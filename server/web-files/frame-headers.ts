import type { FastifyReply } from "fastify";

const NO_FRAMES = "frame-ancestors 'none'";

/**
 * Lets some sites, and no other, show a page in a frame. It isn't kept by the browser, so that a site that is taken off the
 * list is out at once. With no site it stays as every page is: in no frame.
 */
export function letFrame(reply: FastifyReply, origins: readonly string[]): void {
  reply.header("Cache-Control", "no-store");
  if (origins.length === 0) return;
  const policy = String(reply.getHeader("Content-Security-Policy"));
  reply
    .header("Content-Security-Policy", policy.replace(NO_FRAMES, `frame-ancestors ${origins.join(" ")}`))
    // It knows no list of sites; where it is missing the policy alone counts.
    .removeHeader("X-Frame-Options")
    // A site that isolates itself takes in what says that it may be taken in.
    .header("Cross-Origin-Resource-Policy", "cross-origin");
}

/** Lets other sites load the script that puts the frame there. */
export function letOthersLoad(reply: FastifyReply): void {
  reply.header("Cross-Origin-Resource-Policy", "cross-origin");
}
