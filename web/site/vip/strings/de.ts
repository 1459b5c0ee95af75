import type { VipStrings } from "./en.ts";

export default {
  head: "VIP-Transport",
  description: "Luxus, Comfort, XL, Cargo und gepanzerte Fahrzeuge auf Curaçao, auf Anfrage.",
  title: "VIP-Transport",
  intro: "Luxus, Comfort, XL, Cargo oder gepanzerte Fahrzeuge.",
  text: "Für eine Hochzeit, eine Delegation, einen Künstler oder einen Umzug, bei dem alles stimmen muss. Wir planen es mit Ihnen und antworten noch am selben Tag.",
  ask: "Angebot anfragen",
  classes: {
    luxury: "Lange Limousinen mit Chauffeur im Anzug.",
    comfort: "Leise, kühl und pünktlich.",
    xl: "Bis zu sieben Personen mit Gepäck.",
    cargo: "Bühnentechnik, Sportgerät und Hausrat.",
    armored: "Mit geschultem Fahrer, diskret organisiert.",
  },
} satisfies VipStrings;
