import { OutboxWorker, type Transports } from "../notifications/outbox-worker.ts";
import type { TestHouse } from "./test-house.ts";

/** The house's outbox with the ways out that a test looks at; the others take everything and say nothing. */
export function workerOf(house: TestHouse, transports: Partial<Transports>): OutboxWorker {
  const silent = { send: async () => undefined };
  return new OutboxWorker({
    db: house.db,
    clock: house.clock,
    log: house.app.log,
    publicUrl: "https://taxi.example",
    transports: { email: silent, push: silent, webhook: null, ...transports },
  });
}
