import type { Paper } from "../../../domain/papers/papers.ts";

type PaperWords = Record<Paper, string>;
type OnDay = Record<Paper, (day: string) => string>;

const names: PaperWords = {
  license: "Driving license",
  permit: "Taxi permit",
  insurance: "Insurance",
  inspection: "Inspection",
  season_permit: "Season permit",
};

const validUntil: PaperWords = {
  license: "License valid until",
  permit: "Taxi permit valid until",
  insurance: "Insurance valid until",
  inspection: "Inspection valid until",
  season_permit: "Season permit until",
};

const ranOut: OnDay = {
  license: (day) => `Driving license ran out on ${day}`,
  permit: (day) => `Taxi permit ran out on ${day}`,
  insurance: (day) => `Insurance ran out on ${day}`,
  inspection: (day) => `Inspection ran out on ${day}`,
  season_permit: (day) => `Season permit ended on ${day}`,
};

const papers = {
  names,
  validUntil,
  ranOut,
  shortDay: (day: string, year: string) => `${day}, ${year}`,
  runsOut: (name: string, day: string) => `${name}: valid until ${day}`,
  endsBefore: (name: string, day: string) => `${name}: valid until ${day}, before this ride`,
  carOut: (reason: string) => `Car out of service: ${reason}`,
  carOutUntil: (reason: string, until: string) => `Car out of service until ${until}: ${reason}`,
  carOutNoRides: (what: string) => `${what}. You get no rides that need it.`,
  carGoesOut: (from: string, reason: string) => `Your car goes out of service on ${from}: ${reason}.`,
  noRides: (what: string) => `${what}. You get no rides until the office has the new date.`,
  drivesAllTheSame: (what: string, until: string) => `${what}. The office lets you drive until ${until}.`,
  exception: (until: string) => `Exception until ${until}`,
  exceptionWhy: (until: string, reason: string, by: string) => `Until ${until}: ${reason} (${by})`,
  changes: {
    withdraw: "Withdraw",
    withdrawOf: (change: string) => `Withdraw: ${change}`,
    withdrawn: "Withdrawn. Everything stays as it is.",
    waiting: "Waiting for the office",
    declined: "Declined by the office",
    car: {
      vehicle_type: "Vehicle Type",
      vehicle: "Vehicle",
      plate: "Plate",
      license_number: "License Number",
    },
  },
  file: {
    attach: "Attach a photo or PDF",
    replace: "Replace",
    download: "Download",
    remove: "Remove",
    keep: "Keep it",
    removeTitle: (name: string) => `Remove this file? ${name}`,
    removeText: "The file is deleted. The day until which the document is valid stays.",
    fact: (size: string, day: string) => `${size} MB, attached ${day}`,
    sending: "Sending...",
    wrongKind: "This file can't be read. Choose a JPEG, PNG or PDF.",
    tooLarge: "This file is larger than 5 MB. Choose a smaller one, or take a photo.",
    failed: "We couldn't save the file. Please try again.",
    downloadFailed: "We couldn't download the file. Please try again.",
    listFailed: "We couldn't load the files. Please try again.",
  },
};

export default papers;
export type PaperStrings = typeof papers;
