import { useMemo, useSyncExternalStore } from "react";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import type { Place } from "../../domain/places/place.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useSession } from "../api/session.ts";
import { useSettled } from "../ui/use-settled.ts";
import { markMatch } from "./mark-match.ts";
import { placeFiles } from "./place-files.ts";
import { searchWithoutRetired } from "./search-without-retired.ts";
import { type SavedPlaces, recentPlaces, savedPlaces, watchRecentPlaces } from "./recent-places.ts";

const MOST_SUGGESTIONS = 8;
const MOST_OWN = 4;
/** The local list of places answers meanwhile; a slow phone is spared a call for every letter. */
const ASK_AFTER_MS = 150;
const NONE_SAVED: SavedPlaces = {};
const NO_PLACES: readonly Place[] = [];
/** The places that came with the page. */
export const BOOK = {
  key: "book",
  load: () => placeFiles.book(),
  // They are functions, the same every time.
  compares: false,
  freshMs: Infinity,
};
/** A few lines, there long before the book. */
const HOUSES = { ...BOOK, key: "houses", load: () => placeFiles.typed() };
const RIDDEN = {
  key: "ridden",
  load: async () => (await import("./account-places.ts")).readAccountPlaces(),
  freshMs: 60_000,
};
const KEPT = {
  key: "kept places",
  load: async () => (await import("./account-saved-places.ts")).syncSavedPlaces(),
  freshMs: 60_000,
};

/**
 * Places for what is typed, best first; before anything is typed, where this person went and where most people go. Once
 * the field is `awake` the browser has the book of places and answers every key by itself, with a network or without;
 * the server's answer, which may know more, takes its place. A house number that was typed is in their names.
 */
export function usePlaceSuggestions(
  typed: string,
  awake: boolean,
): { places: readonly Place[]; searching: boolean; mark: typeof markMatch; saved: Saved | undefined } {
  const text = typed.trim();
  const own = useOwnPlaces(awake);
  const kept = useSyncExternalStore(watchRecentPlaces, savedPlaces, () => NONE_SAVED);
  const book = useRead(awake ? BOOK : null).data;
  const houses = useRead(awake ? HOUSES : null);
  const settled = useSettled(text, ASK_AFTER_MS);
  const asked = book === undefined ? text : settled;
  const found = useRead(
    read(suggestPlacesEndpoint, { query: { q: asked, limit: MOST_SUGGESTIONS } }, Infinity),
    { keepsLast: true },
  );
  const retired = useRead(awake ? read(getConfigEndpoint) : null).data?.map.retired_places;
  const known = useMemo(
    () => book && searchWithoutRetired(book.searchKnownPlaces, retired)(text, MOST_SUGGESTIONS),
    [book, text, retired],
  );
  const answered = asked === text && found.isCurrent;
  const asking = found.data?.results ?? NO_PLACES;
  // Until an answer comes, what was found for the letters before stays only where it fits these too.
  const fitting =
    answered || text === "" ? asking : asking.filter((place) => markMatch(place.name, text)[1] !== "");
  // Nobody chooses a street before the number that was typed with it can be kept.
  const waits = houses.isPending && /\d/.test(text);
  const suggested = waits ? NO_PLACES : ((answered ? undefined : known) ?? fitting);
  const places = suggested.map((place) => ({
    ...place,
    name: houses.data?.withHouseNumber(place, text) ?? place.name,
  }));
  const saved = houses.data;
  const mark = houses.data?.markLikeness ?? markMatch;
  if (text !== "") return { places, searching: waits || asked !== text || found.isFetching, mark, saved };
  const first = saved?.savedFirst(own, kept) ?? own;
  const others = places.filter((place) => !first.some((mine) => mine.name === place.name));
  return { places: [...first, ...others].slice(0, MOST_SUGGESTIONS), searching: false, mark, saved };
}

type Saved = Awaited<ReturnType<typeof placeFiles.typed>>;

/** Where this person went: by the account's rides when somebody is signed in, then as this browser remembers it. */
function useOwnPlaces(awake: boolean): readonly Place[] {
  const session = useSession();
  const recent = useSyncExternalStore(watchRecentPlaces, recentPlaces, () => NO_PLACES);
  // The saved places of the account come to this device, where each field finds them.
  useRead(awake && session?.role === "rider" ? KEPT : null);
  const ridden = useRead(awake && session?.role === "rider" ? RIDDEN : null).data;
  return useMemo(() => {
    const others = recent.filter((place) => !ridden?.some((mine) => mine.name === place.name));
    return [...(ridden ?? NO_PLACES).slice(0, MOST_OWN), ...others].slice(0, MOST_OWN);
  }, [ridden, recent]);
}
