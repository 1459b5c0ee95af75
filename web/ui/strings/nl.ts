import type { UiStrings } from "./en.ts";

export default {
  close: "Sluiten",
  clear: "Wissen",
  retry: "Opnieuw proberen",
  loading: "Laden...",
  showPassword: "Toon wachtwoord",
  hidePassword: "Verberg wachtwoord",
  oneLess: "Eén eraf",
  oneMore: "Eén erbij",
} satisfies UiStrings;
