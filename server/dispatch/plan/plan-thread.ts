import { Worker } from "node:worker_threads";
import { DriveTable, type RoadPlace } from "../../places/road/drive-table.ts";
import type { RoadGraph } from "../../places/road/road-graph.ts";
import { type Hindsight, type PastDay, lookBack } from "../../planning/look-back.ts";
import type { Plan } from "../../planning/plan.ts";
import { planDay } from "../../planning/plan-day.ts";
import type { PlanProblem } from "../../planning/plan-problem.ts";
import type { PlanSettings } from "../../planning/plan-settings.ts";
import type { PlanPlaces } from "./plan-places.ts";
import { planTravel } from "./plan-travel.ts";

/** A task for the planner. */
export type PlanTask = {
  readonly problem: PlanProblem;
  readonly settings: PlanSettings;
  readonly previous: Plan | null;
  /** Midnight of the day whose minutes the problem counts. */
  readonly origin: Date;
  readonly seed: number;
};

/** A day that is to be looked back at. */
export type LookBackTask = { readonly past: PastDay; readonly origin: Date };

/** Works out plans, and how days have been, apart from what answers calls. */
export type PlanThread = {
  plan(task: PlanTask): Promise<Plan>;
  lookBack(task: LookBackTask): Promise<Hindsight>;
  stop(): Promise<void>;
};

/** A message to the thread: the places it doesn't know yet come with the task. */
export type ThreadTask = {
  readonly number: number;
  readonly places: readonly RoadPlace[];
  readonly task: PlanTask | LookBackTask;
};
export type ThreadAnswer =
  | { readonly number: number; readonly solved: Plan | Hindsight }
  | { readonly number: number; readonly error: string };

/** The same where the caller waits: for tests, and for a server that may not start threads. */
export function planHere(graph: RoadGraph, places: PlanPlaces): PlanThread {
  const solve = solver(graph);
  return {
    async plan(task) {
      return solve.plan(places.from(0), task);
    },
    async lookBack(task) {
      return solve.lookBack(places.from(0), task);
    },
    async stop() {},
  };
}

/** Solves tasks over one island. */
export function solver(graph: RoadGraph) {
  const table = new DriveTable(graph);
  const travelOn = (places: readonly RoadPlace[], origin: Date) =>
    planTravel(table, (number) => placeAt(places, number), origin);
  return {
    plan(places: readonly RoadPlace[], { problem, settings, previous, origin, seed }: PlanTask): Plan {
      return planDay(problem, travelOn(places, origin), {
        settings,
        seed,
        ...(previous ? { previous } : {}),
      });
    },
    lookBack(places: readonly RoadPlace[], { past, origin }: LookBackTask): Hindsight {
      return lookBack(past, travelOn(places, origin));
    },
  };
}

function placeAt(places: readonly RoadPlace[], number: number): RoadPlace {
  const place = places[number];
  if (!place) throw new RangeError(`The plan asks for a place ${number} that nobody has numbered.`);
  return place;
}

type Waiting = { resolve(solved: Plan | Hindsight): void; reject(error: Error): void };

/** A thread of its own, begun with the first plan and anew after it fell over. */
export function planApart(script: URL, graph: RoadGraph, places: PlanPlaces): PlanThread {
  let worker: Worker | null = null;
  let sent = 0;
  let count = 0;
  const waiting = new Map<number, Waiting>();
  const fail = (error: Error) => {
    worker = null;
    sent = 0;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const open = () => {
    const opened = new Worker(script, { workerData: graph });
    opened.on("message", (answer: ThreadAnswer) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ("solved" in answer) asked?.resolve(answer.solved);
      else asked?.reject(new Error(answer.error));
    });
    opened.on("error", fail);
    opened.on("exit", (code) => {
      if (worker === opened) fail(new Error(`The thread that plans has ended with ${code}.`));
    });
    // A server that stops doesn't wait for a plan.
    opened.unref();
    return opened;
  };
  const ask = (task: ThreadTask["task"]) => {
    worker ??= open();
    const news = places.from(sent);
    sent += news.length;
    const number = ++count;
    const { promise, resolve, reject } = withResolvers<Plan | Hindsight>();
    waiting.set(number, { resolve, reject });
    worker.postMessage({ number, places: news, task } satisfies ThreadTask);
    return promise;
  };
  return {
    // The thread answers each kind of task with its own kind of solution.
    plan: (task) => ask(task) as Promise<Plan>,
    lookBack: (task) => ask(task) as Promise<Hindsight>,
    async stop() {
      const stopping = worker;
      worker = null;
      await stopping?.terminate();
    },
  };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
