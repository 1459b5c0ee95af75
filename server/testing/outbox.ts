import { randomInt } from "node:crypto";
import { mkdtemp, readFile, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Booking } from "../../contract/rides/booking.ts";
import { OutboxWorker, type Transports } from "../notifications/outbox-worker.ts";
import type { DrawTrip } from "../places/picture/trip-pictures.ts";
import { bookARide } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

/** The server's outbox with the transports that a test looks at; the others accept everything silently. */
export function workerOf(
  server: TestServer,
  transports: Partial<Transports>,
  pictures: { drawTrip?: DrawTrip; credits?: readonly string[] } = {},
): OutboxWorker {
  const silent = { send: async () => undefined };
  return new OutboxWorker({
    db: server.db,
    clock: server.clock,
    log: server.app.log,
    publicUrl: "https://taxi.example",
    pictures: { drawTrip: async () => null, credits: [], ...pictures },
    transports: { email: silent, push: silent, phone: null, ...transports },
  });
}

/** Takes away whatever earlier tests left, so that a test sees its own messages only, and nobody has had too many. */
export async function emptyOutbox(server: TestServer): Promise<void> {
  await server.db.deleteFrom("outbox").execute();
  await server.db.deleteFrom("recipient_counts").execute();
}

/** Books for somebody with a mailbox, by a phone that nobody else books with. */
export function bookWithEmail(server: TestServer, email: string, facts: Partial<Booking> = {}) {
  const rider_phone = `5${randomInt(100_000, 1_000_000)}`;
  return bookARide(server, { rider_email: email, rider_phone, ...facts });
}

/** A folder into which messages are written. */
export async function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "trupial-outbox-"));
}

export async function filesIn(folder: string, ending = ".txt"): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
}
