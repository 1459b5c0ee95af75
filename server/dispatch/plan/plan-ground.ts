import { DrivesBothWays } from "../../places/road/drives-both-ways.ts";
import type { RoadGraph } from "../../places/road/road-graph.ts";
import type { Streets } from "../../places/road/streets.ts";
import type { Hindsight } from "../../planning/look-back.ts";
import type { Travel } from "../../planning/plan-problem.ts";
import { PlanPlaces } from "./plan-places.ts";
import { type LookBackTask, type PlanThread, planHere } from "./plan-thread.ts";
import { planTravel } from "./plan-travel.ts";

/** The island that plans are made on: its numbered places, the drives between them, and what works plans out. */
type Island = {
  readonly places: PlanPlaces;
  readonly thread: PlanThread;
  travel(origin: Date): Travel;
  /** Looks back at a day in a thread of its own, so that the plan of the present one doesn't wait; one day at a time. */
  lookBack(task: LookBackTask): Promise<Hindsight>;
};

export type PlanGround = {
  present(): Island;
  stop(): Promise<void>;
};

type OpenThread = (graph: RoadGraph, places: PlanPlaces) => PlanThread;
type Roads = { readonly version: string | null; readonly streets: Pick<Streets, "graph" | "nearest"> };

/** The ground over the streets that the server has just now; another import is another island. */
export function planGround(maps: Roads, openThread: OpenThread = planHere): PlanGround {
  let version: string | null = null;
  let island: Island | null = null;
  return {
    present() {
      if (island && version === maps.version) return island;
      void island?.thread.stop();
      version = maps.version;
      island = openIsland(maps.streets, openThread);
      return island;
    },
    async stop() {
      await island?.thread.stop();
    },
  };
}

function openIsland(streets: Roads["streets"], openThread: OpenThread): Island {
  const places = new PlanPlaces((point) => streets.nearest(point));
  const thread = openThread(streets.graph, places);
  let table: DrivesBothWays | null = null;
  let looking: Promise<unknown> = Promise.resolve();
  return {
    places,
    thread,
    travel(origin) {
      table ??= new DrivesBothWays(streets.graph);
      return planTravel(table, (number) => places.at(number), origin);
    },
    lookBack(task) {
      const look = async () => {
        const apart = openThread(streets.graph, places);
        return apart.lookBack(task).finally(() => apart.stop());
      };
      const looked = looking.then(look, look);
      looking = looked.catch(() => null);
      return looked;
    },
  };
}
