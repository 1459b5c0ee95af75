import type { PlaceKind } from "../../../domain/places/place.ts";
import { straightKm } from "../geometry.ts";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import type { Point } from "../ports.ts";
import { plainText } from "../../../domain/places/search/plain-text.ts";
import type { OsmTags } from "./osm-file.ts";

/** A named object of the extract that somebody may want to be driven to. */
export type NamedThing = { id: string; name: string; kind: PlaceKind; spellings: string[]; point: Point };

const KINDS: Readonly<Record<string, Readonly<Record<string, PlaceKind>>>> = {
  aeroway: { aerodrome: "airport", terminal: "airport" },
  tourism: {
    hotel: "hotel",
    hostel: "hotel",
    guest_house: "hotel",
    motel: "hotel",
    apartment: "hotel",
    resort: "hotel",
    chalet: "hotel",
    museum: "museum",
    gallery: "museum",
    attraction: "landmark",
    viewpoint: "landmark",
    theme_park: "landmark",
    zoo: "landmark",
    aquarium: "landmark",
  },
  leisure: {
    resort: "hotel",
    beach_resort: "beach",
    park: "park",
    nature_reserve: "park",
    marina: "marina",
    stadium: "sports",
    sports_centre: "sports",
    golf_course: "sports",
    fitness_centre: "sports",
  },
  natural: { beach: "beach", bay: "beach", cave_entrance: "landmark", peak: "landmark" },
  amenity: {
    restaurant: "restaurant",
    cafe: "restaurant",
    fast_food: "restaurant",
    food_court: "restaurant",
    bar: "nightlife",
    pub: "nightlife",
    nightclub: "nightlife",
    cinema: "nightlife",
    theatre: "nightlife",
    casino: "casino",
    hospital: "hospital",
    clinic: "clinic",
    doctors: "clinic",
    dentist: "clinic",
    pharmacy: "pharmacy",
    school: "school",
    college: "school",
    university: "school",
    kindergarten: "school",
    library: "museum",
    place_of_worship: "church",
    townhall: "government",
    courthouse: "government",
    police: "government",
    fire_station: "government",
    post_office: "government",
    embassy: "embassy",
    bank: "business",
    community_centre: "community",
    ferry_terminal: "pier",
    marketplace: "shop",
    car_rental: "business",
    bus_station: "landmark",
    dive_centre: "dive-site",
    prison: "government",
  },
  office: { government: "government", diplomatic: "embassy", company: "business", yes: "business" },
  diplomatic: { embassy: "embassy", consulate: "embassy" },
  shop: { mall: "mall", supermarket: "supermarket", department_store: "mall" },
  historic: {
    fort: "landmark",
    monument: "landmark",
    manor: "landmark",
    castle: "landmark",
    ruins: "landmark",
  },
  man_made: { pier: "pier", lighthouse: "landmark" },
  sport: { scuba_diving: "dive-site" },
  place: {
    town: "town",
    city: "town",
    village: "village",
    hamlet: "village",
    suburb: "neighbourhood",
    neighbourhood: "neighbourhood",
    quarter: "neighbourhood",
    locality: "neighbourhood",
  },
};

const OTHER_NAMES = [
  "alt_name",
  "old_name",
  "short_name",
  "loc_name",
  "name:en",
  "name:nl",
  "name:es",
  "name:pap",
];
/** Two objects of the same name closer than this are one. */
const SAME_PLACE_KM = 1.5;

/** The place that the tags describe, or null when it has no name or nobody is driven there. */
export function describePlace(id: string, tags: OsmTags, point: Point): NamedThing | null {
  const name = tags.get("name");
  const kind = name && kindOf(tags);
  if (!name || !kind) return null;
  const spellings = OTHER_NAMES.flatMap((key) => tags.get(key)?.split(";") ?? []);
  return { id, name, kind, spellings: [...new Set(spellings)].filter((other) => other !== name), point };
}

/** The objects of the extract that the book does not have yet, as places, each with the part of the island it is in. */
export function newPlaces(things: readonly NamedThing[], book: readonly KnownPlace[]): KnownPlace[] {
  const known = new Map<string, Point[]>();
  const isKnown = (thing: NamedThing) =>
    known.get(plainText(thing.name))?.some((point) => straightKm(point, thing.point) < SAME_PLACE_KM) ??
    false;
  const remember = (name: string, point: Point) => {
    const key = plainText(name);
    known.set(key, [...(known.get(key) ?? []), point]);
  };
  for (const place of book) for (const name of [place.name, ...place.spellings]) remember(name, place);
  const areas = book.filter(({ kind }) => kind === "neighbourhood" || kind === "village" || kind === "town");
  return things.flatMap((thing) => {
    if (isKnown(thing)) return [];
    remember(thing.name, thing.point);
    const { id, name, kind, spellings, point } = thing;
    return [
      {
        id,
        name,
        kind,
        spellings,
        ...point,
        area: areaOf(point, areas),
        popularity: kind === "street" ? 0 : 1,
      },
    ];
  });
}

/** The part of the island a point is in: the closest neighbourhood or village of the book. */
export function areaOf(point: Point, areas: readonly KnownPlace[]): string {
  let closest = { name: "Curaçao", km: Infinity };
  for (const area of areas) {
    const km = straightKm(point, area);
    if (km < closest.km) closest = { name: area.name, km };
  }
  return closest.name;
}

/** The kind of place that the tags of OpenStreetMap describe. */
export function kindOf(tags: OsmTags): PlaceKind | null {
  for (const [key, kinds] of Object.entries(KINDS)) {
    const kind = kinds[tags.get(key) ?? ""];
    if (kind) return kind;
  }
  return tags.has("shop") ? "shop" : null;
}
