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
  runsOut: (name, day) => `${name}: geldig tot en met ${day}`,
  endsBefore: (name, day) => `${name}: geldig tot en met ${day}, vóór deze rit`,
  noRides: (what) => `${what}. Je krijgt geen ritten tot het kantoor de nieuwe datum heeft.`,
  drivesAllTheSame: (what, until) => `${what}. Van het kantoor mag je rijden tot en met ${until}.`,
  exception: (until) => `Uitzondering tot en met ${until}`,
  exceptionWhy: (until, reason, by) => `Tot en met ${until}: ${reason} (${by})`,
};

export default papers;
