import type { PortraitStrings } from "./en.ts";

export default {
  choose: "Skohe un potrèt",
  remove: "Kita",
  unreadable: "No por lesa e potrèt akí. Skohe un JPEG, PNG òf WebP.",
  failed: "E pòtrèt no a keda wardá. Por fabor purba atrobe.",
} satisfies PortraitStrings;
