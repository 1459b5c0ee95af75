import type { FastifyReply, FastifyRequest } from "fastify";
import { MAX_LIST_ROWS, MAX_WHOLE_ROWS } from "../../../contract/list-page.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { can } from "../../../domain/accounts/roles.ts";
import type { Db } from "../../database/connect.ts";
import { presentPage } from "../present-page.ts";
import { listValidUntil } from "./list-valid-until.ts";
import { type ListRequest, listRides } from "./list-rides.ts";

type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly validUntil: (moment: Date) => void;
};

/** A list that a client of the specification adds up: what is completed, and all rides of a rider. */
export function isWhole({ caller, type, limit }: ListRequest): boolean {
  if (limit !== undefined) return false;
  const isOwnHistory = !can(caller.actor, "seeAllRides") && !can(caller.actor, "drive") && type === undefined;
  return type === "completed" || isOwnHistory;
}

/** Reads a list to its end, or to as many rides as are ever answered at once, with the link to what is left. */
export async function* readWhole(db: Db, call: Asked, list: ListRequest): AsyncGenerator<Ride[]> {
  const { caller, now } = list;
  let { before } = list;
  let until: Date | null = null;
  for (let read = 0; read < MAX_WHOLE_ROWS; read += MAX_LIST_ROWS) {
    const page = await listRides(db, { ...list, limit: MAX_LIST_ROWS, before });
    const holds = listValidUntil(page.rows, { caller, now });
    if (until === null || holds < until) until = holds;
    const isLast = page.next === null || read + MAX_LIST_ROWS >= MAX_WHOLE_ROWS;
    yield presentPage(
      { request: call.request, reply: call.reply, caller },
      isLast ? page : { ...page, next: null },
      now,
    );
    if (isLast) break;
    before = page.next ?? undefined;
  }
  if (until !== null) call.validUntil(until);
}
