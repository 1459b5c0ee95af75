import type { ShiftsOfficeStrings } from "./en.ts";

const office: ShiftsOfficeStrings = {
  about:
    "Ki ora shofùr ta traha. E plan no ta duna niun hende un biahe pafó di nan ora ni den un pousa; drenta i sali ku man ta konta ainda pa e momento.",
  before: "E siman promé",
  after: "E siman despues",
  thisWeek: "E siman akí",
  nobody: "Ainda no tin shofùr aprobá.",
  table: "Turno di tur shofùr",
  driver: "Shofùr",
  sum: "Den e siman",
  driven: (hours) => `${hours} kore`,
  proposes: "Ta proponé un kambio",
  nothing: "nada skibí",
  off: "Liber",
  minutes: (minutes) => `${minutes} min`,
  proposalOf: (name) => `${name} ta proponé`,
  reason: "Un palabra pa e shofùr, si bo ta rechas'é",
  accept: "Aseptá",
  decline: "Rechasá",
  accepted: "Aseptá. E ta vale for di awor.",
  declined: "Rechasá. E shofùr ta lesa dikon.",
  day: "Oranan di un dia",
  why: "Dikon, pa e ofisina",
  dayOff: "Dia liber",
  asTheWeek: "Manera e siman ta bisa",
};

export default office;
