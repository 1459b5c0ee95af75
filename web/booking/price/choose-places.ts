import { withHouseNumber } from "../../../contract/places/house-number.ts";
import type { Place } from "../../../contract/places/place.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import { plainText } from "../../../contract/places/search/plain-text.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import type { ChosenPlace } from "../../places/place-field.tsx";
import type { TripPlaces } from "../booking-draft.ts";

const LIMIT = 8;

/**
 * Chooses the places that were typed in full and not picked from the list. Any other line is refused by an error that
 * has it as its field `place`; where no list can be had it stays, for the server to read.
 */
export async function choosePlaces({ pickup, dropoff, stops }: TripPlaces): Promise<TripPlaces> {
  const [first = pickup, last = dropoff, ...others] = await Promise.all(
    [pickup, dropoff, ...stops].map((place) => choose(place)),
  );
  return { pickup: first, dropoff: last, stops: others };
}

async function choose(typed: ChosenPlace): Promise<ChosenPlace> {
  if (typed.lat !== null || typed.text.trim() === "") return typed;
  const found = await search(typed.text.trim());
  if (found === null) return typed;
  for (const place of found) {
    const name = withHouseNumber(place, typed.text);
    if (plainText(name) === plainText(typed.text)) return { text: name, lat: place.lat, lng: place.lng };
  }
  throw new ApiError("invalid_input", 0, { fields: { place: typed.text.trim() } });
}

/** By the server, which knows most; without it by the book of places; null where that isn't there either. */
async function search(text: string): Promise<readonly Place[] | null> {
  try {
    return (await call(suggestPlacesEndpoint, { query: { q: text, limit: LIMIT } })).results;
  } catch {
    const book = await import("../../places/known-places.ts").catch(() => null);
    return book && book.searchKnownPlaces(text, LIMIT);
  }
}
