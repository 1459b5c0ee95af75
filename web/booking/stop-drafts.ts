import type { Stop } from "../../contract/fares/stops.ts";
import type { ChosenPlace } from "../places/place-field.tsx";

/** The stops of a ride as its form has them. */
export function stopDrafts(stops: readonly Stop[] | undefined): ChosenPlace[] {
  return (stops ?? []).map(({ location, lat, lng }) => ({ text: location, lat, lng }));
}
