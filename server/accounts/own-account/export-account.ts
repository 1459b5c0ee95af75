import type { z } from "zod";
import type { accountExportSchema } from "../../../contract/accounts/account.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type { Db } from "../../database/connect.ts";
import { listCasesOf, listMessagesAboutOwnRides, listOwnPaperFiles, listOwnRides } from "./me.queries.ts";
import { readFavorites } from "../own-lists/favorite-drivers.ts";
import { readSavedPlaces } from "../own-lists/saved-places.ts";
import { presentMe, presentSessions } from "./present-me.ts";

/** Everything we keep about an account, for its owner. */
export async function exportAccount(
  db: Db,
  { accountId, sessionId, now }: { accountId: number; sessionId: string; now: Date },
): Promise<z.input<typeof accountExportSchema>> {
  const account = await presentMe(db, accountId, now);
  const sessions = await presentSessions(db, { accountId, currentId: sessionId, now });
  const rides = await listOwnRides(db, accountId);
  const messages = await listMessagesAboutOwnRides(db, accountId);
  const cases = await readCasesOf(db, accountId);
  const papers = await listOwnPaperFiles(db, accountId);
  const places = await readSavedPlaces(db, accountId);
  const favorites = await readFavorites(db, accountId);
  return {
    exported_at: now.toISOString(),
    account,
    sessions,
    rides: rides.map(
      ({ distance_m, fare_cents, tip_cents, tip_xcg_cents, tip_link_cents, stops, ...ride }) => ({
        ...ride,
        ...(stops.length > 0 ? { stops } : {}),
        ride_datetime: ride.ride_datetime.toISOString(),
        created_at: ride.created_at.toISOString(),
        completed_at: ride.completed_at?.toISOString() ?? null,
        distance_km: distance_m / 1000,
        calculated_fare: toDollarString(fare_cents),
        tip: amount(tip_cents),
        tip_xcg: amount(tip_xcg_cents),
        ...(tip_link_cents > 0 ? { tip_by_link: toDollarString(tip_link_cents) } : {}),
      }),
    ),
    messages: messages.map((message) => ({
      kind: message.kind,
      channel: message.channel,
      recipient: message.recipient,
      ride_reference: message.reference,
      created_at: message.created_at.toISOString(),
      sent_at: message.sent_at?.toISOString() ?? null,
    })),
    ...(cases.length > 0 && { cases }),
    ...(places.length > 0 && { saved_places: places }),
    ...(favorites.length > 0 && { favorite_drivers: favorites }),
    ...(papers.length > 0 && {
      papers: papers.map(({ content, attached_at, ...paper }) => ({
        ...paper,
        attached_at: attached_at.toISOString(),
        file: content.toString("base64"),
      })),
    }),
  };
}

type OwnCases = NonNullable<z.input<typeof accountExportSchema>["cases"]>;

async function readCasesOf(db: Db, accountId: number): Promise<OwnCases> {
  const rows = await listCasesOf(db, accountId);
  return [...new Set(rows.map(({ id }) => id))].flatMap((id) => {
    const ofCase = rows.filter((row) => row.id === id);
    return ofCase.slice(0, 1).map(({ kind, reference, opened_at, closed_at }) => ({
      kind,
      ride_reference: reference,
      opened_at: opened_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
      words: ofCase.flatMap(({ entry_kind, entry, written_at }) =>
        entry === null || written_at === null
          ? []
          : [
              {
                from: entry_kind === "driver_said" ? ("me" as const) : ("office" as const),
                text: entry,
                at: written_at.toISOString(),
              },
            ],
      ),
    }));
  });
}

function amount(cents: number | null): string | null {
  return cents === null ? null : toDollarString(cents);
}
