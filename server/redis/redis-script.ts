import { createHash } from "node:crypto";

/** A script that Redis runs as one step; it is sent in full only where Redis doesn't know its hash. */
export type RedisScript = { readonly text: string; readonly hash: string };

export function script(text: string): RedisScript {
  return { text, hash: createHash("sha1").update(text).digest("hex") };
}
