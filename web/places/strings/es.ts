import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `cerca de ${place}`,
  airport: "Aeropuerto",
  placeholder: "Hotel, playa, muelle o calle",
  suggestions: "Lugares",
  useMyLocation: "Usar mi ubicación",
  finding: "Buscando su ubicación...",
  failed: "Error al obtener su ubicación.",
} satisfies PlacesStrings;
