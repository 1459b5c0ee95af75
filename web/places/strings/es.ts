import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `cerca de ${place}`,
  airport: "Aeropuerto",
  placeholder: "Hotel, playa, muelle o calle",
  suggestions: "Lugares",
  useMyLocation: "Usar mi ubicación",
  finding: "Buscando su ubicación...",
  unsupported: "Su navegador no permite detectar la ubicación.",
  denied: "Por favor, permita el acceso a su ubicación.",
  unavailable: "No se puede acceder a su ubicación.",
  noAddress: "No se encontró una dirección para su ubicación.",
  failed: "Error al obtener su ubicación.",
} satisfies PlacesStrings;
