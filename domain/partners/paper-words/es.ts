import type { PaperWords } from "./en.ts";

export const es: PaperWords = {
  rank: {
    title: "Un taxi desde aquí",
    text: "Escanee, vea el precio fijo y haga venir un carro. Se paga en el carro.",
  },
  guests: {
    title: "Su taxi, a su habitación",
    text: "Escanee y viene un taxi por usted. Va a la cuenta de su habitación.",
  },
};
