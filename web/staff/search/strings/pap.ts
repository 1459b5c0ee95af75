import type { SearchStrings } from "./en.ts";

export default {
  find: "Buska",
  findAll: "Buska un página, hende, biahe òf ahuste",
  names: {
    commission: "Komishon di shofùr",
    backups: "Bèk-ùp",
    bringIn: "Trese pasahero i biahe (CSV)",
    takeOut: "Saka tur kos",
    secondFactor: "Drenta ku di dos kontrol",
    password: "Kontraseña",
    own: "Bo mes ahustenan",
  },
} satisfies SearchStrings;
