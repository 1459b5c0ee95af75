import { type ShipFeed, SHIP_FEED_FAULTS } from "../../contract/demand/ship-feed.ts";
import { MOST_PASSENGERS, isACall } from "../../contract/demand/cruise-calls.ts";
import { type CalendarShip, type ShipCalendar, readShipCalendar } from "../../domain/demand/ship-calendar.ts";
import { BOOKING_AHEAD_DAYS } from "../../domain/rides/booking-limits.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../domain/time-units.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { fetchPublicText } from "../partners/webhooks/fetch-public-text.ts";
import type { Reach } from "../partners/webhooks/post-webhook.ts";
import { findPublicAddress } from "../partners/webhooks/public-address.ts";
import { WebhookUnsent } from "../partners/webhooks/webhook-unsent.ts";
import type { PlacesPort } from "../places/ports.ts";
import type { Clock } from "../process/clock.ts";
import {
  deleteFedCalls,
  findShipFeed,
  insertFedCall,
  listFedCalls,
  lockShipFeed,
  updateFedCall,
  writeShipFeed,
} from "./ship-feed.queries.ts";

/** A port changes its list a few times a day. */
export const READ_SHIPS_EVERY_MS = HOUR_MS;
/** A year of a busy port is a fifth of this. */
const MOST_BYTES = 1024 * 1024;

/** A calendar is on the internet, and comes within seconds. */
export const SHIPS_REACH: Reach = { findAddress: findPublicAddress, timeoutMs: 10 * SECOND_MS };

export type ShipFeedDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  /** How the calendar is reached. */
  readonly reach: Reach;
  /** Finds a pier by one of its names. */
  readonly places: Pick<PlacesPort, "listByName">;
};

/** Reads the calendar of ships, where there is one and no other server has just read it. */
export async function readShipFeed(deps: ShipFeedDependencies): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const { url, read_at } = await findShipFeed(db);
  if (url === null) return;
  if (read_at && now.getTime() - read_at.getTime() < READ_SHIPS_EVERY_MS / 2) return;
  const read = await askForShips(url, deps.reach);
  await inTransaction(db, (trx) => keepReading(trx, { deps, url, read, now }));
}

type Fault = NonNullable<ShipFeed["fault"]>;
export type Reading = ShipCalendar | Fault;

/** The ships at an address, or why there are none. One that has no entry at all is taken for broken, so that its ships stay. */
export async function askForShips(url: string, reach: Reach): Promise<Reading> {
  let text: string;
  try {
    const asked = {
      url: new URL(url),
      accept: "text/calendar",
      agent: "Trupial ships",
      mostBytes: MOST_BYTES,
    };
    text = await fetchPublicText(asked, reach);
  } catch (error) {
    if (!(error instanceof WebhookUnsent)) throw error;
    return SHIP_FEED_FAULTS.find((fault) => fault === error.reason) ?? "unreachable";
  }
  const calendar = readShipCalendar(text);
  if (calendar === null) return "no_calendar";
  return calendar.ships.length === 0 ? "empty" : calendar;
}

type Keeping = {
  readonly deps: Pick<ShipFeedDependencies, "places">;
  readonly url: string;
  readonly read: Reading;
  readonly now: Date;
};

/** Keeps what the calendar said, unless it was set to another address meanwhile. */
export async function keepReading(trx: Trx, { deps, url, read, now }: Keeping): Promise<void> {
  const feed = await lockShipFeed(trx);
  if (feed.url !== url) return;
  if (typeof read === "string") return writeShipFeed(trx, { read_at: now, fault: read });
  const last = new Date(now.getTime() + BOOKING_AHEAD_DAYS * DAY_MS);
  const ships = read.ships.filter((ship) => isACall(ship) && ship.from > now && ship.from < last);
  await bringUpToDate(trx, { deps, feed, ships, now });
  await writeShipFeed(trx, { read_at: now, fault: null, ships: ships.length, left_out: read.leftOut });
}

type Update = {
  readonly deps: Pick<ShipFeedDependencies, "places">;
  readonly feed: Awaited<ReturnType<typeof findShipFeed>>;
  readonly ships: readonly CalendarShip[];
  readonly now: Date;
};

/** Makes the ships to come those of the calendar. One that somebody changed by hand stays as it is, and so do those that they wrote down. */
async function bringUpToDate(trx: Trx, { deps, feed, ships, now }: Update): Promise<void> {
  const known = new Map((await listFedCalls(trx, now)).map((call) => [call.feed_uid, call]));
  let changed = false;
  for (const ship of ships) {
    const call = callOf(ship, { deps, feed, now });
    const before = known.get(ship.uid);
    known.delete(ship.uid);
    if (!before) {
      changed = (await insertFedCall(trx, { ...call, feed_uid: ship.uid, version: 1 })) || changed;
    } else if (before.changed_by === null && !isSame(before, call)) {
      await updateFedCall(trx, before.id, call);
      changed = true;
    }
  }
  const gone = [...known.values()].filter(({ changed_by: by }) => by === null).map(({ id }) => id);
  await deleteFedCalls(trx, gone);
  if (changed || gone.length > 0) await recordEvent(trx, { type: "dispatch.changed", at: now });
}

/** Takes the ships to come of a calendar out that is read no more. */
export async function forgetFedCalls(trx: Trx, now: Date): Promise<void> {
  const fed = (await listFedCalls(trx, now)).filter(({ changed_by: by }) => by === null);
  await deleteFedCalls(
    trx,
    fed.map(({ id }) => id),
  );
}

function callOf(ship: CalendarShip, { deps, feed, now }: Omit<Update, "ships">) {
  const [place] = ship.location === "" ? [] : deps.places.listByName(ship.location);
  const { pier, lat, lng } = place ? { pier: place.name, lat: place.lat, lng: place.lng } : feed;
  const passengers = ship.passengers === null || ship.passengers < 1 ? feed.passengers : ship.passengers;
  return {
    ship: ship.ship,
    pier,
    lat,
    lng,
    from_at: ship.from,
    until_at: ship.until,
    passengers: Math.min(passengers, MOST_PASSENGERS),
    changed_at: now,
  };
}

type Known = Awaited<ReturnType<typeof listFedCalls>>[number];

function isSame(before: Known, call: ReturnType<typeof callOf>): boolean {
  return (
    before.ship === call.ship &&
    before.pier === call.pier &&
    before.passengers === call.passengers &&
    before.from_at.getTime() === call.from_at.getTime() &&
    before.until_at.getTime() === call.until_at.getTime()
  );
}
