import { parentPort, workerData } from "node:worker_threads";
import type { RoadPlace } from "../../places/road/drive-table.ts";
import type { RoadGraph } from "../../places/road/road-graph.ts";
import { type ThreadAnswer, type ThreadTask, solver } from "./plan-thread.ts";

/** The thread that plans: it keeps the streets and the places it was told of, and answers one task after the other. */
const solve = solver(workerData as RoadGraph);
const places: RoadPlace[] = [];

parentPort?.on("message", ({ number, places: news, task }: ThreadTask) => {
  places.push(...news);
  parentPort?.postMessage(answerTo(number, task));
});

function answerTo(number: number, task: ThreadTask["task"]): ThreadAnswer {
  try {
    return { number, solved: "past" in task ? solve.lookBack(places, task) : solve.plan(places, task) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}
