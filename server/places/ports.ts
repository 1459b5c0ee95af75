import type { NearestPlace, NearestStreet, Turn } from "../../contract/places/place.ts";
import type { Point } from "../../domain/places/place-points.ts";
import type { Place } from "../../domain/places/place.ts";
import { ApiError } from "../http/api-error.ts";

export type { Place, Point };

/** `approximate` says that the chosen provider did not answer and the embedded data did. */
type PlacesAnswer = { places: Place[]; approximate: boolean };
type NearestAnswer = { place: NearestPlace; approximate: boolean };

/** Finds places by what people type, and names a point. `nearest` throws OffIsland for a point without a road. */
export type PlacesPort = {
  /** The place of ours with exactly this name or other spelling, imported ones included; no other service is asked. */
  findByName(name: string): Place | null;
  /** Every place of ours with this name or other spelling: a chain has several shops of one name. */
  listByName(name: string): readonly Place[];
  /** For each name of a place of ours that stands among these words: the places of that name. */
  listWithin(words: string): readonly (readonly Place[])[];
  suggest(query: { q: string; limit: number }): Promise<PlacesAnswer>;
  nearest(point: Point): Promise<NearestAnswer>;
};

/** `at` is when the drive starts: it decides how long it takes, never which way it goes. */
export type Trip = { from: Point; to: Point; at?: Date | undefined; withTurns?: boolean };
export type LinePoint = [lat: number, lng: number];
export type Route = {
  distanceKm: number;
  durationMin: number;
  geometry: readonly LinePoint[];
  approximate: boolean;
  /** Only where the way is over our own streets. */
  turns?: Turn[];
};

/** Works out the drive between two points. Throws OffIsland when either cannot be reached by road. */
export type RoutesPort = { route(trip: Trip): Promise<Route> };

/** Thrown for a point at sea or away from the island. */
export class OffIsland extends ApiError {
  /** `street` is the closest to the point, for whoever offers to put the pin there; `sentence` says so to them. */
  constructor(street?: NearestStreet, sentence?: string) {
    const facts = {
      ...(street ? { nearest_street: street } : {}),
      ...(sentence === undefined ? {} : { off_street_sentence: sentence }),
    };
    super("off_island", "That place isn't on Curaçao. Please choose one on the island.", facts);
  }
}
