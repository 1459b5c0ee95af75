import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestLog } from "../testing/logged-errors.ts";
import { type Job, Scheduler } from "./scheduler.ts";

const EVERY_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job that counts its runs, each of which lasts until the test ends it. */
class LongJob implements Job {
  readonly name = "long";
  readonly everyMs = EVERY_MS;
  runs = 0;
  #end: (() => void) | null = null;

  run(): Promise<void> {
    this.runs += 1;
    return new Promise((resolve) => (this.#end = resolve));
  }

  end(): void {
    this.#end?.();
  }
}

function counting(name: string, work: () => Promise<unknown> = async () => undefined) {
  const job = {
    name,
    everyMs: EVERY_MS,
    runs: 0,
    run: () => {
      job.runs += 1;
      return work();
    },
  };
  return job;
}

function schedule(...jobs: Job[]) {
  const log = new TestLog();
  const scheduler = new Scheduler(jobs, Fastify({ logger: { level: "info", stream: log } }).log);
  scheduler.start();
  return { scheduler, log };
}

describe("the scheduler", () => {
  it("runs each job once for every time it is due", async () => {
    const job = counting("count");
    const { scheduler } = schedule(job);
    expect(job.runs).toBe(0);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(job.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
    expect(job.runs).toBe(6);
    await scheduler.stop();
  });

  it("runs at the start what may not wait a whole interval for its first run", async () => {
    const job = Object.assign(counting("count"), { atStart: true });
    const { scheduler } = schedule(job);
    await vi.advanceTimersByTimeAsync(1);
    expect(job.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(EVERY_MS - 2);
    expect(job.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(job.runs).toBe(2);
    await scheduler.stop();
  });

  it("never has two runs of one job at a time, and waits the whole interval after a long one", async () => {
    const job = new LongJob();
    const { scheduler } = schedule(job);
    await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
    expect(job.runs).toBe(1);
    job.end();
    await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
    expect(job.runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(job.runs).toBe(2);
    job.end();
    await scheduler.stop();
  });

  it("tries a job that failed again, says so in the log, and lets no other job suffer", async () => {
    const failing = counting("failing", async () => {
      throw new Error("the database is away");
    });
    const throwing = counting("throwing", () => {
      throw new Error("before it began");
    });
    const good = counting("good");
    const { scheduler, log } = schedule(failing, throwing, good);
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect([failing.runs, throwing.runs, good.runs]).toEqual([3, 3, 3]);
    const told = log.lines.map((line) => JSON.parse(line) as { job: string; msg: string });
    expect(told.map(({ job }) => job).toSorted()).toEqual([
      ...Array<string>(3).fill("failing"),
      ...Array<string>(3).fill("throwing"),
    ]);
    expect(new Set(told.map(({ msg }) => msg))).toEqual(new Set(["a job did not finish"]));
    await scheduler.stop();
  });

  it("stops when what is under way is done, and starts nothing more", async () => {
    const [long, short] = [new LongJob(), counting("short")];
    const { scheduler } = schedule(long, short);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    let stopped = false;
    const stopping = scheduler.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
    expect([stopped, long.runs, short.runs]).toEqual([false, 1, 1]);
    long.end();
    await stopping;
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
    expect([long.runs, short.runs, vi.getTimerCount()]).toEqual([1, 1, 0]);
  });
});
