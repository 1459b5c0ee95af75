import type { BulkStrings } from "./en.ts";

const bulk: BulkStrings = {
  bar: "Markierte Fahrten",
  mark: (id) => `Fahrt #${id} markieren`,
  markHint: "Markieren (z). Mit Umschalt alle ab der letzten.",
  isMarked: "Markiert",
  markAll: "Alle markieren",
  marked: (n) => (n === 1 ? "1 Fahrt markiert" : `${n} Fahrten markiert`),
  doing: (n, of) => `${n} von ${of} erledigt...`,
  give: "Geben an...",
  givePlanned: "Nach Plan geben",
  move: "Verschieben",
  takeOut: "Aus dem Plan",
  cancel: "Stornieren",
  unmark: "Nicht mehr markieren",
  driver: "Fahrer",
  choose: "Wählen...",
  giveAll: (n) => (n === 1 ? "1 Fahrt geben" : `${n} Fahrten geben`),
  minutes: "Minuten",
  moveLater: (n, minutes) =>
    n === 1 ? `1 Fahrt ${minutes} min später` : `${n} Fahrten ${minutes} min später`,
  moveEarlier: (n, minutes) =>
    n === 1 ? `1 Fahrt ${minutes} min früher` : `${n} Fahrten ${minutes} min früher`,
  cancelAsk: (n) =>
    n === 1
      ? "Diese Fahrt stornieren? Fahrgast und Fahrer erfahren es."
      : `${n} Fahrten stornieren? Fahrgäste und Fahrer erfahren es.`,
  cancelAll: (n) => (n === 1 ? "1 Fahrt stornieren" : `${n} Fahrten stornieren`),
  keep: "Behalten",
  close: "Schließen",
  answer: (done, left) =>
    done === 0 ? `Nichts ging durch, ${left} übrig:` : `${done} gingen durch, ${left} übrig:`,
  allTheSame: (n) => `Trotzdem (${n})`,
  did: {
    give: (n) => (n === 1 ? "1 Fahrt zugeteilt." : `${n} Fahrten zugeteilt.`),
    cancel: (n) => (n === 1 ? "1 Fahrt storniert." : `${n} Fahrten storniert.`),
    move: (n) => (n === 1 ? "1 Fahrt verschoben." : `${n} Fahrten verschoben.`),
    take_out: (n) =>
      n === 1 ? "Der Plan überlässt Ihnen 1 Fahrt." : `Der Plan überlässt Ihnen ${n} Fahrten.`,
  },
  undone: (n) => (n === 1 ? "1 Fahrt ist wie zuvor." : `${n} Fahrten sind wie zuvor.`),
  undoneSome: (n, failed) => `${n} zurückgenommen. Bei ${failed} ging es nicht mehr: bitte einzeln ansehen.`,
  unfit: {
    has_driver: "Dieser Fahrer hat sie schon.",
    nobody_planned: "Der Plan hat keinen Fahrer dafür.",
    not_planned: "Der Plan hat sie nicht.",
    not_now: "So wie sie steht, geht das nicht mehr.",
  },
  keyMark: "Eine Fahrt markieren, um mit mehreren dasselbe zu tun",
  keyAll: "Mit markierten Fahrten: geben, nach Plan geben, verschieben, aus dem Plan, stornieren",
};

export default bulk;
