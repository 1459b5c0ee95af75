import type { ArchiveStrings } from "./en.ts";

export default {
  heads: {
    id: "Number di biahe",
    reference: "Number di reserva",
    rider: "Pasahero",
    phone: "Telefòn",
    driver: "Shofùr",
    pickup: "Lugá pa buska",
    dropoff: "Destinashon",
    when: "Fecha i ora",
    completed: "Terminá",
    distance: "Distansia (km)",
    fare: "Preis (USD)",
    vehicle: "Tipo di outo",
    zone: "Zona",
    passengers: "Pasaheronan",
    luggage: "Bagashi",
    paidBy: "Pagá ku",
    tip: "Fooi (USD)",
    stops: "Paradanan",
    givenBack: "Debolbé (USD)",
  },
  paidBy: { cash_usd: "Kèsh USD", cash_xcg: "Kèsh XCG", card: "Karchi", account: "Kuenta" },
} satisfies ArchiveStrings;
