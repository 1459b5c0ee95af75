import type { ArchiveStrings } from "./en.ts";

export default {
  heads: {
    id: "Ritnummer",
    reference: "Boekingsnummer",
    rider: "Passagier",
    phone: "Telefoon",
    driver: "Chauffeur",
    pickup: "Ophaalpunt",
    dropoff: "Bestemming",
    when: "Datum en tijd",
    completed: "Afgerond",
    distance: "Afstand (km)",
    fare: "Ritprijs (USD)",
    vehicle: "Autotype",
    zone: "Zone",
    passengers: "Passagiers",
    luggage: "Bagage",
    paidBy: "Betaald met",
    tip: "Fooi (USD)",
    stops: "Tussenstops",
    givenBack: "Terugbetaald (USD)",
  },
  paidBy: { cash_usd: "Contant USD", cash_xcg: "Contant XCG", card: "Kaart", account: "Op rekening" },
} satisfies ArchiveStrings;
