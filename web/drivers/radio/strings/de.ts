import type { DriverRadioStrings } from "./en.ts";

export default {
  title: "Büro",
  open: "Nachrichten vom Büro",
  openUnread: (count) => `Nachrichten vom Büro, ${count} ungelesen`,
  says: "Das Büro sagt",
  more: (count) => `${count} weitere`,
  answer: "Antworten",
  help: "SOS: gedrückt halten, um Hilfe zu rufen",
  holdLonger: "Halten Sie den Knopf zwei Sekunden gedrückt, um Hilfe zu rufen.",
  helpWaits: "Hilfe wird gerufen, sobald Empfang da ist. Rufen Sie jetzt an, wenn Sie können.",
  helpRings: (time) => `Um ${time} wurde Hilfe gerufen. Es klingelt im Büro.`,
  helpTaken: (name, time) => `${name} hilft Ihnen seit ${time}.`,
  police: (number) => `${number} anrufen`,
  safe: "Vorbei, ich bin in Sicherheit",
} satisfies DriverRadioStrings;
