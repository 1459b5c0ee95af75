import {
  MOST_POSITIONS,
  OLDEST_POSITION_MS,
  type ReportedPositions,
} from "../../contract/drivers/reported-positions.ts";
import type { Point } from "../../domain/places/place-points.ts";
import type { Db } from "../database/connect.ts";
import { readTogetherUnlessInTransaction } from "../database/read-together.ts";
import type { PositionLane } from "../events/positions/position-lane.ts";
import { ApiError } from "../http/api-error.ts";
import { OffIsland } from "../places/ports.ts";
import { listStandings } from "./standings.queries.ts";

type Reported = ReportedPositions["positions"][number];

type Telling = { db: Db; lane: PositionLane; isOnIsland: (point: Point) => boolean };
type Told = { id: number; positions: readonly Reported[]; now: Date };

/** How a driver stands, read once for all who say where they are at a time. */
const findStanding = readTogetherUnlessInTransaction(async (db, ids: readonly number[]) => {
  const standings = new Map((await listStandings(db, ids)).map((standing) => [standing.id, standing]));
  return (id: number) => standings.get(id);
});

/**
 * Takes the newest of a driver's positions into memory, while they are on shift and share it; otherwise it is ignored. Whether they do is
 * read after the position came, so that none counts that was taken before they did.
 */
export async function tellOwnPosition(
  { db, lane, isOnIsland }: Telling,
  { id, positions, now }: Told,
): Promise<void> {
  const newest = newestOf(positions);
  if (!isOnIsland(newest)) throw new OffIsland();
  const standing = await findStanding(db, id);
  if (!standing) throw new ApiError("account_inactive", "The office hasn't approved your account yet.");
  if (!standing.shares) return;
  const { lat, lng, age_ms: age = 0 } = newest;
  lane.take({ driverId: id, version: standing.version, lat, lng, at: now.getTime() - age });
}

/** The last of the youngest. */
function newestOf(positions: readonly Reported[]): Reported {
  return positions.reduce((best, one) => ((one.age_ms ?? 0) <= (best.age_ms ?? 0) ? one : best));
}

/** The positions in a body that has nothing wrong with it; null for any other, which the contract's schema says more of. */
export function readPositions(body: unknown): ReportedPositions | null {
  const { positions } = body as { positions?: unknown };
  if (!Array.isArray(positions) || positions.length === 0 || positions.length > MOST_POSITIONS) return null;
  return positions.every(isReported) ? { positions } : null;
}

function isReported(one: unknown): one is Reported {
  if (typeof one !== "object" || one === null) return false;
  const { lat, lng, age_ms: age = 0 } = one as Record<string, unknown>;
  return (
    isWithin(lat, { least: -90, most: 90 }) &&
    isWithin(lng, { least: -180, most: 180 }) &&
    isWithin(age, { least: 0, most: OLDEST_POSITION_MS }) &&
    Number.isInteger(age)
  );
}

function isWithin(value: unknown, { least, most }: { least: number; most: number }): value is number {
  return typeof value === "number" && value >= least && value <= most;
}
