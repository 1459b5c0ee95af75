import type { PortraitStrings } from "./en.ts";

export default {
  choose: "Bild wählen",
  remove: "Entfernen",
  unreadable: "Dieses Bild lässt sich nicht lesen. Wählen Sie ein JPEG, PNG oder WebP.",
  failed: "Das Porträt ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.",
} satisfies PortraitStrings;
