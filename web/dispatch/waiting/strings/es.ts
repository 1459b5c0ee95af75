import { withArticle } from "../../../../domain/spanish-time.ts";
import type { DeskWaitingStrings } from "./en.ts";

export default {
  title: (n) => `Lista de espera (${n})`,
  about: "Se les escribe automáticamente cuando se libera un carro, en este orden para cada hora.",
  nextCar: "Primer carro libre",
  told: (time) => `avisado a ${withArticle(time)}`,
  since: (time) => `desde ${time}`,
} satisfies DeskWaitingStrings;
