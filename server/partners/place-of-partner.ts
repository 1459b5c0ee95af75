import type { Place } from "../../domain/places/place.ts";
import type { PlacesPort } from "../places/ports.ts";

type Named = { readonly name: string; readonly address: string };

/** Where the rides of a hotel or firm begin: at the place of its name or its address, else in its street; null where our map knows none of them. */
export function placeOfPartner(
  places: Pick<PlacesPort, "findByName">,
  { name, address }: Named,
): Place | null {
  const known = places.findByName(name) ?? places.findByName(address);
  if (known) return known;
  const [line = ""] = address.split(",");
  const street = places.findByName(line.replace(HOUSE_NUMBER, ""));
  return street && { ...street, name: line.trim() };
}

const HOUSE_NUMBER = /\s+\d+\s*[a-z]?\s*$/i;
