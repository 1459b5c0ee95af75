import type { ElsewhereStrings } from "./en.ts";

export default {
  point: (place) => `punto cerca de ${place}`,
  hint: "Estas palabras y el punto del mapa no coinciden, o las palabras no se pueden leer aquí. Pregunte al pasajero qué lugar es.",
} satisfies ElsewhereStrings;
