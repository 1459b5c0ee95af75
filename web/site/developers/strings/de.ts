import type { DevelopersStrings } from "./en.ts";

export default {
  head: "Für Entwickler",
  description: "Taxis auf Curaçao aus dem eigenen Programm buchen: ein Schlüssel, ein Aufruf, zehn Minuten.",
  title: "Für Entwickler",
  intro:
    "Buchen Sie ein Taxi aus dem System Ihres Hotels oder Ihrer Firma. Von null bis zur ersten Fahrt dauert es zehn Minuten.",
  key: {
    title: "1. Schlüssel holen",
    text: "Bitten Sie unser Büro um einen Schlüssel. Er gehört zu Ihrem Konto: Fahrten gehen auf Ihre Rechnung, zu Ihren Preisen. Bewahren Sie ihn auf Ihrem Server auf, nie in einer Seite oder App. Wird er doch bekannt, sagen Sie es uns, und er gilt sofort nicht mehr.",
  },
  book: {
    title: "2. Fahrt buchen",
    text: "Orte sind Namen, wie man sie schreibt, oder Punkte als pickup_lat und pickup_lng. Die Zeit trägt ihren Versatz; auf Curaçao ist er das ganze Jahr -04:00. Der Idempotency-Key ist Ihre eigene Nummer der Buchung: Noch einmal mit ihm gesendet, wird nichts doppelt gebucht.",
    answer:
      "Die Antwort ist die Fahrt: ihre Nummer, die Buchungsnummer für den Gast, der Preis und ein tracking_code für die Seite, auf der der Gast den Wagen verfolgt.",
  },
  next: {
    title: "3. Weiter von hier",
    price: "Was eine Strecke kostet, und ein Angebot, das den Preis 15 Minuten hält.",
    times: "Ob zu einer Zeit ein Wagen da ist, und wann sonst einer frei ist.",
    list: "Die Fahrten auf Ihrer Rechnung, die neuesten zuerst.",
    one: "Eine Fahrt mit Fahrer und Status.",
    cancel: "Storniert eine Fahrt, bis der Fahrgast eingestiegen ist.",
    change: "Ändert Zeit, Orte oder Personen; fragen Sie zuerst /price/, wo sich der Preis ändern kann.",
    many: "Bis zu 50 Fahrten in einem Aufruf: alle oder keine, mit einem Grund für jede, die nicht geht.",
    all: "Alle Aufrufe.",
    openapi: "Dasselbe als OpenAPI 3.1.",
  },
  told: {
    title: "4. Benachrichtigt werden",
    text: "Das Büro trägt eine Adresse von Ihnen ein, und jede Änderung einer Fahrt kommt dort als JSON an, signiert nach Standard Webhooks: Prüfen Sie webhook-id, webhook-timestamp und webhook-signature mit der Bibliothek für Ihre Sprache. Darin stehen id, Status und Version der Fahrt; den Rest lesen Sie bei der Fahrt. Antworten Sie innerhalb von 10 Sekunden mit 2xx. Alles andere wird drei Tage lang wiederholt, je Fahrt der Reihe nach; 410 beendet es. Dieselbe webhook-id kann zweimal kommen.",
  },
  assistants: {
    title: "Für Assistenten",
    text: "Ein Assistent bucht über das Model Context Protocol (MCP) unter dieser Adresse, ohne Schlüssel. Sie spricht die Fassung 2026-07-28 und die von 2025-11-25 über Streamable HTTP, mit neun Werkzeugen: find_places, quote_ride, free_times, book_ride, get_ride, change_ride, cancel_ride, list_tours und company_info. Fahrgäste mit Konto, Hotels und Firmen lassen ihn unter /mcp/account mit OAuth 2.1 zu; seine client_id ist die Adresse seines Metadaten-Dokuments.",
    answer:
      "Nichts wird ohne das Ja der Person gebucht. Kann das Programm sie fragen, schreiben wir die Frage; kann es das nicht, wartet die Fahrt, bis sie mit dem Code auf dem eigenen Telefon bestätigt ist. Gelesen und geändert wird eine Fahrt mit ihrer Buchungsnummer und den letzten vier Ziffern des Telefons. Ein Assistent bezahlt nichts: Er gibt den Link weiter.",
  },
  rules: {
    title: "Gut zu wissen",
    list: [
      "Ein Fehler hat einen Satz in der Sprache Ihres Accept-Language, sonst in der Ihres Kontos, daneben den englischen als detail, einen Code, der gleich bleibt, und das Feld, um das es geht.",
      "Ein Schlüssel darf, was das Büro angekreuzt hat: Fahrten sehen, buchen, ändern oder stornieren. Alles andere ist 403.",
      "Eine Fahrt, die nicht auf Ihrer Rechnung steht, gibt es für Ihren Schlüssel nicht: 404.",
      "Ihr Konto bucht 60 Fahrten pro Minute, und bis zu 200 auf einmal. Danach kommt 429, und Retry-After sagt, wann es weitergeht.",
      "Beträge sind US-Dollar als Text mit zwei Dezimalen. Felder können hinzukommen; übergehen Sie, was Sie nicht kennen.",
    ],
  },
  trying: {
    title: "Ausprobieren, ohne dass ein Wagen kommt",
    text: "Die Demo dieses Produkts ist eine Firma mit erfundenen Fahrten und Fahrern und denselben Aufrufen. Ihre Schlüssel beginnen mit trupial_demo_, die einer echten Firma mit trupial_live_, und keiner öffnet das andere. Dort machen Sie selbst einen: Melden Sie sich als staff mit dem Passwort trupial-demo an, öffnen Sie unter Hotels und Firmen ein Hotel und drücken Sie Schlüssel machen.",
  },
  promise: {
    title: "Wie lange es hält",
    text: "Das ist Version 1. Was Sie darauf bauen, läuft mindestens zwei Jahre: Aufrufe und Felder kommen hinzu, verschwinden aber nie und ändern nie ihre Bedeutung. Muss doch einmal etwas weg, steht es hier mindestens 12 Monate vorher, und die Antworten tragen den Tag im Header Sunset.",
  },
} satisfies DevelopersStrings;
