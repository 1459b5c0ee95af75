import type { InstallStrings } from "./en.ts";

export default {
  title: (company) => `${company} auf Ihr Telefon`,
  done: (company) => `${company} ist schon auf diesem Gerät. Öffnen Sie es vom Startbildschirm.`,
  iphone:
    "iPhone oder iPad: Öffnen Sie diese Seite in Safari, tippen Sie auf Teilen und dann auf Zum Home-Bildschirm.",
  android:
    "Android: Öffnen Sie das Menü des Browsers und tippen Sie auf App installieren oder Zum Startbildschirm hinzufügen.",
  computer:
    "Computer: Klicken Sie in Chrome oder Edge rechts in der Adressleiste auf das Symbol zum Installieren.",
  why: "Es öffnet sich wie eine App, zeigt Ihre letzte Fahrt auch offline und braucht kaum Platz.",
} satisfies InstallStrings;
