import type { PortraitStrings } from "./en.ts";

export default {
  choose: "Kies een foto",
  remove: "Verwijderen",
  unreadable: "Deze foto kan niet worden gelezen. Kies een JPEG, PNG of WebP.",
  failed: "Het portret is niet opgeslagen. Probeer het opnieuw.",
} satisfies PortraitStrings;
