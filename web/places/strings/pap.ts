import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `serka di ${place}`,
  airport: "Aeropuerto",
  placeholder: "Hotèl, playa, waf òf kaya",
  suggestions: "Lugánan",
  useMyLocation: "Usa mi ubikashon",
  finding: "Buskando bo ubikashon...",
  unsupported: "Bo browser no por determiná bo ubikashon.",
  denied: "Por fabor duna akseso na bo ubikashon.",
  unavailable: "No por haña akseso na bo ubikashon.",
  noAddress: "No a haña adrès pa bo ubikashon.",
  failed: "Eror ora di buska bo ubikashon.",
} satisfies PlacesStrings;
