import { createClient } from "@redis/client";

export type RedisClient = ReturnType<typeof redisClient>;

/** The longest wait for a connection; the callers give up sooner where they have less patience. */
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * It neither keeps questions for later nor connects anew by itself: whoever uses it does that. The options are the same for all: the library
 * makes a class of a thousand functions for them, which takes a tenth of a second, and keeps the last one alone.
 */
export function redisClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
  });
}

/** One that is closed already says so by throwing. */
export function destroyClient(client: RedisClient | null): void {
  if (client?.isOpen) client.destroy();
}
