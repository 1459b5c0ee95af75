import { HEARTBEAT_SECONDS } from "../../contract/events/live-event.ts";
import { type Actor, can } from "../../domain/accounts/roles.ts";
import { networkOf } from "../http/network-of.ts";
import { ApiError } from "../http/api-error.ts";

/** The reader of a stream, to count them by. */
export type StreamReader = {
  /** One account, or one ride followed from one address. */
  readonly name: string;
  readonly actor: Actor;
  readonly address: string;
};

/** Tabs and devices of one reader that may be connected at once. */
export const MOST_PER_READER = 30;

type ReaderGroup = "passengers" | "drivers" | "dispatch";
/**
 * Which part of a server's streams may be open when another role's reader connects: passengers fill four fifths, drivers leave
 * room for dispatch. So whoever registers accounts by the hundred shuts out neither drivers nor dispatchers.
 */
const PART_OF_ALL: Readonly<Record<ReaderGroup, number>> = { passengers: 0.8, drivers: 0.94, dispatch: 1 };
/** How many streams a server keeps open unless its environment says otherwise. */
const MOST_STREAMS = 5_000;
/** How many of a role may come from one address, whatever their accounts: drivers may all share a carrier's address. */
export const MOST_PER_ADDRESS: Readonly<Record<ReaderGroup, number>> = {
  passengers: 500,
  drivers: 1_000,
  dispatch: 1_000,
};

/** The places of this server's live streams. */
export class StreamPlaces {
  readonly #factor: number;
  readonly #most: number;
  readonly #taken = new Map<string, number>();
  #inAll = 0;

  /** `most` in all; `factor` widens what one address may have, for a load run from one machine. */
  constructor({
    factor = 1,
    most = MOST_STREAMS,
  }: { factor?: number | undefined; most?: number | undefined } = {}) {
    this.#factor = factor;
    this.#most = most;
  }

  /** Takes a place or refuses it; the answer gives the place back. */
  take({ name, actor, address }: StreamReader): () => void {
    const group = groupOf(actor);
    const from = `${group} from ${networkOf(address)}`;
    if (this.#inAll >= Math.floor(this.#most * PART_OF_ALL[group])) {
      throw new ApiError("unavailable", "The live stream is full right now. Please try again in a moment.");
    }
    if (this.#of(name) >= MOST_PER_READER) {
      throw tooMany("Too many live connections. Close another one first.");
    }
    if (this.#of(from) >= MOST_PER_ADDRESS[group] * this.#factor) {
      throw tooMany("Too many live connections come from your network. The page refreshes without one.");
    }
    this.#count([name, from], 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#count([name, from], -1);
      isTaken = false;
    };
  }

  #of(name: string): number {
    return this.#taken.get(name) ?? 0;
  }

  #count(names: readonly string[], change: 1 | -1): void {
    this.#inAll += change;
    for (const name of names) {
      const taken = this.#of(name) + change;
      if (taken === 0) this.#taken.delete(name);
      else this.#taken.set(name, taken);
    }
  }
}

function groupOf(actor: Actor): ReaderGroup {
  if (can(actor, "dispatch")) return "dispatch";
  return can(actor, "drive") ? "drivers" : "passengers";
}

function tooMany(sentence: string): ApiError {
  return new ApiError("rate_limited", sentence, { retry_after: HEARTBEAT_SECONDS });
}
