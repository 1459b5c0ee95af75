import type { Db } from "../database/connect.ts";
import { listStandings } from "./standings.queries.ts";

/** Those of some drivers who are on shift and share where they are. */
export async function readSharing(db: Db, driverIds: readonly number[]) {
  return (await listStandings(db, driverIds)).filter(({ shares }) => shares);
}
