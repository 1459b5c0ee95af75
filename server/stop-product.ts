import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Environment } from "./environment/environment.ts";
import type { Readiness } from "./health/readiness.ts";
import { atMost } from "./waiting/at-most.ts";

/** A load balancer needs a moment to notice that this server wants no more; with what follows it is under 10 s. */
const NOTICE_MS = 2_000;
const FINISH_MS = 6_000;
/** Once they are cut, answers that were under way need a moment to end. */
const CUT_MS = 500;
/** The limit for the whole stop, whatever hangs. */
const STOP_MS = 9_500;
const SWEEP_MS = 50;

type Running = {
  app: FastifyInstance;
  stores: readonly ({ close(): Promise<void> } | null)[];
  readiness: Readiness;
  environment: Environment;
  jobs: { stop(): Promise<void> };
};

/** Readiness goes first, then no new connection is taken, and what is under way is finished or, at the end, cut. */
export async function stopProduct({ app, stores, readiness, environment, jobs }: Running): Promise<void> {
  const startedAt = performance.now();
  readiness.stop();
  await wait(environment.NODE_ENV === "production" ? NOTICE_MS : 0);
  // A connection whose last answer goes out during the stop would otherwise be kept alive and waited for.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  // In parallel, and each with a limit: a mail server or a database that hangs does not keep this process.
  await Promise.all([atMost(FINISH_MS + CUT_MS, app.close()), atMost(FINISH_MS, jobs.stop())]);
  clearInterval(sweep);
  clearTimeout(patience);
  const closed = Promise.all(stores.map((store) => store?.close()));
  await atMost(STOP_MS - (performance.now() - startedAt), closed);
}
