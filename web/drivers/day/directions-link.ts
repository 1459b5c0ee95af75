import type { Ride } from "../../../contract/rides/ride.ts";

/** A place to drive to: its words, and its point where one is known. */
export type Destination = { readonly name: string; readonly lat: number | null; readonly lng: number | null };

/** The stops of a ride as places to drive to. */
export function stopPlaces({ stops = [] }: Pick<Ride, "stops">): Destination[] {
  return stops.map(({ location, lat, lng }) => ({ name: location, lat, lng }));
}

/**
 * Opens the way to a place in the maps app of the device: the phone's own, or a map in the browser. A phone's address for one
 * place knows no stops; the maps that do are opened by their own addresses.
 */
export function directionsLink(
  place: Destination,
  userAgent: string,
  stops: readonly Destination[] = [],
): string {
  return stops.length === 0 ? straightTo(place, userAgent) : byStops(place, userAgent, stops);
}

function byStops(place: Destination, userAgent: string, stops: readonly Destination[]): string {
  const names = stops.map(placeText);
  if (/iPhone|iPad|iPod/.test(userAgent)) {
    const waypoints = names.map((name) => `&waypoint=${name}`).join("");
    return `https://maps.apple.com/directions?mode=driving&destination=${placeText(place)}${waypoints}`;
  }
  const waypoints = names.join("%7C");
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${placeText(place)}&waypoints=${waypoints}`;
}

/** The point of a place, or its words where nobody knows that. */
function placeText({ name, lat, lng }: Destination): string {
  return lat === null || lng === null ? encodeURIComponent(`${name}, Curaçao`) : `${lat},${lng}`;
}

function straightTo({ name, lat, lng }: Destination, userAgent: string): string {
  const point = lat === null || lng === null ? null : `${lat},${lng}`;
  const words = encodeURIComponent(`${name}, Curaçao`);
  if (/Android/.test(userAgent))
    return `geo:${point ?? "0,0"}?q=${point === null ? words : `${point}(${encodeURIComponent(name)})`}`;
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?daddr=${point ?? words}&dirflg=d`;
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${point ?? words}`;
}
