import type { ContactStrings } from "./en.ts";

export default {
  head: "Tuma kontakto | Trupial",
  title: "Tuma kontakto",
  messageSection: "Manda nos un mensahe",
  whereSection: "Unda nos ta kore",
  whereText: "Tur kaminda riba e isla, for di Westpunt te Oostpunt, di dia i anochi.",
  island: "Mapa di Kòrsou, unda nos ta kore",
} satisfies ContactStrings;
