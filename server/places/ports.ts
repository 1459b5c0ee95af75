import type { NearestPlace, Place, Point } from "../../contract/places/place.ts";
import { Refusal } from "../http/refusal.ts";

export type { Place, Point };

/** `approximate` says that the chosen provider did not answer and the embedded data did. */
export type PlacesAnswer = { places: Place[]; approximate: boolean };
export type NearestAnswer = { place: NearestPlace; approximate: boolean };

/** Finds places by what people type, and names a point. `nearest` throws OffIsland for a point without a road. */
export type PlacesPort = {
  /** The place of ours with exactly this name or other spelling, imported ones included; asks nobody else. */
  findByName(name: string): Place | null;
  suggest(query: { q: string; limit: number }): Promise<PlacesAnswer>;
  nearest(point: Point): Promise<NearestAnswer>;
};

export type Trip = { from: Point; to: Point };
export type LinePoint = [lat: number, lng: number];
export type Route = { distanceKm: number; durationMin: number; geometry: LinePoint[]; approximate: boolean };

/** Works out the drive between two points. Throws OffIsland when either cannot be reached by road. */
export type RoutesPort = { route(trip: Trip): Promise<Route> };

/** Thrown for a point at sea or away from the island. */
export class OffIsland extends Refusal {
  constructor() {
    super("off_island", "This point is not on Curaçao. Choose a place on the island.");
  }
}
