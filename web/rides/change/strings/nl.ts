import type { ChangeStrings } from "./en.ts";

const change: ChangeStrings = {
  title: "Je rit wijzigen",
  price: "Wat het kost",
  leave: "Laten zoals het is",
  confirm: "De rit wijzigen",
  confirmFor: (price) => `Wijzigen voor ${price}`,
  changing: "Wijzigen...",
  done: "Je rit is gewijzigd.",
  doneForDriver: "Je rit is gewijzigd. Je chauffeur weet het.",
  doneWithoutDriver: "Je rit is gewijzigd. We zoeken een andere chauffeur voor je.",
  losesDriver: "Je chauffeur kan de rit zo niet rijden. We zoeken dan een andere voor je.",
  deposit: (amount, when) =>
    `Voor deze wijziging is een aanbetaling van ${amount} nodig, uiterlijk ${when}. Onze chauffeurs zien je rit zodra die betaald is; anders wordt de rit dan geannuleerd.`,
  movedOn: "Je rit is gewijzigd sinds je dit opende. Hier zie je hoe hij nu is.",
  notChanged:
    "Je rit is net gewijzigd, dus jouw wijziging is niet doorgegaan. Kijk hoe hij nu is en probeer het opnieuw.",
  tooLate: "Het is te laat om deze rit hier te wijzigen. Bel ons, dan kijken we wat er kan.",
};

export default change;
