import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `serka di ${place}`,
  airport: "Aeropuerto",
  placeholder: "Hotèl, playa, waf òf kaya",
  suggestions: "Lugánan",
  useMyLocation: "Usa mi ubikashon",
  finding: "Buskando bo ubikashon...",
  failed: "Eror ora di buska bo ubikashon.",
} satisfies PlacesStrings;
