import { systemClock } from "../clock.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { Environment } from "../environment/environment.ts";
import type { HotState } from "./hot-state.ts";
import { MemoryHotState } from "./memory-hot-state.ts";

type Opening = { secrets: ServerSecrets; say: (sentence: string) => void };

/** The hot state of the environment: shared by all servers on one Redis, or in memory. Only who has a Redis loads its client. */
export async function openHotState(
  { REDIS_URL: url }: Pick<Environment, "REDIS_URL">,
  { secrets, say }: Opening,
): Promise<HotState> {
  if (url === undefined) return new MemoryHotState(systemClock);
  const { RedisHotState } = await import("./redis-hot-state.ts");
  return RedisHotState.open({ url, clock: systemClock, secret: await secrets.get("hot_state"), say });
}
