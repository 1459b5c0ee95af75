import type { NearestPlace } from "../../contract/places/place.ts";
import { useStrings } from "../language/language-context.ts";

/** The name of a point: the place it is at, or the one it is near. */
export function useLocatedName(): (place: NearestPlace) => string {
  const text = useStrings("places");
  return (place) => (place.near ? text.near(place.name) : place.name);
}
