import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import type { DrawTrip, TripEnds } from "../../places/picture/trip-pictures.ts";
import { pointsOf } from "../../places/stop-points.ts";
import { getRideByCode } from "../get-ride.ts";
import type { RideRow } from "../ride-rows.queries.ts";

type Asked = { trackingCode: string; request: FastifyRequest; reply: FastifyReply };

/** Sends the picture of a ride's way. Its address holds the ride's code, so no cache on the way and no search engine keeps it. */
export async function sendTripPicture(
  { db, drawTrip }: { db: Db; drawTrip: DrawTrip },
  { trackingCode, request, reply }: Asked,
): Promise<FastifyReply> {
  const ends = endsOf(await getRideByCode(db, trackingCode));
  const picture = ends && (await drawTrip(ends));
  if (!picture) throw notFound("There is no picture of this ride.");
  const mark = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 16)}"`;
  void reply
    .header("Cache-Control", "private, no-cache")
    .header("X-Robots-Tag", "noindex, noimageindex")
    .header("ETag", mark);
  if (request.headers["if-none-match"]?.includes(mark)) return reply.code(304).send();
  return reply.type("image/png").send(picture);
}

/** Null where an end is only a name. */
function endsOf(ride: RideRow): TripEnds | null {
  const { pickup_lat: fromLat, pickup_lng: fromLng, dropoff_lat: toLat, dropoff_lng: toLng } = ride;
  if (fromLat === null || fromLng === null || toLat === null || toLng === null) return null;
  return {
    pickup: { lat: fromLat, lng: fromLng },
    dropoff: { lat: toLat, lng: toLng },
    stops: pointsOf(ride.stops),
  };
}
