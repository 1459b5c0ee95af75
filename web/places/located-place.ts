import type { NearestPlace } from "../../contract/places/place.ts";
import { ApiError } from "../api/api-error.ts";
import { useStrings } from "../language/language-context.ts";
import { LocateError } from "./locate.ts";

/** What a point is called: the place it is at, or the one it is near. */
export function useLocatedName(): (place: NearestPlace) => string {
  const text = useStrings("places");
  return (place) => (place.near ? text.near(place.name) : place.name);
}

/** Why a position has no place, in the reader's language. */
export function useLocationSentence(): (error: unknown) => string {
  const text = useStrings("places");
  return (error) => {
    if (error instanceof LocateError) return text[error.why];
    return error instanceof ApiError && error.code === "off_island" ? text.noAddress : text.failed;
  };
}
