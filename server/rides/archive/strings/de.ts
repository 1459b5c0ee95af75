import type { ArchiveStrings } from "./en.ts";

export default {
  heads: {
    id: "Fahrtnummer",
    reference: "Buchungsnummer",
    rider: "Fahrgast",
    phone: "Telefon",
    driver: "Fahrer",
    pickup: "Abholung",
    dropoff: "Ziel",
    when: "Datum und Uhrzeit",
    completed: "Abgeschlossen",
    distance: "Strecke (km)",
    fare: "Fahrpreis (USD)",
    vehicle: "Fahrzeugtyp",
    zone: "Zone",
    passengers: "Personen",
    luggage: "Gepäck",
    paidBy: "Bezahlt",
    tip: "Trinkgeld (USD)",
    stops: "Zwischenhalte",
    givenBack: "Zurückgezahlt (USD)",
  },
  paidBy: { cash_usd: "Bar USD", cash_xcg: "Bar XCG", card: "Karte", account: "Auf Rechnung" },
} satisfies ArchiveStrings;
