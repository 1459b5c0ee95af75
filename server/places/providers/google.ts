import { z } from "zod";
import { decodeLine } from "../../../domain/places/drawn-line.ts";
import { ISLAND_BOUNDS } from "../../../domain/places/island-bounds.ts";
import type { Point } from "../../../domain/places/place-points.ts";
import type { Place, PlaceKind } from "../../../domain/places/place.ts";
import type { RoutesPort } from "../ports.ts";
import { askProvider, below, type Asking } from "./ask-provider.ts";
import type { PlaceSource } from "./provided-place.ts";

const componentSchema = z.object({ longText: z.string(), types: z.array(z.string()) });
const searchSchema = z.object({
  places: z
    .array(
      z.object({
        displayName: z.object({ text: z.string() }),
        location: z.object({ latitude: z.number(), longitude: z.number() }),
        types: z.array(z.string()).default([]),
        addressComponents: z.array(componentSchema).default([]),
      }),
    )
    .default([]),
});
const geocodeSchema = z.object({
  status: z.enum(["OK", "ZERO_RESULTS"]),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      types: z.array(z.string()).default([]),
      address_components: z
        .array(z.object({ long_name: z.string(), types: z.array(z.string()) }))
        .default([]),
    }),
  ),
});
const routesSchema = z.object({
  routes: z.tuple(
    [
      z.object({
        distanceMeters: z.number(),
        duration: z.string().regex(/^\d+(\.\d+)?s$/),
        polyline: z.object({ encodedPolyline: z.string() }),
      }),
    ],
    z.unknown(),
  ),
});

/** The kinds of Google that are ours under another name; the first that fits wins. */
const KINDS: ReadonlyArray<readonly [string, PlaceKind]> = [
  ["airport", "airport"],
  ["lodging", "hotel"],
  ["beach", "beach"],
  ["hospital", "hospital"],
  ["doctor", "clinic"],
  ["pharmacy", "pharmacy"],
  ["shopping_mall", "mall"],
  ["supermarket", "supermarket"],
  ["casino", "casino"],
  ["night_club", "nightlife"],
  ["bar", "nightlife"],
  ["restaurant", "restaurant"],
  ["museum", "museum"],
  ["school", "school"],
  ["university", "school"],
  ["church", "church"],
  ["embassy", "embassy"],
  ["local_government_office", "government"],
  ["police", "government"],
  ["marina", "marina"],
  ["park", "park"],
  ["tourist_attraction", "landmark"],
  ["route", "street"],
  ["street_address", "address"],
  ["premise", "address"],
  ["neighborhood", "neighbourhood"],
  ["sublocality", "neighbourhood"],
  ["locality", "town"],
  ["store", "shop"],
];

/** Places from Google (Places and Geocoding, server key), asked for Curaçao only. Its terms forbid keeping answers. */
export function googlePlaces(key: string, asking: Asking): PlaceSource {
  const { south, west, north, east } = ISLAND_BOUNDS;
  return {
    async find({ q, limit }) {
      const answer = await askProvider(
        asking,
        {
          url: new URL("https://places.googleapis.com/v1/places:searchText"),
          method: "POST",
          headers: {
            "x-goog-api-key": key,
            "x-goog-fieldmask": "places.displayName,places.location,places.types,places.addressComponents",
          },
          body: {
            textQuery: q,
            pageSize: limit,
            languageCode: "en",
            regionCode: "CW",
            locationRestriction: {
              rectangle: {
                low: { latitude: south, longitude: west },
                high: { latitude: north, longitude: east },
              },
            },
          },
        },
        searchSchema,
      );
      return answer.places.map(
        ({ displayName, location, types, addressComponents }): Place => ({
          name: displayName.text,
          kind: kindFrom(types),
          area: areaFrom(addressComponents.map(({ longText, types: of }) => ({ name: longText, types: of }))),
          lat: location.latitude,
          lng: location.longitude,
        }),
      );
    },
    async name({ lat, lng }) {
      const url = below("https://maps.googleapis.com", "maps/api/geocode/json", {
        latlng: `${lat},${lng}`,
        language: "en",
        region: "cw",
        key,
      });
      const [first] = (await askProvider(asking, { url }, geocodeSchema)).results;
      if (!first) return null;
      const [name = first.formatted_address] = first.formatted_address.split(",");
      const area = areaFrom(
        first.address_components.map(({ long_name, types }) => ({ name: long_name, types })),
      );
      return { name, kind: kindFrom(first.types), area, ...first.geometry.location };
    },
  };
}

/** Routes from Google's Routes API, without traffic so that a fare does not depend on the minute. */
export function googleRoutes(key: string, asking: Asking): RoutesPort {
  const waypoint = ({ lat, lng }: Point) => ({ location: { latLng: { latitude: lat, longitude: lng } } });
  return {
    async route({ from, to }) {
      const answer = await askProvider(
        asking,
        {
          url: new URL("https://routes.googleapis.com/directions/v2:computeRoutes"),
          method: "POST",
          headers: {
            "x-goog-api-key": key,
            "x-goog-fieldmask": "routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline",
          },
          body: {
            origin: waypoint(from),
            destination: waypoint(to),
            travelMode: "DRIVE",
            routingPreference: "TRAFFIC_UNAWARE",
          },
        },
        routesSchema,
      );
      const [{ distanceMeters, duration, polyline }] = answer.routes;
      return {
        distanceKm: distanceMeters / 1000,
        durationMin: Number.parseFloat(duration) / 60,
        geometry: decodeLine(polyline.encodedPolyline),
        approximate: false,
      };
    },
  };
}

function kindFrom(types: readonly string[]): PlaceKind {
  return KINDS.find(([theirs]) => types.includes(theirs))?.[1] ?? "spot";
}

function areaFrom(components: ReadonlyArray<{ name: string; types: readonly string[] }>): string {
  for (const level of ["neighborhood", "sublocality", "locality"]) {
    const part = components.find(({ types }) => types.includes(level));
    if (part) return part.name;
  }
  return "Curaçao";
}
