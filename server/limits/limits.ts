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

/** A try at a secret: the pair of who and what it is counted for, and the rules. */
export type Attempt = { readonly pair: string; readonly rules: TryRules };

export type BegunTry =
  | { readonly state: "begun"; readonly id: string }
  /** Refused for so long. */
  | { readonly state: "wait"; readonly ms: number }
  /** As many as are free are under way: one has to end first. */
  | { readonly state: "full" };

/** `other` ended for a reason that says nothing of the secret, such as a database that was down. */
export type TryOutcome = "right" | "wrong" | "other";

/**
 * Counts of calls and of tries, which are forgotten within hours: in this server's memory, or in a Redis for all servers of a company.
 * It always answers: an engine that cannot be reached counts in memory until it can.
 */
export type Limits = {
  /** Takes one from an allowance. Resolves to 0, or for how many milliseconds there is none. */
  take(key: string, allowance: Allowance): Promise<number>;
  /** Begins a try at a secret: no more at once than would be free one after the other. */
  beginTry(tried: Attempt): Promise<BegunTry>;
  endTry(begun: Attempt & { readonly id: string }, outcome: TryOutcome): Promise<void>;
  /** The name of something it cannot reach at present; null when all is there. */
  away(): string | null;
};

/** A moment further ahead than this was noted by a clock that has been set back; less is how clocks of servers differ. */
export const CLOCKS_DIFFER_MS = 60_000;
