import { createClient } from "@redis/client";

export type RedisClient = ReturnType<typeof redisClient>;

/** It neither keeps questions for later nor connects anew by itself: whoever uses it does that. */
export function redisClient(url: string, connectTimeout: number) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: false },
  });
}

/** One that is closed already says so by throwing. */
export function destroyClient(client: RedisClient | null): void {
  if (client?.isOpen) client.destroy();
}
