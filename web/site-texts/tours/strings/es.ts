import tours from "../../../../domain/site-texts/tour-words/es.ts";
import type { ToursStrings } from "./en.ts";

export default {
  head: "Tours privados",
  description:
    "Seis tours privados por Curazao con un conductor local: playas, ciudad, costa norte, casas de campo, Christoffel y velero al atardecer.",
  title: "Tours privados",
  intro: "Seis salidas con un conductor que creció aquí. Solo su grupo.",
  duration: "Duración",
  role: "Función del conductor",
  includes: "Incluye",
  cancellation: "Cancelación",
  moreInfo: "Más información",
  hours: (count) => `${count} horas`,
  perPerson: (price) => `${price} por persona`,
  total: (people, price) => `${people === 1 ? "1 persona" : `${people} personas`}: ${price}`,
  free: (hours) => `Gratis hasta ${hours} horas antes`,
  fee: (price) => `Cargo de ${price}`,
  ask: "Solicitar este tour",
  askText: "Díganos la fecha y cuántos son. Respondemos en menos de un día con hora y conductor.",
  allTours: "Todos los tours",
  tours,
} satisfies ToursStrings;
