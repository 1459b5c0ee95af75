import type { CardStrings } from "./card-strings.ts";

export const nl: CardStrings = {
  nothingNow: "Nu niets te betalen",
  fixed: "Vaste prijs",
  freeToCancel: "Gratis annuleren tot je bent ingestapt",
  discount: "Korting",
  deposit: "Eerst is een aanbetaling nodig",
  both: "Heen en terug",
  wayBack: "Terugrit",
  full: "Dan is er geen auto vrij",
  minutes: "Over ongeveer {minutes} min is er een auto",
  confirm: "Wacht tot je bevestigt",
  unpaid: "Wacht op de aanbetaling",
  arrives: "Chauffeur verwacht",
  own: "Je eigen adres",
  again: "Bijwerken",
  open: "Open de ritpagina",
};
