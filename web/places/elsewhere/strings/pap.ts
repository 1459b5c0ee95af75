import type { ElsewhereStrings } from "./en.ts";

export default {
  point: (place) => `punto serka di ${place}`,
  hint: "E palabranan aki i e punto riba mapa no ta kuadra, òf no por lesa e palabranan akinan. Puntra e pasahero kua lugá e ke men.",
} satisfies ElsewhereStrings;
