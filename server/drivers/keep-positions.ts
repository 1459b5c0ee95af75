import type { Db } from "../database/connect.ts";
import type { NewestPositions } from "../events/positions/newest-positions.ts";
import type { Moves } from "../events/positions/position-lane.ts";
import { keepDriverPositions } from "./standings.queries.ts";

type Keeping = { db: Db; moves: Moves; positions: NewestPositions };

/**
 * Writes to the database where the cars are that this server was told of, in one statement. A driver whose row is taken has to wait for
 * the next time; one whose record has changed since isn't written.
 */
export async function keepPositions({ db, moves, positions }: Keeping): Promise<void> {
  const own = [...moves.take().values()].filter(({ isOwn }) => isOwn);
  if (own.length === 0) return;
  try {
    const kept = await Promise.all(own.map(async (car) => ({ ...car, name: await positions.nameOf(car) })));
    const left = new Set(await keepDriverPositions(db, kept));
    moves.putBack(own.filter(({ driverId }) => left.has(driverId)));
  } catch (error) {
    moves.putBack(own);
    throw error;
  }
}
