import type { Socket } from "node:net";
import { type Kysely, sql } from "kysely";
import { Client, type Pool } from "pg";
import { VERSION } from "../process/version.ts";

/**
 * Called when something was sent on the channel, with what was sent, or without when it may have been while the connection
 * was down.
 */
export type Listener = (sent?: string) => void;
export type StopListening = () => Promise<void>;

/** The name of the connection on which each server listens; its version follows, so that a database shows who works with it. */
export const LISTENER = "trupial events";

const RECONNECT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 1_500;

/** Listens on a connection of its own and makes a new one when it breaks; what was missed meanwhile counts as received. */
export async function listenToServer({
  url,
  channel,
  listener,
  openSocket,
}: {
  url: string;
  channel: string;
  listener: Listener;
  /** Makes a socket that is cut when the database hangs. */
  openSocket: (() => Socket) | undefined;
}): Promise<StopListening> {
  let stopped = false;
  let client: Client | null = null;
  let again: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: `${LISTENER} ${VERSION}`,
      ...(openSocket ? { stream: openSocket } : {}),
    });
    // An error is followed by the end, which makes the new connection.
    fresh.on("error", () => undefined);
    fresh.on("end", () => retryLater(fresh));
    fresh.on("notification", ({ payload }) => listener(payload));
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      listener();
    } catch {
      await fresh.end().catch(() => undefined);
      retryLater(fresh);
    }
  };
  const retryLater = (broken: Client): void => {
    if (stopped || client !== broken) return;
    client = null;
    again = setTimeout(() => void connect(), RECONNECT_MS);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(again);
    await client?.end().catch(() => undefined);
  };
}

/** The embedded database has one connection, the pool's; it receives what is committed on it. */
export function listenOnConnection<T>(pool: Pool, db: Kysely<T>) {
  const listeners = new Map<string, Set<Listener>>();
  pool.on("connect", (client) => {
    client.on("notification", ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    });
  });
  return async (channel: string, listener: Listener): Promise<StopListening> => {
    const others = listeners.get(channel) ?? new Set();
    listeners.set(channel, others.add(listener));
    await sql`listen ${sql.id(channel)}`.execute(db);
    return async () => {
      others.delete(listener);
    };
  };
}
