import type { CareersStrings } from "./en.ts";

export default {
  head: "Trabaje con nosotros",
  description:
    "Maneje con nosotros en Curazao: sus propios horarios, tarifas justas y una oficina que responde. Postúlese como conductor.",
  title: "Trabaje con nosotros",
  intro: "Buscamos conductores que conozcan la isla y aprecien a su gente.",
  points: (when = "de día y de noche") => [
    "Usted elige sus turnos.",
    "Ve la tarifa y la distancia antes de aceptar.",
    `La oficina responde ${when}.`,
  ],
  needs: "Lo que necesita",
  needItems: [
    "Licencia de taxi y placa TX, o un carro que pueda obtenerla",
    "Antecedentes limpios",
    "Dos de los idiomas de la isla",
  ],
  apply: "Postularse como conductor",
} satisfies CareersStrings;
