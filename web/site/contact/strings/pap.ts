import type { ContactStrings } from "./en.ts";

export default {
  head: "Tuma kontakto",
  title: "Tuma kontakto",
  messageSection: "Manda nos un mensahe",
  whereSection: "Unda nos ta kore",
  whereText: (when = "di dia i anochi") => `Tur kaminda riba e isla, for di Westpunt te Oostpunt, ${when}.`,
  island: "Mapa di Kòrsou, unda nos ta kore",
} satisfies ContactStrings;
