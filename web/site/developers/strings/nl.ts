import type { DevelopersStrings } from "./en.ts";

const developers: DevelopersStrings = {
  head: "Voor ontwikkelaars",
  description: "Boek taxi's op Curaçao vanuit je eigen programma: een sleutel, één aanroep, tien minuten.",
  title: "Voor ontwikkelaars",
  intro:
    "Boek een taxi vanuit het systeem van je hotel of bedrijf. Van niets tot een eerste rit in tien minuten.",
  key: {
    title: "1. Vraag een sleutel",
    text: "Vraag ons kantoor om een sleutel. Hij hoort bij je rekening: de ritten komen daarop, tegen jouw prijzen. Bewaar hem op je server, nooit in een pagina of app. Raakt hij toch bekend, zeg het ons, en hij werkt meteen niet meer.",
  },
  book: {
    title: "2. Boek een rit",
    text: "Plaatsen zijn namen zoals je ze schrijft, of punten als pickup_lat en pickup_lng. De tijd heeft zijn verschil met UTC erbij; op Curaçao is dat het hele jaar -04:00. De Idempotency-Key is je eigen nummer van de boeking: stuur je die nog eens mee, dan wordt niets twee keer geboekt.",
    answer:
      "Het antwoord is de rit: het nummer, de code voor de gast, de prijs, en een tracking_code voor de pagina waar de gast de auto volgt.",
  },
  next: {
    title: "3. En verder",
    price: "Wat een rit kost, en een offerte die die prijs 15 minuten vasthoudt.",
    times: "Of er op een tijd een auto is, en wanneer er anders een vrij is.",
    list: "De ritten op je rekening, de nieuwste eerst.",
    one: "Eén rit met de chauffeur en de status.",
    cancel: "Zegt een rit af, tot de passagier is ingestapt.",
    change: "Wijzigt tijd, plaatsen of personen; vraag eerst /price/ als de prijs kan veranderen.",
    many: "Tot 50 ritten in één aanroep: allemaal of geen, met een reden bij elke die niet kan.",
    all: "Alle aanroepen.",
    openapi: "Dezelfde als OpenAPI 3.1.",
  },
  told: {
    title: "4. Op de hoogte blijven",
    text: "Het kantoor voegt een adres van je toe, en elke wijziging van een rit komt daar als JSON, getekend volgens Standard Webhooks: controleer webhook-id, webhook-timestamp en webhook-signature met de bibliotheek voor je taal. Erin staan id, status en versie van de rit; lees de rit voor de rest. Antwoord binnen 10 seconden met 2xx. Al het andere wordt drie dagen opnieuw geprobeerd, per rit op volgorde; 410 beëindigt het. Dezelfde webhook-id kan twee keer komen.",
  },
  assistants: {
    title: "Voor assistenten",
    text: "Een assistent boekt via het Model Context Protocol (MCP) op dit adres, zonder sleutel. Het spreekt versie 2026-07-28 en die van 2025-11-25 over streamable HTTP, met negen tools: find_places, quote_ride, free_times, book_ride, get_ride, change_ride, cancel_ride, list_tours en company_info. Passagiers met een account, hotels en bedrijven laten die toe op /mcp/account met OAuth 2.1; de client_id is het adres van het metadatadocument.",
    answer:
      "Er wordt niets geboekt zonder het ja van de persoon zelf. Kan het programma dat vragen, dan schrijven wij de vraag; kan het dat niet, dan wacht de rit tot de code op hun eigen telefoon is ingevuld. Een rit lees of wijzig je met het boekingsnummer en de laatste vier cijfers van de telefoon. Een assistent betaalt niets: die geeft de link door.",
  },
  rules: {
    title: "Goed om te weten",
    list: [
      "Een fout heeft één zin in de taal van je Accept-Language, anders in die van je rekening, de Engelse zin ernaast als detail, een code die gelijk blijft, en het veld waar het om gaat.",
      "Een sleutel mag wat het kantoor aanvinkte: ritten zien, boeken, wijzigen of annuleren. Al het andere is een 403.",
      "Een rit die niet op je rekening staat, bestaat voor je sleutel niet: 404.",
      "Je rekening boekt 60 ritten per minuut, en 200 ineens. Daarna komt een 429, en Retry-After zegt wanneer je verder kunt.",
      "Bedragen zijn Amerikaanse dollars als tekst met twee decimalen. Er kunnen velden bijkomen; negeer wat je niet kent.",
    ],
  },
  trying: {
    title: "Proberen zonder dat er een auto komt",
    text: "De demo van dit product is een bedrijf met verzonnen ritten en chauffeurs en dezelfde aanroepen. Sleutels daarvan beginnen met trupial_demo_, die van een echt bedrijf met trupial_live_, en geen van beide opent de andere. Daar maak je er zelf een: log in als staff met het wachtwoord trupial-demo, open een hotel onder Hotels en bedrijven en druk op Sleutel maken.",
  },
  promise: {
    title: "Hoe lang het blijft werken",
    text: "Dit is versie 1. Wat je erop bouwt, werkt minstens twee jaar: er komen aanroepen en velden bij, er gaat niets af en niets krijgt een andere betekenis. Moet er toch een weg, dan staat dat minstens 12 maanden ervoor hier, en dragen de antwoorden de dag in een Sunset-header.",
  },
};

export default developers;
