import type { PeopleStrings } from "./en.ts";

export default {
  about: (drivers) =>
    drivers === 1
      ? "1 chauffeur"
      : `${drivers} chauffeurs, het document dat het eerst verloopt staat bovenaan`,
  columns: {
    driver: "Chauffeur",
    plate: "Kenteken",
    license: "Rijbewijs",
    inspection: "Keuring",
    insurance: "Verzekering",
    permit: "Vergunning",
    now: "Nu",
  },
  equipment: {
    label: "Uitrusting",
    hint: "Het plan geeft een rit die dit nodig heeft aan een auto die het heeft.",
    none: "Geen",
    wheelchair: "Rolstoel",
    child_seat: "Kinderzitje",
    both: "Rolstoel en kinderzitje",
  },
  seats: (n) => `${n} plaatsen`,
  ends: (days) =>
    days < 0
      ? days === -1
        ? "1 dag geleden"
        : `${-days} dagen geleden`
      : days === 0
        ? "vandaag"
        : days === 1
          ? "morgen"
          : `over ${days} dagen`,
  noPaper: "ontbreekt",
  legend: (days) =>
    `Rood: verlopen, geen nieuwe ritten zonder uitzondering. Geel: verloopt binnen ${days} dagen, de chauffeur krijgt bericht.`,
  doing: {
    available: "Beschikbaar",
    on_ride: "Bezig met rit",
    offline: "Niet in dienst",
    inactive: "Inactief",
  },
  exceptionUntil: (day) => `Rijdt t/m ${day}`,
  suspended: "Geschorst",
  open: "Openen",
  deeds: "Meer",
  newDate: {
    action: "Nieuwe datum",
    of: (name) => `Nieuwe datum voor ${name}`,
  },
  approvedOn: "Goedgekeurd op",
  tabs: {
    all: "Alle",
    rider: "Passagiers",
    driver: "Chauffeurs",
    operator: "Centralisten",
    staff: "Medewerkers",
  },
  whichRole: "Welke rol",
  counted: {
    rider: (n) => (n === "1" ? "1 passagier" : `${n} passagiers`),
    driver: (n) => (n === "1" ? "1 chauffeur" : `${n} chauffeurs`),
    operator: (n) => (n === "1" ? "1 centralist" : `${n} centralisten`),
    staff: (n) => (n === "1" ? "1 medewerker" : `${n} medewerkers`),
  },
  search: "Zoek op naam, telefoon of kenteken",
  show: "Welke chauffeurs",
  all: (n) => `Alle ${n}`,
  due: (n) => `Documenten verlopen ${n}`,
  unapproved: (n) => `Niet goedgekeurd ${n}`,
  nobody: "Geen chauffeur gevonden.",
  waiting: (n) => `Wijzigingen ${n}`,
  changes: {
    of: (name) => `${name} vraagt een wijziging`,
    action: "Wijzigingen",
    reason: "Reden",
    reasonHint: "Hoeft niet. De chauffeur leest dit als je afwijst.",
    nothing: "Er wacht niets.",
  },
  report: "Overzicht",
  reportOf: (name) => `Overzicht van ${name}`,
  allDrivers: "Alle chauffeurs",
  missing: "Deze chauffeur bestaat niet.",
  documents: "Documenten",
  documentsOf: (name) => `Documenten van ${name}`,
  portrait: {
    action: "Portret",
    of: (name) => `Portret van ${name}`,
    about: "Passagiers zien het op hun pagina, zodat ze de chauffeur herkennen bij het ophalen.",
    failed: "We konden het portret niet laden. Probeer het opnieuw.",
  },
  noDay: "Niet ingevuld",
  role: {
    does: {
      rider: "Boekt ritten",
      driver: "Rijdt",
      operator: "Deelt ritten uit",
      staff: "Leidt het kantoor",
    },
    present: "Rol nu",
    step: (before, after) => `Van ${before.toLowerCase()} naar ${after.toLowerCase()}`,
    choose: "Nieuwe rol",
    can: {
      rider: "Ritten boeken en de eigen ritten zien.",
      driver: "Ritten aangeboden krijgen en zien wat die opbrengen.",
      operator: "Elke rit boeken, toewijzen en annuleren, met naam en telefoon van elke passagier.",
      staff: "Alles van de centrale, en mensen, prijzen, geld en bedrijfsgegevens.",
    },
    before: "Niet meer",
    after: "Vanaf nu",
    atOnce: "Gebeurt meteen",
    sessions: (n) =>
      n === 0
        ? "Dit account is nergens ingelogd."
        : n === 1
          ? "Uitgelogd op 1 apparaat; daarna opnieuw inloggen."
          : `Uitgelogd op ${n} apparaten; daarna opnieuw inloggen.`,
    rides: (n) =>
      n === 1
        ? "1 rit blijft staan tot de centrale die aan een ander geeft:"
        : `${n} ritten blijven staan tot de centrale ze aan anderen geeft:`,
    noOffers: "Er komen geen ritten meer binnen.",
    secondFactor: "De tweestapsverificatie vervalt.",
    change: (role) => `Maak ${role.toLowerCase()}`,
    failed: "We konden niet lezen wat dit verandert.",
  },
} satisfies PeopleStrings;
