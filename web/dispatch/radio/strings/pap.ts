import type { DeskRadioStrings } from "./en.ts";

const radio: DeskRadioStrings = {
  title: "Mensahenan",
  subtitle: "Riba pantaya di e shofùr, i komo aviso pa ken ku a pidi esei",
  open: "Mensahenan ku shofùrnan",
  openUnread: (count) => `Mensahenan ku shofùrnan, ${count} no lesá`,
  drivers: "Shofùrnan",
  all: "Tur hende riba warda",
  allCount: (count) => (count === 1 ? "1 shofùr" : `${count} shofùr`),
  unread: (count) => `${count} no lesá`,
  sentTo: (count) => (count === 1 ? "Mandá na 1 shofùr." : `Mandá na ${count} shofùr.`),
  nobody: "No tin hende riba warda.",
  answer: "Kontestá",
  loading: "Ta lesa e mensahenan...",
  failed: "No por a lesa e mensahenan. Por fabor purba atrobe.",
  choose: "Skohe un shofùr, òf tur hende riba warda.",
  driverSays: (name, words) => `${name}: ${words}`,
  onScreen: "Skirbi riba su pantaya",
  key: "Mensahenan ku shofùrnan",
  emergency: "Emergensia",
  emergencyOf: (name, time) => `${name} ta pidi yudansa for di ${time}`,
  take: "Mi ta riba dje",
  over: "A pasa",
  takenBy: (by, time) => `${by} ta riba dje for di ${time}`,
  somebody: "Un hende",
  callDriver: (phone) => `Yama ${phone}`,
  nowhere: "posishon deskonosí",
  onMap: "Riba mapa",
};

export default radio;
