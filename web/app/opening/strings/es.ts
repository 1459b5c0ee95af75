import type { OpeningStrings } from "./en.ts";

export default {
  call: "Llámenos:",
  login: "Para nuestro equipo: entrar",
} satisfies OpeningStrings;
