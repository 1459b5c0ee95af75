import type { PortraitStrings } from "./en.ts";

export default {
  choose: "Elegir una foto",
  remove: "Quitar",
  unreadable: "No se puede leer esta foto. Elija un JPEG, PNG o WebP.",
  failed: "El retrato no se guardó. Por favor, intente de nuevo.",
} satisfies PortraitStrings;
