import type { PaperStrings } from "./en.ts";

const papers: PaperStrings = {
  names: {
    license: "Rijbewijs",
    permit: "Taxivergunning",
    insurance: "Verzekering",
    inspection: "Keuring",
    season_permit: "Seizoensvergunning",
  },
  validUntil: {
    license: "Rijbewijs geldig tot en met",
    permit: "Taxivergunning geldig tot en met",
    insurance: "Verzekering geldig tot en met",
    inspection: "Keuring geldig tot en met",
    season_permit: "Seizoensvergunning tot en met",
  },
  ranOut: {
    license: (day) => `Rijbewijs verlopen op ${day}`,
    permit: (day) => `Taxivergunning verlopen op ${day}`,
    insurance: (day) => `Verzekering verlopen op ${day}`,
    inspection: (day) => `Keuring verlopen op ${day}`,
    season_permit: (day) => `Seizoensvergunning geëindigd op ${day}`,
  },
  shortDay: (day, year) => `${day} ${year}`,
  runsOut: (name, day) => `${name}: geldig tot en met ${day}`,
  endsBefore: (name, day) => `${name}: geldig tot en met ${day}, vóór deze rit`,
  carOut: (reason) => `Auto buiten dienst: ${reason}`,
  carOutUntil: (reason, until) => `Auto buiten dienst tot ${until}: ${reason}`,
  carOutNoRides: (what) => `${what}. Je krijgt geen ritten waarvoor hij nodig is.`,
  carGoesOut: (from, reason) => `Je auto gaat op ${from} buiten dienst: ${reason}.`,
  noRides: (what) => `${what}. Je krijgt geen ritten tot het kantoor de nieuwe datum heeft.`,
  drivesAllTheSame: (what, until) => `${what}. Van het kantoor mag je rijden tot en met ${until}.`,
  exception: (until) => `Uitzondering tot en met ${until}`,
  exceptionWhy: (until, reason, by) => `Tot en met ${until}: ${reason} (${by})`,
  changes: {
    withdraw: "Intrekken",
    withdrawOf: (change) => `Intrekken: ${change}`,
    withdrawn: "Ingetrokken. Alles blijft zoals het is.",
    waiting: "Wacht op het kantoor",
    declined: "Afgewezen door het kantoor",
    car: {
      vehicle_type: "Type voertuig",
      vehicle: "Voertuig",
      plate: "Kenteken",
      license_number: "Rijbewijsnummer",
    },
  },
  file: {
    attach: "Foto of PDF toevoegen",
    replace: "Vervangen",
    download: "Downloaden",
    remove: "Verwijderen",
    keep: "Bewaren",
    removeTitle: (name) => `Dit bestand verwijderen? ${name}`,
    removeText:
      "Het bestand wordt verwijderd. De dag tot en met wanneer het document geldig is, blijft staan.",
    fact: (size, day) => `${size} MB, toegevoegd op ${day}`,
    sending: "Versturen...",
    wrongKind: "Dit bestand kan niet worden gelezen. Kies een JPEG, PNG of PDF.",
    tooLarge: "Dit bestand is groter dan 5 MB. Kies een kleiner bestand of maak een foto.",
    failed: "Het bestand is niet opgeslagen. Probeer het opnieuw.",
    downloadFailed: "Het bestand downloaden is niet gelukt. Probeer het opnieuw.",
    listFailed: "De bestanden laden is niet gelukt. Probeer het opnieuw.",
  },
};

export default papers;
