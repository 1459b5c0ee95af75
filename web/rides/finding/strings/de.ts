import type { FindingStrings } from "./en.ts";

export default {
  head: "Meine Buchung finden",
  description:
    "Der Link zu Ihrer Fahrt ist weg? Mit Buchungsnummer und dem Ende Ihrer Telefonnummer finden Sie sie wieder.",
  title: "Meine Buchung finden",
  intro: "Sie brauchen kein Konto. Zwei Angaben aus Ihrer Buchung genügen.",
  number: "Buchungsnummer",
  numberHint: "Sechs Buchstaben und Ziffern, aus Ihrer E-Mail, vom Beleg oder von der Rezeption.",
  phoneEnd: "Die letzten vier Ziffern der Telefonnummer",
  phoneEndHint: "Der Nummer, die bei der Buchung angegeben wurde.",
  finding: "Wir suchen...",
  wrongTitle: "Diese beiden gehören nicht zusammen.",
  wrong: "Prüfen Sie die Nummer noch einmal, oder nehmen Sie die Telefonnummer, mit der gebucht wurde.",
  noNumber: "Keine Nummer zur Hand? Sagen Sie uns Ihren Namen und die Abholzeit.",
  call: (phone) => `${phone} anrufen`,
  withAccount: "Mit einem Konto gebucht? Dort sind alle Ihre Fahrten.",
  login: "Anmelden",
} satisfies FindingStrings;
