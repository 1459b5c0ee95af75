import type { FastifyBaseLogger } from "fastify";

/** A job that runs again and again. Every run must be safe beside the same run on another server. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  /** Its first run comes with the start, and not after a whole interval. */
  readonly atStart?: boolean;
  run(): Promise<unknown>;
};

/** Runs each job at its interval, never two runs of one at a time. A run that fails is logged and tried again. */
export class Scheduler {
  readonly #jobs: readonly Job[];
  readonly #log: FastifyBaseLogger;
  readonly #timers = new Map<Job, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #stopped = false;

  constructor(jobs: readonly Job[], log: FastifyBaseLogger) {
    this.#jobs = jobs;
    this.#log = log;
  }

  start(): void {
    for (const job of this.#jobs) this.#plan(job, job.atStart ? 0 : job.everyMs);
  }

  /** Starts nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running);
  }

  #plan(job: Job, inMs = job.everyMs): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      const run = this.#run(job).finally(() => {
        this.#running.delete(run);
        this.#plan(job);
      });
      this.#running.add(run);
    }, inMs);
    timer.unref();
    this.#timers.set(job, timer);
  }

  async #run(job: Job): Promise<void> {
    try {
      await job.run();
    } catch (error) {
      // The database may be away; the next run does what this one could not.
      this.#log.warn({ err: error, job: job.name }, "a job did not finish");
    }
  }
}
