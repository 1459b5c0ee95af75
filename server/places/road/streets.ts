import { readFileSync } from "node:fs";
import { crossesWater, type Coast } from "../coast.ts";
import { crossesHarbour } from "../harbour.ts";
import { once } from "../../waiting/once.ts";
import { productData } from "../product-data.ts";
import { createWayFinder, type WayFinder } from "./find-way.ts";
import { unpackStreets } from "./pack-streets.ts";
import type { RoadGraph } from "./road-graph.ts";
import type { Point } from "../ports.ts";
import { StreetGrid, type OnRoad } from "./street-grid.ts";

/** The streets of the island and what is needed to find one near a point, and a way over them. */
export type Streets = {
  readonly graph: RoadGraph;
  readonly grid: StreetGrid;
  readonly findWay: WayFinder;
  /** The street a point is reached from: the closest that is not across water. */
  nearest(point: Point): OnRoad | null;
};

/** The coast is too rough to tell whether a shorter way to the street crosses water. */
const SHORT_ACCESS_KM = 0.2;
/** A street on this side of the water is taken when it is at most so much further than one across. */
const WAY_ROUND_KM = 0.4;

/** Makes each part when it is first asked for, so that the start of the server does not wait for it. */
export function streetsOf(readGraph: () => RoadGraph, coast: Coast): Streets {
  const graph = once(readGraph);
  const grid = once(() => new StreetGrid(graph()));
  const findWay = once(() => createWayFinder(graph()));
  return {
    get graph() {
      return graph();
    },
    get grid() {
      return grid();
    },
    get findWay() {
      return findWay();
    },
    nearest(point) {
      const any = grid().nearest(point, (_, street) => !crossesHarbour(point, street));
      if (!any || any.km < SHORT_ACCESS_KM || !crossesWater(point, any.point, coast)) return any;
      const dry = grid().nearest(
        point,
        (_, street) => !crossesHarbour(point, street) && !crossesWater(point, street, coast),
      );
      return dry && dry.km <= any.km + WAY_ROUND_KM ? dry : any;
    },
  };
}

/** The streets that come with the product. */
export function readStreets(coast: Coast): Streets {
  return streetsOf(() => unpackStreets(readFileSync(productData("streets.bin"))), coast);
}
