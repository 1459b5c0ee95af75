import type { ForbiddenStrings } from "./en.ts";

export default {
  title: "No tiene acceso a esto.",
  backHome: "Volver al inicio",
} satisfies ForbiddenStrings;
