import type { InstallStrings } from "./en.ts";

export default {
  title: (company) => `Zet ${company} op je telefoon`,
  done: (company) => `${company} staat al op dit toestel. Open het vanaf je beginscherm.`,
  iphone: "iPhone of iPad: open deze pagina in Safari, tik op Delen en dan op Zet op beginscherm.",
  android: "Android: open het menu van je browser en tik op App installeren of Toevoegen aan startscherm.",
  computer: "Computer: klik op het installatie-icoon rechts in de adresbalk van Chrome of Edge.",
  why: "Het opent als een app, toont je laatste rit ook offline en neemt nauwelijks ruimte in.",
} satisfies InstallStrings;
