import { systemClock } from "../clock.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { RedisLink } from "../redis/redis-link.ts";
import type { HotState } from "./hot-state.ts";
import { MemoryHotState } from "./memory-hot-state.ts";

/** The hot state of this server: shared by all on one Redis, or in memory. */
export async function openHotState(
  link: RedisLink | null,
  { secrets }: { secrets: ServerSecrets },
): Promise<HotState> {
  if (link === null) return new MemoryHotState(systemClock);
  const { RedisHotState } = await import("./redis-hot-state.ts");
  return new RedisHotState({ link, clock: systemClock, secret: await secrets.get("hot_state") });
}
