import {
  type DispatchSettings,
  OFFER_AHEAD_MINUTES,
  OFFER_SECONDS,
} from "../../contract/dispatch/dispatch.ts";
import type { Db, Trx } from "../database/connect.ts";
import { listDueRides, readSettings } from "./dispatch.queries.ts";
import { modeOf } from "./switch-auto-assign.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { listOpenOffers, listPastOffers } from "./offers.queries.ts";
import { listOpenRoundOffers, listPastRoundOffers } from "./rounds.queries.ts";

const SHOWN = 50;
const ROUNDS_HOURS = 4;

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
    open_rounds: openRounds(await listOpenRoundOffers(db)),
    past_rounds: pastRounds(await listPastRoundOffers(db, new Date(now.getTime() - ROUNDS_HOURS * HOUR_MS))),
    unplaced: due.map((ride) => ({
      ride_id: ride.id,
      reference: ride.reference,
      ride_datetime: ride.ride_datetime.toISOString(),
    })),
  };
}

function openRounds(offers: Awaited<ReturnType<typeof listOpenRoundOffers>>) {
  return roundsOf(offers.filter(({ status }) => status === "Pending")).map(([first, ...others]) => ({
    ride_id: first.ride_id,
    reference: first.reference,
    driver_names: [first, ...others].map(nameOf),
    expires_at: first.expires_at.toISOString(),
  }));
}

function pastRounds(offers: Awaited<ReturnType<typeof listPastRoundOffers>>) {
  return roundsOf(offers).map(([first, ...others]) => {
    const all = [first, ...others];
    const taker = all.find(({ outcome }) => outcome === "accepted");
    return {
      ride_id: first.ride_id,
      reference: first.reference,
      asked: all.length,
      taken_by: taker ? nameOf(taker) : null,
      offered_at: first.offered_at.toISOString(),
      closed_at: (first.closed_at ?? first.expires_at).toISOString(),
    };
  });
}

/** The drivers of each round together, in the order in which the rounds come. */
function roundsOf<O extends { readonly ride_id: number; readonly offered_at: Date }>(
  offers: readonly O[],
): [O, ...O[]][] {
  const rounds = new Map<string, [O, ...O[]]>();
  for (const offer of offers) {
    const name = `${offer.ride_id} ${offer.offered_at.getTime()}`;
    const round = rounds.get(name);
    if (round) round.push(offer);
    else rounds.set(name, [offer]);
  }
  return [...rounds.values()];
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
