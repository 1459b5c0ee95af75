import type { NotFoundStrings } from "./en.ts";

export default {
  head: "404 No a haña e página",
  title: "404 No a haña e página",
  help: "E página akí no ta eksistí. Nos ta hiba bo bèk.",
  home: "Bai bèk na inisio",
  contact: "Tuma kontakto",
  findBooking: "Buska mi reservashon",
} satisfies NotFoundStrings;
