import type { Environment } from "../environment/environment.ts";
import type { RedisLink } from "./redis-link.ts";

type Opening = { say: (sentence: string) => void };

/** The Redis that the company's servers share; null without one. Only who has a Redis loads its client. */
export async function openRedis(
  { REDIS_URL: url }: Pick<Environment, "REDIS_URL">,
  { say }: Opening,
): Promise<RedisLink | null> {
  if (url === undefined) return null;
  const { RedisLink } = await import("./redis-link.ts");
  return RedisLink.open({ url, say });
}
