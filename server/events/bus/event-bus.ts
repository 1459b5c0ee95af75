import type { LogPlace } from "../events.queries.ts";
import type { LoggedEvent } from "../event-feed.ts";

/** A part of the log, whole and in order: everything after `from` up to `to` that is sent on a channel somebody here hears. */
export type Batch = {
  readonly from: LogPlace;
  readonly to: LogPlace;
  readonly events: readonly LoggedEvent[];
};

/** The feed of a server, as its bus tells it things. */
export type OnBus = {
  /** How far the feed has come; null while it follows nothing. */
  readonly place: LogPlace | null;
  /** The log may have more than the feed has read. */
  logHasGrown(): void;
  take(batch: Batch): void;
};

/**
 * How a server comes to know of new events: told that the log has grown, to read it itself, or handed what its readers hear. The log
 * in the database is the truth: whatever a bus loses is read there.
 */
export type EventBus = {
  start(feed: OnBus): Promise<void>;
  /** Asks for channels; resolves when nothing that is sent on them from then on passes this server by. */
  hear(channels: readonly string[]): Promise<void>;
  /** Takes back what `hear` has asked for. */
  leave(channels: readonly string[]): void;
  /** Whether this server has to read the log itself at present. */
  readonly readsLog: boolean;
  /** Whether this server reads the log for the others, whoever is connected here, and carries it to them. */
  readonly isCarrier: boolean;
  /** Hands the others what was read. It always resolves: whoever misses it reads the log. */
  carry(batch: Batch): Promise<void>;
  /** The name of something it cannot reach at present; null when all is there. */
  away(): string | null;
  stop(): Promise<void>;
};
