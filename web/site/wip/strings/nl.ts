import type { WipStrings } from "./en.ts";

export default {
  head: "In aanbouw",
  title: "Nog in aanbouw!",
  redirect: (seconds) =>
    seconds === 1
      ? "We brengen je over 1 seconde naar onze site."
      : `We brengen je over ${seconds} seconden naar onze site.`,
  progress: "Tijd tot je naar de site gaat",
  stay: "Blijf hier",
  home: "Terug naar home",
  staying: "Je blijft op deze pagina.",
} satisfies WipStrings;
