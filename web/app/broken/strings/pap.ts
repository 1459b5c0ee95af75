import type { BrokenStrings } from "./en.ts";

export default {
  whatToDo:
    "Algu a bai robes serka nos, i nos a risibí mensahe di esei. Karga e página atrobe; si esei no yuda, kuminsá for di inisio òf yama nos.",
  kept: "Loke bo a skirbi den formulario den e tab akí ta wardá.",
  toHome: "Bai inisio",
  callCompany: (phone) => `Yama ${phone}`,
} satisfies BrokenStrings;
