import type { PlanOfficeStrings } from "./en.ts";

const office: PlanOfficeStrings = {
  about:
    "Waar het dagplan op mikt, en wanneer het wie iets zegt. Een wijziging telt vanaf het volgende plan, enkele seconden later.",
  changedBy: (name, at) => `Laatst gewijzigd door ${name}, ${at}.`,
  withUsual: (what, usual) => `${what} Gewoonlijk: ${usual}.`,
  learned: (what, least, most) =>
    `${what} De laatste 90 dagen zeggen ${least} tot ${most}, per uur verschillend.`,
  groups: {
    giving: "Chauffeurs inlichten",
    promises: "Beloften aan passagiers",
    driving: "Welke auto wat rijdt",
    hours: "Uren van chauffeurs",
  },
  modes: {
    auto: "Auto: ritten worden vanzelf aangeboden",
    suggest: "Voorstel: de centrale drukt",
    off: "Uit: de centrale beslist alleen",
  },
  full: {
    refuse: "Weigeren, andere aanbieden",
    request: "Als verzoek aannemen",
    silent: "Niets zeggen",
  },
  held: { none: "Geen", learned: "Zoals de laatste 90 dagen", typed: "Zoals hieronder" },
  wills: { off: "Helemaal niet", some: "Een beetje", strong: "Sterk" },
  fields: {
    mode: {
      label: "Stand",
      hint: "Of het plan chauffeurs inlicht, zegt wie de centrale moet inlichten, of geen van beide.",
    },
    told_ahead_minutes: {
      label: "Vooraf gezegd, in minuten",
      hint: "Een chauffeur hoort zo lang van een rit voor die ervoor weg moet.",
    },
    told_rides: {
      label: "Hoogstens zoveel ritten gezegd",
      hint: "Een chauffeur weet zoveel volgende ritten; de rest kan nog wijzigen.",
    },
    keeps_told: {
      label: "Wie een rit weet, houdt die",
      hint: "Hoeveel het plan opgeeft zodat niemand een rit verliest die al gezegd is.",
    },
    when_full: {
      label: "Als een tijd vol is",
      hint: "Wat een passagier hoort als er op de gewenste tijd geen auto vrij is.",
    },
    grace_minutes: {
      label: "Op tijd tot, in minuten",
      hint: "Ophalen telt als op tijd tot zo lang na de belofte.",
    },
    longer_refused: {
      label: "Korte ritten eerst",
      hint: "Als een van twee verzoeken geweigerd moet worden, is dat de langste rit.",
    },
    held_back: {
      label: "Auto's achter de hand",
      hint: "Een deel van de auto's blijft vrij van boekingen, voor wie er meteen een wil.",
    },
    held_back_percent: {
      label: "Deel achter de hand, in procent",
      hint: "Uren en procent van de auto's in dienst, zoals 7-9: 15, 16-18: 25.",
    },
    at_once_minutes: {
      label: "Meteen is binnen, in minuten",
      hint: "Een rit die zo snel gewenst is, mag de auto's achter de hand hebben.",
    },
    ship_percent: {
      label: "Van de opvarenden, in procent",
      hint: "Zoveel van de honderd passagiers van een schip nemen een auto van jullie.",
    },
    keeps_vans: {
      label: "Busjes voor groepen houden",
      hint: "Grote en betere auto's wachten op de passagiers die ze nodig hebben.",
    },
    saves_empty: { label: "Lege kilometers sparen", hint: "Er wordt minder zonder passagier gereden." },
    fairness: {
      label: "Eerlijk verdelen",
      hint: "Wie vandaag minder betaalde minuten had, krijgt de volgende rit.",
    },
    keeps_breaks: {
      label: "Pauzes vrijhouden",
      hint: "Hoeveel het plan opgeeft zodat een chauffeur de pauze krijgt.",
    },
    way_home: {
      label: "Bij huis eindigen",
      hint: "De laatste rit van een dienst eindigt bij waar de chauffeur woont.",
    },
    overrun_minutes: {
      label: "Na het einde van de dienst, in minuten",
      hint: "De laatste passagier mag zo lang na het einde van een dienst uitstappen.",
    },
    longest_day_hours: {
      label: "Langste dag, in uren",
      hint: "Diensten met meer werk worden gemarkeerd. Ze kunnen wel.",
    },
    rest_hours: {
      label: "Rust tussen dagen, in uren",
      hint: "Dagen die eerder beginnen worden gemarkeerd. Ze kunnen wel.",
    },
  },
};

export default office;
