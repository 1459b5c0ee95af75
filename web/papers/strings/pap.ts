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
  shortDay: (day, year) => `${day} ${year}`,
  runsOut: (name, day) => `${name}: válido te ${day}`,
  endsBefore: (name, day) => `${name}: válido te ${day}, promé ku e biahe akí`,
  noRides: (what) => `${what}. Bo no ta haña biahe te ora e ofisina tin e fecha nobo.`,
  drivesAllTheSame: (what, until) => `${what}. E ofisina ta laga bo kore te ${until}.`,
  exception: (until) => `Eksepshon te ${until}`,
  exceptionWhy: (until, reason, by) => `Te ${until}: ${reason} (${by})`,
  changes: {
    withdraw: "Retirá",
    withdrawOf: (change) => `Retirá: ${change}`,
    withdrawn: "Retirá. Tur kos ta keda manera e ta.",
    waiting: "Ta warda riba ofisina",
    declined: "Rechasá pa ofisina",
    car: {
      vehicle_type: "Tipo di vehíkulo",
      vehicle: "Vehíkulo",
      plate: "Plachi",
      license_number: "Number di reibeweis",
    },
  },
  file: {
    attach: "Agregá potrèt òf PDF",
    replace: "Kambia",
    download: "Download",
    remove: "Kita",
    keep: "Laga keda",
    removeTitle: (name) => `Kita e archivo akí? ${name}`,
    removeText: "E archivo ta wòrdu kitá. E dia te ku e dokumento ta válido ta keda.",
    fact: (size, day) => `${size} MB, agregá dia ${day}`,
    sending: "Ta manda...",
    wrongKind: "No por lesa e archivo akí. Skohe un JPEG, PNG òf PDF.",
    tooLarge: "E archivo akí ta mas grandi ku 5 MB. Skohe un mas chikí òf saka un potrèt.",
    failed: "E archivo no a keda wardá. Por fabor purba atrobe.",
    downloadFailed: "No por a download e archivo. Por fabor purba atrobe.",
    listFailed: "No por a karga e archivonan. Por fabor purba atrobe.",
  },
};

export default papers;
