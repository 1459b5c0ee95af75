import { DriveTable, type DriveTime, type RoadPlace } from "./drive-table.ts";
import { BACKWARD, FORWARD, type RoadGraph } from "./road-graph.ts";

/**
 * Driving times for a question that has few places of its own and asks for drives between them and many others: the ways to a place are
 * worked out together as well as those from it, so that forty cars cost no more than one.
 */
export class DrivesBothWays {
  readonly #ahead: DriveTable;
  readonly #back: DriveTable;

  constructor(graph: RoadGraph) {
    this.#ahead = new DriveTable(graph);
    this.#back = new DriveTable(turnedAround(graph));
  }

  drive(from: RoadPlace, to: RoadPlace, when?: Date): DriveTime {
    if (this.#ahead.knows(from)) return this.#ahead.drive(from, to, when);
    if (this.#back.knows(to)) return this.#back.drive(to, from, when);
    // Either of the two may be what many more are asked of.
    this.#back.learn(to);
    return this.#ahead.drive(from, to, when);
  }
}

/** The same streets, each driven the other way. */
function turnedAround(graph: RoadGraph): RoadGraph {
  const edgeDirections = graph.edgeDirections.map((directions) => {
    const ahead = (directions & FORWARD) !== 0 ? BACKWARD : 0;
    const back = (directions & BACKWARD) !== 0 ? FORWARD : 0;
    return (directions & ~(FORWARD | BACKWARD)) | ahead | back;
  });
  return { ...graph, edgeDirections };
}
