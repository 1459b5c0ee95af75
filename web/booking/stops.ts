import type { Stop } from "../../contract/fares/stops.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";

/** The stops that were entered, as they are sent; an empty field is none. */
export function stopsToSend(stops: readonly ChosenPlace[]): Stop[] {
  return stops
    .map(({ text, lat, lng }) => ({ location: text.trim(), lat, lng }))
    .filter(({ location }) => location !== "");
}
