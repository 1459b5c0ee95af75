import type { TakenPosition } from "./taken-position.ts";

/** Where the newest positions are kept for all servers of a company until they are written to the database. */
export type SharedPositions = {
  /** Keeps a position and tells whoever it concerns; false where it has to be written to the database. */
  tell(position: TakenPosition): Promise<boolean>;
  /** Those of some drivers, as far as there are any. */
  of(driverIds: readonly number[]): Promise<readonly TakenPosition[]>;
  /** All of them, once a minute and for one server; it forgets them when they are written. */
  takeAll(): Promise<readonly TakenPosition[]>;
  forget(positions: readonly TakenPosition[]): Promise<void>;
};
