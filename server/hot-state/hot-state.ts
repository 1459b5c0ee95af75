/** How many may be taken at once, and how many a minute after that. */
export type Allowance = { readonly burst: number; readonly perMinute: number };

/** How wrong tries at a secret are slowed down. */
export type TryRules = {
  /** So many wrong ones are free; then each waits, twice as long as the one before. */
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  readonly forgottenAfterMs: number;
};

/** Who tries at what, and by which rules. */
export type Tried = { readonly pair: string; readonly rules: TryRules };

export type BegunTry =
  | { readonly state: "begun"; readonly id: string }
  /** Refused for so long. */
  | { readonly state: "wait"; readonly ms: number }
  /** As many as are free are under way: one has to end first. */
  | { readonly state: "full" };

/** `other` ended for a reason that says nothing of the secret, such as a database that was down. */
export type TryOutcome = "right" | "wrong" | "other";

/**
 * What changes with every call and is forgotten within hours: in this server's memory, or in a Redis for all servers of a company.
 * It always answers: an engine that cannot be reached counts in memory until it can.
 */
export type HotState = {
  /** Takes one from an allowance. Resolves to 0, or for how many milliseconds there is none. */
  take(key: string, allowance: Allowance): Promise<number>;
  /** Begins a try at a secret: no more at once than would be free one after the other. */
  beginTry(tried: Tried): Promise<BegunTry>;
  endTry(begun: Tried & { readonly id: string }, outcome: TryOutcome): Promise<void>;
  /** What it cannot reach at present, by name; null when all is there. */
  away(): string | null;
};

/** A moment further ahead than this was noted by a clock that has been set back; less is how clocks of servers differ. */
export const CLOCKS_DIFFER_MS = 60_000;
