import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { type DatedPaper, paperThatHoldsFrom } from "../../../domain/papers/papers.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { StepQueue } from "../steps/step-queue.ts";

type TurnedDown = {
  readonly rejected: ReadonlySet<number>;
  readonly steps: StepQueue;
  /** Their papers will have run out on its day: such a ride is only shown where it was assigned before, to be given back. */
  readonly held?: (ride: Ride) => boolean;
};

/**
 * The requests that a driver can accept, the soonest first: the pool without what they turned down, and the rides
 * assigned to them.
 */
export function openRequestsOf(
  requests: readonly Ride[],
  { rejected, steps, held = () => false }: TurnedDown,
): Ride[] {
  const leaving = new Set(steps.filter((step) => step.action === "reject").map((step) => step.rideId));
  return requests
    .filter(
      (ride) =>
        !leaving.has(ride.id) && !(ride.status === "Pending" && (held(ride) || rejected.has(ride.id))),
    )
    .toSorted((a, b) => a.ride_datetime.localeCompare(b.ride_datetime));
}

/** The paper of a driver's that will have run out on the day of a ride, if any. */
export function paperAgainst(own: OwnDriver | null, ride: Ride, now: Date): DatedPaper | null {
  if (own === null) return null;
  const papers = { days: own, overrideUntil: own.papers_override_until ?? null };
  return paperThatHoldsFrom(papers, { rideDatetime: new Date(ride.ride_datetime), now });
}

export type Called = { readonly ride_id: number; readonly expires_at: string };

/** The facts that decide which request is in front. */
export type Choice = {
  /** The ride that is offered to this driver alone, for seconds. */
  readonly offered: number | null;
  /** The ride that this driver and others are asked for at once, for seconds. */
  readonly called?: Called | null;
  /** The one the driver has taken out of the list. */
  readonly chosen: number | null;
  /** The requests that the driver has put away, by their marks. */
  readonly away: ReadonlySet<string>;
  /**
   * The requests that waited in the pool behind it then: a driver who puts one away wants to see the screen, not the
   * next one.
   */
  readonly behind: ReadonlySet<string>;
  /** Whether a ride is for the driver's car and fits between their own: any other is only in front where they chose it. */
  readonly suits?: (ride: Ride) => boolean;
};

/** The most urgent of the open requests, which come the soonest first: what this driver alone is asked goes before the pool, and what they are asked with others. */
export function frontRequest(
  open: readonly Ride[],
  { offered, called = null, chosen, away, behind, suits = () => true }: Choice,
): Ride | null {
  const left = open.filter((ride) => !away.has(markOf(ride)));
  const coming = left.filter((ride) => !behind.has(markOf(ride)));
  return (
    left.find(({ id }) => id === offered) ??
    open.find(({ id }) => id === chosen) ??
    (called === null || away.has(calledMark(called))
      ? undefined
      : open.find(({ id }) => id === called.ride_id)) ??
    left.find(({ status }) => status === "Assigned") ??
    coming.find(suits) ??
    null
  );
}

/** The identity of a round: a ride is asked for anew each time. */
export function calledMark({ ride_id: id, expires_at: until }: Called): string {
  return `${id} until ${until}`;
}

/** The identity of a request: a ride is a new request each time it is assigned. */
export function markOf({ id, assigned_time }: Ride): string {
  return `${id} ${assigned_time ?? "pool"}`;
}
