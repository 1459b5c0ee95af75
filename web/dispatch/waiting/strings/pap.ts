import type { DeskWaitingStrings } from "./en.ts";

export default {
  title: (n) => `Lista di espera (${n})`,
  about: "Nan ta haña mensahe di nan mes ora un outo bira liber, den e órden akí pa kada ora.",
  nextCar: "Promé outo liber",
  told: (time) => `a haña mensahe ${time}`,
  since: (time) => `for di ${time}`,
} satisfies DeskWaitingStrings;
