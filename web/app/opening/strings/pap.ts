import type { OpeningStrings } from "./en.ts";

export default {
  title: "Pronto nos ta habri",
  intro: "Un kompania di taksi na Kòrsou.",
  call: "Yama nos:",
  login: "Pa nos hendenan: drenta",
} satisfies OpeningStrings;
