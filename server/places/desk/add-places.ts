import { SAME_NAME_METRES } from "../../../contract/places/desk-places.ts";
import type { PlaceKind } from "../../../domain/places/place.ts";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import { plainText } from "../../../domain/places/search/plain-text.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { straightKm } from "../geometry.ts";
import { areaOf } from "../import/collect-places.ts";
import { areasAmong, type ChangeContext, freeId, POPULARITY } from "./change-place.ts";
import { changedBook, readPlaceChanges } from "./changed-book.ts";
import { DESK_PREFIX } from "./list-desk-places.ts";
import { insertPlaceChanges, lockPlaceChanges, type NewChange } from "./place-changes.queries.ts";

export type NewPlace = {
  readonly id: string | null;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly lat: number;
  readonly lng: number;
  readonly area: string | null;
  readonly popularity: number | null;
  readonly spellings: readonly string[];
  readonly retired: boolean;
};

/**
 * The standing of a place that somebody wants to add: nothing like it, the same place there already or earlier in this
 * list, or not on the island.
 */
type Standing = "new" | "there" | "twice" | "off_island";

/**
 * The standings of many places, one after the other, and a way to add those that are new. A place is there already by
 * its number, or by its name close by. In a transaction nobody else changes places meanwhile.
 */
export async function readPlaceStandings(
  db: Db | Trx,
  places: readonly NewPlace[],
  { maps, by, now }: ChangeContext,
) {
  if (db.isTransaction) await lockPlaceChanges(db as Trx);
  const { all, found } = changedBook(maps.book, await readPlaceChanges(db));
  const ids = new Set(all.map(({ id }) => id));
  const known = namesOf(all);
  const added = namesOf([]);
  const areas = areasAmong(found);
  const rows: NewChange[] = [];

  const standings = places.map((place): Standing => {
    const isTwice = place.id === null ? added.has(place) : rows.some(({ id }) => id === place.id);
    if (isTwice) return "twice";
    if ((place.id !== null && ids.has(place.id)) || known.has(place)) return "there";
    if (!maps.isOnIsland(place)) return "off_island";
    const id = place.id?.startsWith(DESK_PREFIX) === true ? place.id : freeId(place.name, ids);
    ids.add(id);
    added.add(place);
    rows.push({
      ...place,
      id,
      area: place.area ?? areaOf(place, areas),
      popularity: place.popularity ?? POPULARITY,
      spellings: JSON.stringify(place.spellings),
      version: 1,
      changed_by: by.accountId,
      changed_at: now,
    });
    return "new";
  });

  const add = async (trx: Trx) => {
    if (rows.length === 0) return;
    await insertPlaceChanges(trx, rows);
    await recordEvent(trx, { type: "places.changed", at: now });
  };
  return { standings, add };
}

type Named = Pick<KnownPlace, "name" | "lat" | "lng"> & { readonly spellings: readonly string[] };

/** Finds a place of one name close by another, however many there are. */
function namesOf(places: readonly Named[]) {
  const byName = new Map<string, Named[]>();
  const add = (place: Named) => {
    for (const name of new Set([place.name, ...place.spellings].map(plainText))) {
      byName.set(name, [...(byName.get(name) ?? []), place]);
    }
  };
  for (const place of places) add(place);
  const has = (place: Named) =>
    (byName.get(plainText(place.name)) ?? []).some(
      (other) => straightKm(place, other) * 1_000 < SAME_NAME_METRES,
    );
  return { add, has };
}
