import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { areaOf, withHouseNumber } from "../../../domain/places/house-number.ts";
import type { Place } from "../../../domain/places/place.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import { plainText } from "../../../domain/places/search/plain-text.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { cached } from "../../api/update-read.ts";
import type { ChosenPlace } from "../../places/chosen-place.ts";
import { searchWithoutRetired } from "../../places/search-without-retired.ts";
import { addressAmong } from "../../places/typed-address.ts";
import type { TripPlaces } from "../booking-draft.ts";
import { placeFiles } from "../../places/place-files.ts";

const LIMIT = 8;

/** Which place of the list is meant by what was typed. */
export type Meaning = (found: readonly Place[], typed: string) => Place | undefined;

type Choosing = {
  /** Without one, what was typed in full. */
  readonly meaning?: Meaning;
  /** A line that is booked so already stays, also where nobody knows its point. */
  readonly booked?: TripPlaces;
};

/**
 * Chooses the places that were typed and not picked from the list. A line that means none of them is refused by an error that has
 * it as a field.
 */
export async function choosePlaces(
  { pickup, dropoff, stops }: TripPlaces,
  { meaning, booked }: Choosing = {},
): Promise<TripPlaces> {
  const ends = { pickup_location: pickup, dropoff_location: dropoff };
  const lines = [...Object.entries(ends), ...stops.map((stop) => ["stops", stop] as const)];
  const chosen = await Promise.all(
    lines.map(([, place]) => (isAmong(place, booked) ? place : choosePlace(place, meaning))),
  );
  const refused = lines.filter((_, index) => chosen[index] === null);
  if (refused.length > 0) {
    const fields = Object.fromEntries(refused.map(([name, { text }]) => [name, text.trim()]));
    throw new ApiError("invalid_input", 0, { fields });
  }
  const [first = pickup, last = dropoff, ...others] = chosen.filter((place) => place !== null);
  return { pickup: first, dropoff: last, stops: others };
}

/** Whether a line is one of these places, as it stands there. */
export function isAmong(line: ChosenPlace, places: TripPlaces | undefined): boolean {
  if (places === undefined) return false;
  const isIt = ({ text, lat, lng }: ChosenPlace) =>
    text.trim() === line.text.trim() && lat === line.lat && lng === line.lng;
  return [places.pickup, places.dropoff, ...places.stops].some(isIt);
}

/** Null where what was typed is no place of the list; where no list can be had it stays, for the server to read. */
export async function choosePlace(
  typed: ChosenPlace,
  meaning: Meaning = inFull,
): Promise<ChosenPlace | null> {
  const text = typed.text.trim();
  if (typed.lat !== null || text === "") return typed;
  const found = await search(text);
  if (found === null) return typed;
  const place = meaning(found, text);
  if (place === undefined) return inArea(text);
  return { text: withHouseNumber(place, text), lat: place.lat, lng: place.lng };
}

function inFull(found: readonly Place[], typed: string): Place | undefined {
  return found.find((place) => plainText(withHouseNumber(place, typed)) === plainText(typed));
}

/** An address that no list has is in its part of the island, where that stands behind a comma. */
async function inArea(address: string): Promise<ChosenPlace | null> {
  const area = areaOf(address);
  const found = area === null ? null : await search(area);
  return found && addressAmong(found, address);
}

/** By the server, which knows most; without it by the book of places; null where that isn't there either. */
async function search(text: string): Promise<readonly Place[] | null> {
  try {
    return (await call(suggestPlacesEndpoint, { query: { q: text, limit: LIMIT } })).results;
  } catch {
    const book = await placeFiles.book().catch(() => null);
    if (book === null) return null;
    const retired = cached(read(getConfigEndpoint))?.map.retired_places;
    return searchWithoutRetired(book.searchKnownPlaces, retired)(text, LIMIT);
  }
}
