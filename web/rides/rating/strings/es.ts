import type { RatingStrings } from "./en.ts";

export default {
  question: "¿Qué tal su viaje?",
  stars: (count) => (count === 1 ? "1 estrella" : `${count} estrellas`),
  send: "Enviar",
  sending: "Enviando...",
  thanks: "Gracias.",
  failed: "No se pudo guardar su calificación. Por favor, intente de nuevo.",
  tooLate: "Un viaje se puede calificar durante dos semanas. Para este ya es tarde.",
} satisfies RatingStrings;
