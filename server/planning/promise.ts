/** Somebody asks for a car: what is needed to say whether one will be there. */
export type RideRequest = {
  readonly from: number;
  readonly to: number;
  readonly pickup: number;
  readonly flex: number;
  readonly patience: number;
  readonly takes: number;
  readonly passengers: number;
  readonly bags: number;
  readonly rank: number;
  readonly needs: readonly string[];
};

/**
 * free: a car will be there, with minutes to spare. tight: one will, but anything that slips makes somebody late. full: none
 * without breaking a promise, or only one that is kept back for who asks at once.
 */
export type PromiseAnswer = {
  readonly status: "free" | "tight" | "full";
  /** The time to promise, as near to the asked one as there is; null when full. */
  readonly pickup: number | null;
  /** The car that would drive it as the plan stands, and its spare minutes; nothing is held by this answer. */
  readonly car: number | null;
  readonly slack: number;
  /** Times that are free, the nearest to the asked one first; beside a full answer at least two where the day has them. */
  readonly otherTimes: readonly number[];
};
