import type { z } from "zod";
import type { ShipFeed } from "../../contract/demand/ship-feed.ts";
import type { setShipFeedEndpoint } from "../../contract/demand/ship-feed.endpoints.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { type Reading, type ShipFeedDependencies, forgetFedCalls, keepReading } from "./read-ship-feed.ts";
import { findShipFeed, lockShipFeed, writeShipFeed } from "./ship-feed.queries.ts";

type Setting = {
  readonly deps: Pick<ShipFeedDependencies, "places">;
  readonly feed: z.output<typeof setShipFeedEndpoint.body>;
  /** The calendar as it was just read; null where none is read any more. */
  readonly read: Reading | null;
  readonly by: number;
  readonly now: Date;
};

export async function getShipFeed(db: Db | Trx): Promise<ShipFeed> {
  const { id: _id, read_at, ...feed } = await findShipFeed(db);
  return { ...feed, read_at: read_at?.toISOString() ?? null };
}

/** Sets the address that ships are read from. Those of another one go: the new list may know nothing of them. */
export async function setShipFeed(trx: Trx, { deps, feed, read, by, now }: Setting): Promise<ShipFeed> {
  const before = await lockShipFeed(trx);
  if (before.url !== feed.url) {
    await forgetFedCalls(trx, now);
    await recordEvent(trx, { type: "dispatch.changed", at: now });
  }
  await writeShipFeed(trx, { ...feed, ...(before.url !== feed.url && NEVER_READ) });
  const { url, pier, passengers } = feed;
  if (url !== null && read !== null) await keepReading(trx, { deps, url, read, now });
  await recordAudit(trx, {
    actorId: by,
    action: "set_ship_feed",
    subject: "dispatch",
    // An address may have a secret behind its host.
    detail: { host: url === null ? null : new URL(url).host, pier, passengers },
    at: now,
  });
  return getShipFeed(trx);
}

const NEVER_READ = { read_at: null, fault: null, ships: 0, left_out: 0 };
