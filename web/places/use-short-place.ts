import { useStrings } from "../language/language-context.ts";
import { shortPlace, shortWay, type Way } from "./short-place.ts";

/** Names a place in few words of the reader's language. */
export function useShortPlace(): (name: string) => string {
  const { airport } = useStrings("places");
  return (name) => shortPlace(name, airport);
}

/** Says in few words of the reader's language where a ride begins, stops and ends. */
export function useShortWay(): (way: Way) => string {
  const { airport } = useStrings("places");
  return (way) => shortWay(way, airport);
}
