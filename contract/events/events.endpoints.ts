import { z } from "zod";
import { EVERYONE, SIGNED_IN, endpoint } from "../endpoint.ts";
import { languageSchema } from "../languages.ts";

export const streamEventsEndpoint = endpoint({
  id: "streamEvents",
  method: "GET",
  path: "/events/",
  summary:
    "The live stream (text/event-stream). Send Last-Event-ID to go on where it broke; the event `reload` means that what was missed is no longer kept.",
  tag: "Live events",
  access: SIGNED_IN,
  status: 200,
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
  status: 200,
  output: "stream",
});

const ENDPOINT = "A push endpoint is an https address.";
const pushEndpoint = z
  .string(ENDPOINT)
  .max(2000, ENDPOINT)
  .pipe(z.url({ protocol: /^https$/, error: ENDPOINT }));
const key = (name: string) =>
  z.string(`${name} is missing.`).regex(/^[\w-]{16,200}={0,2}$/, `${name} is not a key of a browser.`);

export const subscribeToPushEndpoint = endpoint({
  id: "subscribeToPush",
  method: "POST",
  path: "/me/push-subscriptions/",
  summary: "Lets this browser be told of rides while the page is closed.",
  tag: "Account",
  access: SIGNED_IN,
  body: z.object({
    endpoint: pushEndpoint,
    keys: z.object({ p256dh: key("p256dh"), auth: key("auth") }),
    language: languageSchema.optional(),
  }),
  status: 204,
  output: null,
});

export const unsubscribeFromPushEndpoint = endpoint({
  id: "unsubscribeFromPush",
  method: "DELETE",
  path: "/me/push-subscriptions/",
  summary: "Stops telling this browser.",
  tag: "Account",
  access: SIGNED_IN,
  query: z.object({ endpoint: pushEndpoint }),
  status: 204,
  output: null,
});
