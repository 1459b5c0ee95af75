import { type ListOrder, MAX_LIST_ROWS } from "../../../contract/list-page.ts";
import { addDays, instantsOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { heldOf, lastDayOfRides } from "../../../domain/papers/papers.ts";
import { can } from "../../../domain/accounts/roles.ts";
import type { RideList } from "../../../contract/rides/ride.ts";
import { ENDED, type RideStatus, UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import type { Db } from "../../database/connect.ts";
import type { ByKey, SignedIn } from "../../http/caller.ts";
import {
  type ListPart,
  type ListPlace,
  type RideScope,
  countEndedRides,
  countPool,
  countRides,
  findPapersOf,
  listPool,
  listRides as listRideRows,
} from "./ride-lists.queries.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { ApiError } from "../../http/api-error.ts";

export type ListRequest = {
  caller: SignedIn | ByKey;
  now: Date;
  type?: RideList | undefined;
  /** The rides of these alone, for those who see everyone's. */
  scope?: RideScope;
  limit?: number | undefined;
  before?: string | undefined;
  order?: ListOrder | undefined;
};

export type RidePage = {
  rows: RideRow[];
  /** The cursor of the next page, null on the last. */ next: string | null;
};

const STATUSES: Readonly<Record<RideList, readonly RideStatus[]>> = {
  pending: ["Pending"],
  accepted: UNDER_WAY,
  completed: ["Completed"],
};

/** The rides a caller may see, page by page: the newest first unless the soonest are asked for. */
export async function listRides(db: Db, request: ListRequest): Promise<RidePage> {
  const { caller, type, scope = scopeOf(caller), order = "newest" } = request;
  const limit = request.limit ?? MAX_LIST_ROWS;
  const before = readCursor(request.before);
  const orderBy = type === "completed" ? "completed_at" : "ride_datetime";
  // One row more than asked for tells whether there is a next page.
  const page = { before, order, limit: limit + 1 };
  const rows =
    type === "pending" && scope.of === "driver"
      ? await listWaitingFor(db, { driverId: scope.accountId, now: request.now }, page)
      : await listRideRows(db, {
          scope,
          statuses: type ? STATUSES[type] : null,
          orderBy,
          ...page,
        });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const at = last?.[orderBy];
  return { rows: shown, next: rows.length > limit && last && at ? writeCursor({ at, id: last.id }) : null };
}

/** How many rides a list would hold. For dispatch, rides that ended long ago are counted from totals. */
export async function countRidesOf(db: Db, { caller, type, now }: ListRequest): Promise<number> {
  const scope = scopeOf(caller);
  if (type === "pending" && scope.of === "driver") {
    const given = await countRides(db, { scope, statuses: ["Assigned"] });
    const pool = await poolOf(db, { driverId: scope.accountId, now });
    return pool === null ? given : given + (await countPool(db, pool));
  }
  if (scope.of !== "everyone") return countRides(db, { scope, statuses: type ? STATUSES[type] : null });
  if (type === "completed") return countEndedRides(db, ["Completed"]);
  if (type) return countRides(db, { scope, statuses: STATUSES[type] });
  // Each count reads an index of its own; no index holds both.
  const pending = await countRides(db, { scope, statuses: STATUSES.pending });
  const underWay = await countRides(db, { scope, statuses: STATUSES.accepted });
  return pending + underWay + (await countEndedRides(db, ENDED));
}

type Waiting = { driverId: number; now: Date };

/**
 * Rides that a driver can accept: the pool without what they turned down and without the days after their papers end,
 * and the rides assigned to them.
 */
async function listWaitingFor(db: Db, { driverId, now }: Waiting, page: ListPart): Promise<RideRow[]> {
  const scope = { of: "driver", accountId: driverId } as const;
  const own = await poolOf(db, { driverId, now });
  const pool = own === null ? [] : await listPool(db, { ...own, ...page });
  const given = await listRideRows(db, { scope, statuses: ["Assigned"], orderBy: "ride_datetime", ...page });
  const sign = page.order === "newest" ? -1 : 1;
  return [...pool, ...given]
    .toSorted((a, b) => sign * (a.ride_datetime.getTime() - b.ride_datetime.getTime() || a.id - b.id))
    .slice(0, page.limit);
}

/** The pool as far as a driver's papers reach, without what comes while their car is out of service; null where papers have run out. */
async function poolOf(db: Db, { driverId, now }: Waiting) {
  const papers = await findPapersOf(db, driverId);
  const last = papers === undefined ? null : lastDayOfRides(heldOf(papers));
  const outages = papers?.out_of_service ?? [];
  if (last === null) return { driverId, until: null, outages };
  if (last < curacaoDate(now)) return null;
  return { driverId, outages, until: instantsOf({ start: last, end: addDays(last, 1) }).end };
}

function scopeOf(caller: SignedIn | ByKey): RideScope {
  if (caller.actor === "partner") return { of: "partner", partnerId: caller.partnerId };
  const { actor, accountId } = caller;
  if (can(actor, "seeAllRides")) return { of: "everyone" };
  return can(actor, "drive") ? { of: "driver", accountId } : { of: "rider", accountId };
}

const LARGEST_ID = 2_147_483_647;

/** A place in a list as the opaque text that a client sends back. */
function writeCursor({ at, id }: ListPlace): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString("base64url");
}

function readCursor(text: string | undefined): ListPlace | null {
  if (text === undefined) return null;
  const match = /^(-?\d{1,14}) (\d{1,10})$/.exec(Buffer.from(text, "base64url").toString());
  const place = match && { at: new Date(Number(match[1])), id: Number(match[2]) };
  if (!place || place.id > LARGEST_ID) {
    const sentence = "Invalid cursor.";
    throw new ApiError("invalid_input", sentence, { fields: { before: sentence } });
  }
  return place;
}
