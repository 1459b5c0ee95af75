import type { WipStrings } from "./en.ts";

export default {
  head: "Im Aufbau",
  title: "Hier wird noch gebaut!",
  redirect: (seconds) =>
    seconds === 1
      ? "In 1 Sekunde bringen wir Sie zu unserer Startseite."
      : `In ${seconds} Sekunden bringen wir Sie zu unserer Startseite.`,
  progress: "Zeit, bis wir Sie zur Startseite bringen",
  stay: "Hierbleiben",
  home: "Zur Startseite",
  staying: "Sie bleiben auf dieser Seite.",
} satisfies WipStrings;
