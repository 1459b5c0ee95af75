import type { UiStrings } from "./en.ts";

export default {
  close: "Schließen",
  clear: "Leeren",
  retry: "Noch einmal",
  loading: "Lädt...",
  showPassword: "Passwort zeigen",
  hidePassword: "Passwort verbergen",
  oneLess: "Weniger",
  oneMore: "Mehr",
} satisfies UiStrings;
