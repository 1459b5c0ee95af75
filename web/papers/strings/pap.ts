import type { PaperStrings } from "./en.ts";

const papers: PaperStrings = {
  names: {
    license: "Reibeweis",
    permit: "Permiso di taksi",
    insurance: "Seguro",
    inspection: "Keuring",
    season_permit: "Permiso di temporada",
  },
  validUntil: {
    license: "Reibeweis válido te",
    permit: "Permiso di taksi válido te",
    insurance: "Seguro válido te",
    inspection: "Inspekshon válido te",
    season_permit: "Permiso di temporada te",
  },
  ranOut: {
    license: (day) => `Reibeweis a vense dia ${day}`,
    permit: (day) => `Permiso di taksi a vense dia ${day}`,
    insurance: (day) => `Seguro a vense dia ${day}`,
    inspection: (day) => `Keuring a vense dia ${day}`,
    season_permit: (day) => `Permiso di temporada a kaba dia ${day}`,
  },
  runsOut: (name, day) => `${name}: válido te ${day}`,
  endsBefore: (name, day) => `${name}: válido te ${day}, promé ku e biahe akí`,
  noRides: (what) => `${what}. Bo no ta haña biahe te ora e ofisina tin e fecha nobo.`,
  drivesAllTheSame: (what, until) => `${what}. E ofisina ta laga bo kore te ${until}.`,
  exception: (until) => `Eksepshon te ${until}`,
  exceptionWhy: (until, reason, by) => `Te ${until}: ${reason} (${by})`,
};

export default papers;
