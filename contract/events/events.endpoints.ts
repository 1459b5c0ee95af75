import { z } from "zod";
import { EVERYONE, SIGNED_IN, endpoint, endpoints } from "../endpoint.ts";
import { languageSchema } from "../language-schema.ts";

const signedIn = endpoints({ tag: "Live events", access: SIGNED_IN });

/**
 * How cars that move are told: as frames, once a second what moved and no more, to whoever sees them move. Without it each move is an
 * event of its own, with the driver or the ride.
 */
const movesQuery = z.object({ moves: z.enum(["frames"]).optional() });

export const streamEventsEndpoint = signedIn({
  id: "streamEvents",
  method: "GET",
  path: "/events/",
  summary:
    "The live stream (text/event-stream). Send Last-Event-ID to go on where it broke; the event `reload` means that what was missed is no longer kept.",
  query: movesQuery,
  output: "stream",
});

export const streamTrackedRideEndpoint = endpoint({
  id: "streamTrackedRide",
  method: "GET",
  path: "/track/{tracking_code}/events/",
  summary:
    "The live stream of one ride for whoever has its code: `track.changed` brings it as it now is, or says to read it again.",
  tag: "Live events",
  access: EVERYONE,
  names: "tracked_ride",
  params: z.object({ tracking_code: z.string().min(1).max(64) }),
  query: movesQuery,
  output: "stream",
});

const ENDPOINT = "A push endpoint is an https address.";
const pushEndpoint = z
  .string(ENDPOINT)
  .max(2000, ENDPOINT)
  .pipe(z.url({ protocol: /^https$/, error: ENDPOINT }));
const key = (name: string) =>
  z.string(`${name} is missing.`).regex(/^[\w-]{16,200}={0,2}$/, `${name} is not a key of a browser.`);

export const subscribeToPushEndpoint = signedIn({
  id: "subscribeToPush",
  method: "POST",
  path: "/me/push-subscriptions/",
  summary: "Lets this browser be told of rides while the page is closed.",
  body: z.object({
    endpoint: pushEndpoint,
    keys: z.object({ p256dh: key("p256dh"), auth: key("auth") }),
    language: languageSchema.optional(),
  }),
  output: null,
});

export const unsubscribeFromPushEndpoint = signedIn({
  id: "unsubscribeFromPush",
  method: "DELETE",
  path: "/me/push-subscriptions/",
  summary: "Stops telling this browser.",
  query: z.object({ endpoint: pushEndpoint }),
  output: null,
});
