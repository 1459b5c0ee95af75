import type { NotFoundMessages } from "./not-found.messages.ts";

export default {
  head: "404 No encontrado: Trupial",
  title: "404 No encontrado",
  help: "Esta página no existe. Le llevamos de vuelta.",
  home: "Volver al inicio",
  contact: "Contáctenos",
} satisfies NotFoundMessages;
