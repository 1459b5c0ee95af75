import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";

/** The Valkey or Redis of this run. */
const url = process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";

/** Where the tests find a Redis; null, with a line that says so, where there is none. */
export async function findTestRedis(): Promise<URL | null> {
  const client = clientOfTests();
  client.on("error", () => undefined);
  try {
    await client.connect();
    client.destroy();
    return new URL(url);
  } catch {
    process.stdout.write(`The tests on Redis are left out: there is none at ${url}.\n`);
    return null;
  }
}

/** What the keys of one test begin with. */
export function ownPrefix(): string {
  return `trupial-test-${randomUUID()}`;
}

/** The keys of a test with what they hold and for how long they are kept. */
export async function keysOf(prefix: string): Promise<{ name: string; keptMs: number }[]> {
  return onRedis(async (client) => {
    const names = await client.keys(`${prefix}:*`);
    return Promise.all(names.map(async (name) => ({ name, keptMs: await client.pTTL(name) })));
  });
}

/** Forgets what a test has left, as a Redis does that comes back empty. */
export async function forgetKeys(prefix: string): Promise<void> {
  await onRedis(async (client) => {
    for (const name of await client.keys(`${prefix}:*`)) await client.del(name);
  });
}

/** The channels with such names that somebody hears. */
export function channelsHeard(prefix: string): Promise<string[]> {
  return onRedis((client) => client.pubSubChannels(`${prefix}:*`));
}

export async function sendOnRedis(channel: string, text: string): Promise<void> {
  await onRedis((client) => client.publish(channel, text));
}

async function onRedis<T>(work: (client: ReturnType<typeof clientOfTests>) => Promise<T>): Promise<T> {
  const client = clientOfTests();
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

function clientOfTests() {
  return createClient({ url, socket: { connectTimeout: 500, reconnectStrategy: false } });
}
