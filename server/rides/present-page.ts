import type { FastifyReply, FastifyRequest } from "fastify";
import type { Ride } from "../../contract/rides/ride.ts";
import type { Caller } from "../http/caller.ts";
import { linkNextPage } from "../http/next-page.ts";
import { presentRide } from "./present-ride.ts";
import type { RidePage } from "./reading/list-rides.ts";

type Asked = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly caller: Caller };

/** A page of rides as its reader may see them, with the link to the next. */
export function presentPage({ request, reply, caller }: Asked, { rows, next }: RidePage, now: Date): Ride[] {
  if (next !== null) linkNextPage({ request, reply }, next);
  return rows.map((row) => presentRide(row, caller, now));
}
