import { OutboxWorker, type Transports } from "../notifications/outbox-worker.ts";
import type { DrawTrip } from "../places/picture/trip-pictures.ts";
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
    transports: { email: silent, push: silent, webhook: null, ...transports },
  });
}
