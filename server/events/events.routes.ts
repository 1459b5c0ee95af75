import { streamEvents, streamTrackedRide } from "../../contract/events/events.endpoints.ts";
import type { TrackedEvent } from "../../contract/events/live-event.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/connect.ts";
import { type Authenticate, signedIn } from "../http/caller.ts";
import { notFound } from "../http/refusal.ts";
import type { Serve } from "../http/serve.ts";
import type { LoggedEvent } from "./event-feed.ts";
import { findRideByCode } from "./events.queries.ts";
import type { LiveStreams } from "./live-streams.ts";
import { presentEvent } from "./present-event.ts";
import { SharedReads } from "./shared-reads.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  authenticate: Authenticate;
  streams: LiveStreams;
};

export function eventsRoutes(serve: Serve, { db, clock, authenticate, streams }: Dependencies): void {
  const reads = new SharedReads();

  serve(streamEvents, async ({ caller: someone, request, reply }) => {
    const caller = signedIn(someone);
    const token = (request.headers.authorization ?? "").replace(/^Bearer +/i, "");
    return streams.open(reply, `account:${caller.accountId}`, {
      present(event) {
        const now = clock.now();
        return presentEvent(event, { db, caller, now, reads: reads.of(event, { db, now }) });
      },
      async mayRead() {
        const account = await authenticate(token);
        return account?.sessionId === caller.sessionId && account.actor === caller.actor;
      },
    });
  });

  serve(streamTrackedRide, async ({ params, caller, reply }) => {
    const ride = await findRideByCode(db, params.tracking_code);
    if (!ride) throw notFound();
    const changed: TrackedEvent = { type: "track.changed" };
    return streams.open(reply, `address:${caller.address}`, {
      present: async (event) => (touches(event, ride.id) ? [changed] : []),
      mayRead: async () => true,
    });
  });
}

/** Whether an event changes what the ride's own page shows: the ride, or the car that is under way for it. */
function touches(event: LoggedEvent, rideId: number): boolean {
  if (event.rideId === rideId) return true;
  return (event.audience.rides ?? []).some((ride) => ride.rideId === rideId);
}
