import type { SharedPositions } from "./shared-positions.ts";
import type { TakenPosition } from "./taken-position.ts";

/** What the database has of a driver's position, with what decides whether it is anybody's to see. */
type PositionRow = {
  readonly account_id: number;
  readonly version: number;
  readonly on_shift: boolean;
  readonly shares_location: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly location_name: string | null;
  readonly located_at: Date | null;
  readonly last_active_at?: Date | null;
};

/** Where drivers are by the newest of the database and of what the servers share. Whatever reads a position reads it through this. */
export class NewestPositions {
  /** Null where the database has all of them. */
  readonly #shared: SharedPositions | null;

  constructor(shared: SharedPositions | null) {
    this.#shared = shared;
  }

  /** Keeps a position outside the database and tells whoever it concerns; false where it has to be written there. */
  async tell(position: TakenPosition): Promise<boolean> {
    return this.#shared !== null && (await this.#shared.tell(position));
  }

  get areShared(): boolean {
    return this.#shared !== null;
  }

  /**
   * Drivers as they were read, each where they were last. The database decides whether there is a position at all: the first one of a
   * shift is written there, and one that was taken before the driver's record changed counts no more.
   */
  async in<R extends PositionRow>(rows: readonly R[]): Promise<readonly R[]> {
    const shared = this.#shared;
    const sharing = rows.filter((row) => row.on_shift && row.shares_location && row.located_at !== null);
    if (!shared || sharing.length === 0) return rows;
    const taken = await shared.of(sharing.map((row) => row.account_id));
    const of = new Map(taken.map((one) => [one.driverId, one]));
    const isSharing = new Set(sharing);
    return rows.map((row) => (isSharing.has(row) ? newestOf(row, of.get(row.account_id)) : row));
  }
}

/** For a change that asks how a driver stands and shows nobody where. */
export const IN_DATABASE_ALONE = new NewestPositions(null);

function newestOf<R extends PositionRow>(row: R, taken: TakenPosition | undefined): R {
  if (!taken || taken.version !== row.version || taken.at <= (row.located_at?.getTime() ?? Infinity))
    return row;
  const { lat, lng, name: location_name } = taken;
  const at = new Date(taken.at);
  const { last_active_at: active = null } = row;
  const isLater = active === null || active < at;
  return { ...row, lat, lng, location_name, located_at: at, ...(isLater && { last_active_at: at }) };
}
