import type { DeskPlace } from "../../../contract/places/desk-places.ts";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import { knownPlaces } from "../place-book.ts";
import { toPlace } from "../place-names.ts";
import type { PlaceChange } from "./changed-book.ts";
import type { CompanyPlaces } from "./company-places.ts";

/** The places found for a text, the retired ones too; without a text those that the desk changed, the last first. */
export function listDeskPlaces(
  { present: { index, changes } }: CompanyPlaces,
  { q, limit }: { q: string; limit: number },
): DeskPlace[] {
  if (q.trim() === "") return changes.slice(0, limit).map((change) => toDeskPlace(change, change));
  const changed = new Map(changes.map((change) => [change.id, change]));
  return index()
    .search(q, limit)
    .map((place) => toDeskPlace(place, changed.get(place.id)));
}

const shipped = new Set(knownPlaces().map(({ id }) => id));

/** The prefix of the places that the desk added. */
export const DESK_PREFIX = "desk-";

/** A place as the desk sees it. */
export function toDeskPlace(place: KnownPlace, change: PlaceChange | undefined): DeskPlace {
  return {
    ...toPlace(place),
    id: place.id,
    spellings: place.spellings,
    retired: change?.retired ?? false,
    origin: shipped.has(place.id) ? "product" : place.id.startsWith(DESK_PREFIX) ? "desk" : "import",
    version: change?.version ?? 0,
    changed_at: change?.changedAt.toISOString() ?? null,
    changed_by: change?.changedBy ?? null,
  };
}
