import type { PaymentStrings } from "./en.ts";

const payments: PaymentStrings = {
  paidBy: {
    cash_usd: "Contant, dollars",
    cash_xcg: "Contant, guldens",
    card: "Kaart in de auto",
    account: "Op rekening",
  },
  paid: "Betaald",
  notRecorded: "Niet genoteerd",
  tip: "Fooi",
  tips: "Fooien",
  ask: "Hoe is er betaald?",
  say: "Noteer hoe er betaald is",
  save: "Opslaan",
  tipUsd: "Fooi, US$ (niet verplicht)",
  tipXcg: "Fooi, XCG (niet verplicht)",
  amountWrong: "Een bedrag zoals 5 of 2,50.",
  payments: "Betalingen",
  cash: {
    title: "Contant geld dat je hebt",
    failed: "Je contante geld laden is niet gelukt. Probeer het opnieuw.",
    loading: "Laden...",
    sinceFirst: (rides) =>
      rides === 1 ? "Van 1 contant betaalde rit." : `Van ${rides} contant betaalde ritten.`,
    since: (time, rides) =>
      `Sinds je afsloot op ${time}: ${rides === 1 ? "1 rit" : `${rides} ritten`} contant betaald.`,
    dollars: "US-dollars",
    guilders: "Guldens",
    close: "Dienst afsluiten",
    closeTitle: "Sluit je dienst af",
    closeText: "Tel wat de passagiers je betaald hebben. Je eigen wisselgeld telt niet mee.",
    countedUsd: "Geteld, US$",
    countedXcg: "Geteld, XCG",
    note: "Opmerking voor kantoor (niet verplicht)",
    closing: "Afsluiten...",
    closed: "Je dienst is afgesloten.",
    closeFailed: "Je dienst afsluiten is niet gelukt. Probeer het opnieuw.",
    needsSignal: "Afsluiten kan als je bereik hebt.",
    waits: "Ritten die op bereik wachten, zijn nog niet meegeteld. Sluit af als ze verstuurd zijn.",
    says: "Volgens de app",
    last: "Diensten die je afsloot",
    none: "Je hebt nog geen dienst afgesloten.",
  },
  closings: {
    driver: "Chauffeur",
    closedAt: "Afgesloten",
    rides: "Ritten",
    expected: "Volgens de app",
    counted: "Geteld",
    difference: "Verschil",
    even: "Geen",
    note: "Opmerking",
    empty: "Er is nog geen dienst afgesloten.",
  },
};

export default payments;
