import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { getRideByCode } from "../get-ride.ts";
import { asPassengerSees } from "../present-ride.ts";
import { findRidePortrait } from "./portrait.queries.ts";

type Asked = { trackingCode: string; request: FastifyRequest; reply: FastifyReply };

/** Sends the portrait of a ride's driver. Its address holds the ride's code, so no cache on the way and no search engine keeps it. */
export async function sendPortrait(db: Db, { trackingCode, request, reply }: Asked): Promise<FastifyReply> {
  const { driver_id } = asPassengerSees(await getRideByCode(db, trackingCode));
  const found = driver_id === null ? undefined : await findRidePortrait(db, driver_id);
  if (!found) throw notFound("There is no portrait of this ride's driver.");
  const mark = `"${found.mark}"`;
  void reply
    .header("Cache-Control", "private, no-cache")
    .header("X-Robots-Tag", "noindex, noimageindex")
    .header("X-Content-Type-Options", "nosniff")
    .header("ETag", mark);
  if (request.headers["if-none-match"]?.includes(mark)) return reply.code(304).send();
  return reply.type(found.kind).send(Buffer.from(found.picture, "base64"));
}
