import type { PlaceKind } from "../place.ts";

/** The words that people add to a name to say what sort of place they mean. */
const KIND_WORDS: Partial<Record<PlaceKind, string>> = {
  beach: "beach strand playa baai bay boka boca bahia",
  hotel: "hotel resort apartments apartamento hostel",
  restaurant: "restaurant restaurante bar snack cafe eten food essen",
  nightlife: "bar club restaurant beach cafe disco",
  supermarket: "supermarket supermarkt supermercado toko store winkel laden",
  mall: "mall shopping winkelcentrum centro comercial plaza einkaufszentrum",
  museum: "museum museo landhuis",
  landmark: "landhuis monument",
  school: "school skol kolegio college schule",
  church: "church kerk iglesia misa kirche",
  pharmacy: "pharmacy botica botika apotheek farmacia apotheke",
  hospital: "hospital ziekenhuis clinic kliniek krankenhaus klinik",
  clinic: "clinic kliniek klinika medical klinik",
  street: "street straat weg road kaya kaminda calle strasse",
  airport: "airport luchthaven aeropuerto vliegveld terminal flughafen",
  pier: "pier steiger muelle haven boat boot ferry hafen",
  casino: "casino kasino",
  neighbourhood: "wijk barrio bario area viertel",
  village: "dorp village pueblo dorf",
};

/** The kinds of place a word may stand for. */
const KINDS_BY_WORD = new Map<string, Set<string>>();
for (const [kind, words] of Object.entries(KIND_WORDS)) {
  for (const word of words.split(" ")) {
    KINDS_BY_WORD.set(word, (KINDS_BY_WORD.get(word) ?? new Set()).add(kind));
  }
}

/** Whether a word says what kind of place is meant, rather than which. */
export function isKindWord(word: string): boolean {
  return KINDS_BY_WORD.has(word);
}

/** Whether a word stands for this kind of place: "strand" for a beach. */
export function standsForKind(word: string, kind: PlaceKind): boolean {
  return KINDS_BY_WORD.get(word)?.has(kind) ?? false;
}
