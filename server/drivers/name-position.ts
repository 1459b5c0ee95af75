import type { Point } from "../../domain/places/place-points.ts";
import type { PlacesPort } from "../places/ports.ts";

/** The name of a position: "Hato Airport" at it, "near Mambo Beach" away from it; null where nobody knows one. */
export async function namePosition(
  places: Pick<PlacesPort, "nearest">,
  { lat, lng }: Point,
): Promise<string | null> {
  try {
    const { place } = await places.nearest({ lat, lng });
    return place.near ? `near ${place.name}` : place.name;
  } catch {
    return null;
  }
}
