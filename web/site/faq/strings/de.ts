import type { FaqStrings } from "./en.ts";

export default {
  head: "Fragen und Antworten",
  description:
    "Antworten zu Buchung, Preisen, Flughafen, Bezahlung, TX-Kennzeichen, Rollstühlen, Touren und Fundsachen.",
  title: "Fragen und Antworten",
  intro: "Was wir am häufigsten gefragt werden.",
  items: [
    {
      id: "booking",
      question: "Wie buche ich eine Fahrt?",
      answer:
        "Geben Sie Abholort und Ziel ein, sehen Sie den Preis, und lassen Sie Name und Telefonnummer da. Ein Konto brauchen Sie nicht. Sie können auch anrufen oder uns über WhatsApp schreiben.",
    },
    {
      id: "rates",
      question: "Was kostet eine Fahrt?",
      answer: (fares) =>
        `Den Preis in US-Dollar sehen Sie, bevor Sie buchen. ${fares ? `Vom Flughafen nach Mambo Beach kostet es ${fares.mambo}; nach Westpunt ${fares.westpunt}. ` : ""}Nachts und an Feiertagen kostet es mehr; wie viel, zeigt der Preisrechner.`,
    },
    {
      id: "airport",
      question: "Holen Sie am Flughafen ab?",
      answer:
        "Ja, von und nach Hato, zum Festpreis in jede Zone. Nennen Sie Ihre Flugnummer, dann wartet Ihr Fahrer bei der Ankunft mit Ihrem Namen auf einem Schild.",
    },
    {
      id: "payment",
      question: "Wie kann ich bezahlen?",
      answer:
        "Bar beim Fahrer, in karibischen Gulden (XCG) oder US-Dollar. Der XCG hat 2025 den Antillen-Gulden (ANG) eins zu eins abgelöst, Preise in ANG und XCG sind also dieselben. Ein Dollar sind 1,79 Gulden.",
    },
    {
      id: "tx-plates",
      question: "Was ist ein TX-Kennzeichen?",
      answer:
        "Am TX-Kennzeichen sehen Sie, dass ein Taxi eine staatliche Lizenz hat. Alle unsere Wagen haben eines. Achten Sie darauf, bevor Sie einsteigen.",
    },
    {
      id: "wheelchair",
      question: "Haben Sie Taxis für Rollstühle?",
      answer:
        "Ja, auf Wunsch. Sagen Sie es bei der Buchung, dann schicken wir einen Wagen mit Platz für den Rollstuhl und einen Fahrer, der helfen kann.",
    },
    {
      id: "lost-link",
      question: "Der Link zu meiner Fahrt ist weg. Wo finde ich sie?",
      answer:
        "Wählen Sie unten auf jeder Seite Meine Buchung finden. Mit der Buchungsnummer und den letzten vier Ziffern Ihrer Telefonnummer öffnet sich Ihre Fahrt wieder. Keine Nummer zur Hand? Rufen Sie uns an.",
    },
    {
      id: "areas",
      question: "Wo fahren Sie?",
      answer:
        "Überall auf Curaçao, von Westpunt bis Oostpunt: zum Flughafen, zu den Kreuzfahrtpiers, nach Willemstad, zu jedem Hotel und jedem Strand.",
    },
    {
      id: "tours",
      question: "Bieten Sie Touren an?",
      answer:
        "Ja: sechs private Touren mit einem Fahrer, der die Insel kennt, und Ausflüge nach Ihren Wünschen.",
    },
    {
      id: "lost-items",
      question: "Ich habe etwas im Taxi liegen lassen. Was nun?",
      answer:
        "Rufen Sie an oder schreiben Sie uns, mit Ihrer Buchungsnummer. Ihr Fahrer sieht sofort nach, und Fundsachen bewahren wir drei Monate auf.",
    },
  ],
  /** To how one can pay, where rides are also paid by link. */
  payByLink:
    "Sie können auch bei der Buchung oder auf der Seite Ihrer Fahrt zahlen: per Karte, Bank oder Wallet.",
  more: "Noch eine Frage?",
  contact: "Kontakt",
  calculator: "Fahrpreis berechnen",
  findBooking: "Meine Buchung finden",
} satisfies FaqStrings;
