import type { BulkStrings } from "./en.ts";

const bulk: BulkStrings = {
  bar: "Gemarkeerde ritten",
  mark: (id) => `Rit #${id} markeren`,
  markHint: "Markeren (z). Met Shift alles vanaf de vorige.",
  isMarked: "Gemarkeerd",
  markAll: "Alles markeren",
  marked: (n) => (n === 1 ? "1 rit gemarkeerd" : `${n} ritten gemarkeerd`),
  doing: (n, of) => `${n} van ${of} gedaan...`,
  give: "Geven aan...",
  givePlanned: "Geven volgens plan",
  move: "Verzetten",
  takeOut: "Uit het plan",
  cancel: "Annuleren",
  unmark: "Niet meer markeren",
  driver: "Chauffeur",
  choose: "Kies...",
  giveAll: (n) => (n === 1 ? "1 rit geven" : `${n} ritten geven`),
  minutes: "Minuten",
  moveLater: (n, minutes) =>
    n === 1 ? `1 rit ${minutes} min later zetten` : `${n} ritten ${minutes} min later zetten`,
  moveEarlier: (n, minutes) =>
    n === 1 ? `1 rit ${minutes} min eerder zetten` : `${n} ritten ${minutes} min eerder zetten`,
  cancelAsk: (n) =>
    n === 1
      ? "Deze rit annuleren? De passagier en de chauffeur krijgen bericht."
      : `${n} ritten annuleren? De passagiers en chauffeurs krijgen bericht.`,
  cancelAll: (n) => (n === 1 ? "1 rit annuleren" : `${n} ritten annuleren`),
  keep: "Laten staan",
  close: "Sluiten",
  answer: (done, left) => (done === 0 ? `Niets gelukt, ${left} over:` : `${done} gelukt, ${left} over:`),
  allTheSame: (n) => `Toch doen (${n})`,
  did: {
    give: (n) => (n === 1 ? "1 rit toegewezen." : `${n} ritten toegewezen.`),
    cancel: (n) => (n === 1 ? "1 rit geannuleerd." : `${n} ritten geannuleerd.`),
    move: (n) => (n === 1 ? "1 rit verzet." : `${n} ritten verzet.`),
    take_out: (n) =>
      n === 1 ? "Het plan laat 1 rit aan jou over." : `Het plan laat ${n} ritten aan jou over.`,
  },
  undone: (n) => (n === 1 ? "1 rit is weer zoals hij was." : `${n} ritten zijn weer zoals ze waren.`),
  undoneSome: (n, failed) =>
    `${n} ongedaan gemaakt. Bij ${failed} kon het niet meer: bekijk ze een voor een.`,
  unfit: {
    has_driver: "Deze chauffeur heeft hem al.",
    nobody_planned: "Het plan heeft er geen chauffeur voor.",
    not_planned: "Het plan heeft hem niet.",
    not_now: "Dat kan zoals het nu staat niet meer.",
  },
  keyMark: "Een rit markeren, om met meer ritten hetzelfde te doen",
  keyAll: "Met gemarkeerde ritten: geven, geven volgens plan, verzetten, uit het plan, annuleren",
};

export default bulk;
