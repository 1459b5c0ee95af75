import { can } from "../../domain/accounts/roles.ts";
import { streamEventsEndpoint, streamTrackedRideEndpoint } from "../../contract/events/events.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { SessionChecks } from "../accounts/sessions/live-sessions.ts";
import { signedIn } from "../http/caller.ts";
import { networkOf } from "../http/network-of.ts";
import type { Serve } from "../http/serve.ts";
import { channelsOfReader, ofRide } from "./event-channels.ts";
import type { HeardEvent } from "./event-feed.ts";
import type { EventSubjects } from "./event-subjects.ts";
import type { LiveStreams } from "./live-streams.ts";
import { concerns, readRideAhead, presentEvent, presentTracked } from "./present-event.ts";
import { SessionWatch } from "./session-watch.ts";
import { SharedReads } from "./shared-reads.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  sessionChecks: SessionChecks;
  streams: LiveStreams;
  subjects: EventSubjects;
};

export function eventsRoutes(
  serve: Serve,
  { db, clock, sessionChecks, streams, subjects }: Dependencies,
): void {
  const reads = new SharedReads(subjects);
  const readsOf = (event: HeardEvent) => reads.of(event, { db, now: clock.now() });
  const sessions = new SessionWatch(sessionChecks);

  serve(streamEventsEndpoint, async ({ caller: someone, query, reply }) => {
    const caller = signedIn(someone);
    const sees = can(caller.actor, "dispatch") ? "all" : null;
    return streams.open(
      reply,
      { ...caller, name: `account:${caller.accountId}` },
      {
        channels: channelsOfReader(caller),
        moves: query.moves === "frames" ? { sees } : "events",
        concerns: (event) => concerns(event, caller),
        readAhead: (event) => readRideAhead(event, readsOf(event)),
        present(event) {
          const now = clock.now();
          return presentEvent(event, { caller, now, reads: readsOf(event) });
        },
        mayRead: () => sessions.livesOn(caller),
      },
    );
  });

  serve(streamTrackedRideEndpoint, async ({ params, query, caller, reply }) => {
    const ride = await subjects.getRideByCode(db, params.tracking_code);
    // Everybody who follows a ride is a passenger here, an operator who looks at its page as well.
    const name = `ride:${ride.id} from ${networkOf(caller.address)}`;
    return streams.open(
      reply,
      { name, actor: "guest", address: caller.address },
      {
        channels: [ofRide(ride.id)],
        moves: query.moves === "frames" ? { sees: { rideId: ride.id } } : "events",
        concerns: (event) => touches(event, ride.id),
        readAhead: (event) => readsOf(event).tracked(params.tracking_code),
        present: async (event) => [await presentTracked(params.tracking_code, readsOf(event))],
        mayRead: async () => true,
      },
    );
  });
}

/** Whether an event changes what the ride's own page shows: the ride, or the car that is under way for it. */
function touches(event: HeardEvent, rideId: number): boolean {
  if (event.rideId === rideId) return true;
  return (event.audience.rides ?? []).some((ride) => ride.rideId === rideId);
}
