import type { PeopleStrings } from "./en.ts";

export default {
  about: (drivers) =>
    drivers === 1 ? "1 Fahrer" : `${drivers} Fahrer, oben das Dokument, das zuerst abläuft`,
  columns: {
    driver: "Fahrer",
    plate: "Kennzeichen",
    license: "Führerschein",
    inspection: "Prüfung",
    insurance: "Versicherung",
    permit: "Taxilizenz",
    now: "Jetzt",
  },
  equipment: {
    label: "Ausstattung",
    hint: "Eine Fahrt, die das braucht, gibt der Plan einem Wagen, der es hat.",
    none: "Keine",
    wheelchair: "Rollstuhl",
    child_seat: "Kindersitz",
    both: "Rollstuhl und Kindersitz",
  },
  seats: (n) => (n === 1 ? "1 Platz" : `${n} Plätze`),
  ends: (days) =>
    days < 0
      ? days === -1
        ? "seit 1 Tag"
        : `seit ${-days} Tagen`
      : days === 0
        ? "heute"
        : days === 1
          ? "morgen"
          : `in ${days} Tagen`,
  noPaper: "fehlt",
  legend: (days) =>
    `Rot: abgelaufen, ohne Ausnahme keine neuen Fahrten. Gelb: läuft in höchstens ${days} Tagen ab, der Fahrer bekommt Bescheid.`,
  doing: {
    available: "Frei",
    on_ride: "Auf Fahrt",
    offline: "Offline",
    inactive: "Inaktiv",
  },
  exceptionUntil: (day) => `Ausnahme bis ${day}`,
  suspended: "Gesperrt",
  open: "Öffnen",
  deeds: "Mehr",
  newDate: {
    action: "Neues Datum eintragen",
    of: (name) => `Neues Datum für ${name}`,
  },
  approvedOn: "Freigegeben am",
  tabs: { all: "Alle", rider: "Fahrgäste", driver: "Fahrer", operator: "Zentrale", staff: "Büro" },
  whichRole: "Welche Rolle",
  counted: {
    rider: (n) => (n === "1" ? "1 Fahrgast" : `${n} Fahrgäste`),
    driver: (n) => `${n} Fahrer`,
    operator: (n) => `${n} in der Zentrale`,
    staff: (n) => `${n} im Büro`,
  },
  search: "Name, Telefon oder Kennzeichen",
  show: "Welche Fahrer",
  all: (n) => `Alle ${n}`,
  due: (n) => `Dokumente fällig ${n}`,
  unapproved: (n) => `Nicht freigegeben ${n}`,
  nobody: "Kein Fahrer passt.",
  waiting: (n) => `Offene Änderungen ${n}`,
  changes: {
    of: (name) => `${name} bittet um eine Änderung`,
    action: "Änderungen",
    reason: "Grund",
    reasonHint: "Freiwillig. Der Fahrer liest ihn, wenn Sie ablehnen.",
    nothing: "Nichts wartet.",
  },
  report: "Bericht",
  reportOf: (name) => `Bericht von ${name}`,
  allDrivers: "Alle Fahrer",
  missing: "Diesen Fahrer gibt es nicht.",
  documents: "Dokumente",
  documentsOf: (name) => `Dokumente von ${name}`,
  portrait: {
    action: "Porträt",
    of: (name) => `Porträt von ${name}`,
    about: "Fahrgäste sehen es auf ihrer Seite und erkennen so den Fahrer bei der Abholung.",
    failed: "Das Porträt ließ sich nicht laden. Bitte versuchen Sie es noch einmal.",
  },
  noDay: "Nicht eingetragen",
  role: {
    does: {
      rider: "Bucht Fahrten",
      driver: "Fährt",
      operator: "Teilt Fahrten zu",
      staff: "Führt das Büro",
    },
    present: "Jetzige Rolle",
    step: (before, after) => `${before} zu ${after}`,
    choose: "Neue Rolle",
    can: {
      rider: "Fahrten buchen und die eigenen sehen.",
      driver: "Fahrten angeboten bekommen und den Verdienst sehen.",
      operator: "Jede Fahrt buchen, zuteilen und stornieren, und von jedem Fahrgast Namen und Telefon sehen.",
      staff: "Alles, was die Zentrale tut, dazu Personen, Preise, Geld und Angaben der Firma.",
    },
    before: "Nicht mehr",
    after: "Von jetzt an",
    atOnce: "Geschieht sofort",
    sessions: (n) =>
      n === 0
        ? "Diese Person ist nirgends angemeldet."
        : n === 1
          ? "Diese Person wird auf 1 Gerät abgemeldet und meldet sich neu an."
          : `Diese Person wird auf ${n} Geräten abgemeldet und meldet sich neu an.`,
    rides: (n) =>
      n === 1
        ? "1 Fahrt bleibt bei dieser Person, bis die Zentrale sie einem anderen Fahrer gibt:"
        : `${n} Fahrten bleiben bei dieser Person, bis die Zentrale sie anderen Fahrern gibt:`,
    noOffers: "Diese Person bekommt keine Fahrten mehr angeboten.",
    secondFactor: "Die Zwei-Faktor-Anmeldung dieser Person wird entfernt.",
    change: (role) => `Zu ${role} ändern`,
    failed: "Es ließ sich nicht lesen, was sich damit ändert.",
  },
} satisfies PeopleStrings;
