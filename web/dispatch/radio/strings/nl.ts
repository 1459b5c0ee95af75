import type { DeskRadioStrings } from "./en.ts";

const radio: DeskRadioStrings = {
  title: "Berichten",
  subtitle: "Op het scherm van de chauffeur, en als melding voor wie dat wil",
  open: "Berichten met chauffeurs",
  openUnread: (count) => `Berichten met chauffeurs, ${count} ongelezen`,
  drivers: "Chauffeurs",
  all: "Iedereen in dienst",
  allCount: (count) => (count === 1 ? "1 chauffeur" : `${count} chauffeurs`),
  unread: (count) => `${count} ongelezen`,
  sentTo: (count) => (count === 1 ? "Naar 1 chauffeur gestuurd." : `Naar ${count} chauffeurs gestuurd.`),
  nobody: "Er is niemand in dienst.",
  answer: "Antwoorden",
  loading: "Berichten lezen...",
  failed: "De berichten konden niet gelezen worden. Probeer het nog eens.",
  choose: "Kies een chauffeur, of iedereen in dienst.",
  driverSays: (name, words) => `${name}: ${words}`,
  onScreen: "Schrijf op hun scherm",
  key: "Berichten met chauffeurs",
  emergency: "Noodgeval",
  emergencyOf: (name, time) => `${name} vraagt hulp sinds ${time}`,
  take: "Ik pak het op",
  over: "Het is voorbij",
  takenBy: (by, time) => `${by} is ermee bezig sinds ${time}`,
  somebody: "Iemand",
  callDriver: (phone) => `Bel ${phone}`,
  nowhere: "positie onbekend",
  onMap: "Op de kaart",
};

export default radio;
