import type { InstallStrings } from "./en.ts";

export default {
  title: (company) => `Pone ${company} riba bo telefòn`,
  done: (company) => `${company} ta riba e aparato akí kaba. Habrié for di bo pantaya prinsipal.`,
  iphone: "iPhone òf iPad: habri e página akí den Safari, primi Share i despues Add to Home Screen.",
  android: "Android: habri e menú di bo browser i primi Install app òf Add to Home screen.",
  computer: "Kòmpiuter: buska e señal di instalashon na man drechi den e bara di adrès di Chrome òf Edge.",
  why: "E ta habri manera un app, ta mustra bo último biahe sin konekshon i ta tuma apénas espasio.",
} satisfies InstallStrings;
