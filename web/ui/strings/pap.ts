import type { UiStrings } from "./en.ts";

export default {
  close: "Sera",
  clear: "Limpia",
  retry: "Purba atrobe",
  loading: "Kargando...",
  showPassword: "Mustra kontraseña",
  hidePassword: "Skonde kontraseña",
  oneLess: "Un ménos",
  oneMore: "Un mas",
} satisfies UiStrings;
