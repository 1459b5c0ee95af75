import {
  type DispatchSettings,
  OFFER_AHEAD_MINUTES,
  OFFER_SECONDS,
} from "../../contract/dispatch/dispatch.ts";
import type { Db, Trx } from "../database/connect.ts";
import { listDueRides, readSettings } from "./dispatch.queries.ts";
import { modeOf } from "./switch-auto-assign.ts";
import { listOpenOffers, listPastOffers } from "./offers.queries.ts";

const SHOWN = 50;

/** Dispatch also sees what auto-assign leaves to a person, however long ago its pickup was. */
const EVER = new Date(0);

/** The switch, and what auto-assign is doing and did. */
export async function readDispatchSettings(db: Db | Trx, now: Date): Promise<DispatchSettings> {
  const settings = await readSettings(db);
  const open = await listOpenOffers(db);
  const past = await listPastOffers(db, SHOWN);
  const before = new Date(now.getTime() + OFFER_AHEAD_MINUTES * 60_000);
  const due = settings.auto_assign ? await listDueRides(db, { after: EVER, before, limit: SHOWN }) : [];
  return {
    auto_assign: settings.auto_assign,
    mode: modeOf(settings),
    offer_seconds: OFFER_SECONDS,
    offer_ahead_minutes: OFFER_AHEAD_MINUTES,
    changed_by: settings.first_name === null ? null : nameOf(settings),
    changed_at: settings.changed_at?.toISOString() ?? null,
    open_offers: open
      .filter((offer) => offer.status === "Assigned" && offer.holder_id === offer.driver_id)
      .map((offer) => ({ ...presentOffer(offer), expires_at: offer.expires_at.toISOString() })),
    past_offers: past.flatMap((offer) =>
      offer.outcome && offer.closed_at
        ? [
            {
              ...presentOffer(offer),
              offered_at: offer.offered_at.toISOString(),
              outcome: offer.outcome,
              closed_at: offer.closed_at.toISOString(),
            },
          ]
        : [],
    ),
    unplaced: due.map((ride) => ({
      ride_id: ride.id,
      reference: ride.reference,
      ride_datetime: ride.ride_datetime.toISOString(),
    })),
  };
}

type Named = { first_name: string | null; last_name: string | null };
type Offered = Named & { ride_id: number; reference: string; driver_id: number };

function presentOffer(offer: Offered) {
  return {
    ride_id: offer.ride_id,
    reference: offer.reference,
    driver_id: offer.driver_id,
    driver_name: nameOf(offer),
  };
}

function nameOf({ first_name, last_name }: Named): string {
  return `${first_name ?? ""} ${last_name ?? ""}`.trim();
}
