import type { CareersStrings } from "./en.ts";

export default {
  head: "Werken bij ons",
  description:
    "Rijd voor ons op Curaçao: eigen uren, eerlijke ritprijzen, een kantoor dat opneemt. Word chauffeur.",
  title: "Werken bij ons",
  intro: "We zoeken chauffeurs die het eiland kennen en van mensen houden.",
  points: (when = "dag en nacht") => [
    "Je kiest je eigen diensten.",
    "Je ziet ritprijs en afstand voordat je aanneemt.",
    `Het kantoor is bereikbaar: ${when}.`,
  ],
  needs: "Wat je nodig hebt",
  needItems: [
    "Een taxivergunning en een TX-plaat, of een auto die er een kan krijgen",
    "Een bewijs van goed gedrag",
    "Twee van de talen van het eiland",
  ],
  apply: "Word chauffeur",
} satisfies CareersStrings;
