import type { PayLinkStrings } from "./en.ts";

export default {
  headTitle: "Per Link bezahlen",
  headDescription: "Bezahlen Sie Ihre Fahrt per Karte oder von Ihrem Bankkonto.",
  loading: "Ihre Zahlung lädt...",
  goneTitle: "Diese Zahlung finden wir nicht",
  gone: "Prüfen Sie Ihren Link, oder rufen Sie uns an.",
  title: (amount) => `${amount} bezahlen`,
  now: (amount) => `Jetzt ${amount} bezahlen`,
  what: {
    fare: (reference) => `Für die Fahrt ${reference}`,
    deposit: (reference) => `Die Anzahlung für die Fahrt ${reference}`,
    statement: (reference) => reference,
    no_show_fee: (reference) => `Die Gebühr für die Fahrt ${reference}: Wir haben auf Sie gewartet`,
    tip: (reference) => `Das Trinkgeld für die Fahrt ${reference}`,
  },
  charged: (amount) => `Abgebucht werden ${amount}.`,
  where: "Sie zahlen auf der Seite der Bank. Ihre Kartennummer kommt nie zu uns.",
  wait: "Einen Moment. Wir bereiten die Seite der Bank vor.",
  trial: "Das ist ein Test: Es fließt kein Geld.",
  checkingTitle: "Einen Moment: Wir fragen bei der Bank nach",
  checking: "Wir fragen die Bank, ob Ihre Zahlung angekommen ist. Diese Seite zeigt es von selbst.",
  paidTitle: (amount) => `${amount} bezahlt`,
  overTitle: "Diese Zahlung ist abgeschlossen",
  over: {
    paid: "Vielen Dank. Sie können diese Seite schließen.",
    failed:
      "Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht. Beginnen Sie noch einmal auf der Seite Ihrer Fahrt, oder rufen Sie uns an.",
    expired:
      "Die Zeit zum Bezahlen ist vorbei. Es wurde nichts abgebucht. Bitten Sie uns um einen neuen Link.",
    cancelled: "Wir haben diese Zahlung zurückgezogen. Hier ist nichts zu bezahlen.",
    refunded: "Wir haben Ihnen das Geld zurückgezahlt.",
    partly_refunded: "Wir haben Ihnen einen Teil zurückgezahlt.",
  },
  toRide: "Zurück zu Ihrer Fahrt",
  byLink: "Per Link bezahlt",
  backOf: (paid, back) => `${paid}, davon ${back} zurück`,
  collectNothing: "Per Link bezahlt. Nichts kassieren.",
  ofItByLink: (paid) => `Davon per Link bezahlt: ${paid}.`,
  allPaid: "per Link bezahlt",
  partPaid: (paid, rest) => `${paid} per Link bezahlt, ${rest} im Wagen`,
  feeKept: (fee) =>
    `${fee} von dem, was Sie per Link bezahlt haben, decken die Gebühr, weil wir auf Sie gewartet haben.`,
  feeKeptRest: (fee, rest) =>
    `${fee} von dem, was Sie per Link bezahlt haben, decken die Gebühr, weil wir auf Sie gewartet haben. ${rest} zahlen wir zurück.`,
  lowered: (amount) =>
    `Der Preis ist niedriger als das, was Sie per Link bezahlt haben. Sie bekommen ${amount} zurück.`,
  givenBack: (amount) => `Sie haben ${amount} per Link bezahlt. Wir zahlen sie zurück.`,
  depositText: (amount) =>
    `Eine Anzahlung von ${amount} per Karte oder Bank. Den Rest zahlen Sie im Wagen oder hier.`,
  firstText: "Per Karte oder von Ihrem Bankkonto. Damit ist Ihre Fahrt bestätigt.",
  fareText: "Per Karte, Bank oder Wallet. Bar im Wagen geht auch.",
  starting: "Einen Moment...",
  startFailed:
    "Die Zahlung ließ sich nicht starten. Bitte versuchen Sie es noch einmal, oder zahlen Sie im Wagen.",
} satisfies PayLinkStrings;
