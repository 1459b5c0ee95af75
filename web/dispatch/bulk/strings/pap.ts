import type { BulkStrings } from "./en.ts";

const bulk: BulkStrings = {
  bar: "Biahenan marká",
  mark: (id) => `Marka biahe #${id}`,
  markHint: "Marka (z). Ku Shift, tur for di e último.",
  isMarked: "Marká",
  markAll: "Marka tur",
  marked: (n) => (n === 1 ? "1 biahe marká" : `${n} biahe marká`),
  doing: (n, of) => `${n} di ${of} kla...`,
  give: "Duna na...",
  givePlanned: "Duna segun plan",
  move: "Move",
  takeOut: "Pafó di e plan",
  cancel: "Kanselá",
  unmark: "Kita marka",
  driver: "Shofùr",
  choose: "Skohe...",
  giveAll: (n) => `Duna ${n} biahe`,
  minutes: "Minüt",
  moveLater: (n, minutes) => `Move ${n} biahe ${minutes} min mas lat`,
  moveEarlier: (n, minutes) => `Move ${n} biahe ${minutes} min mas trempan`,
  cancelAsk: (n) =>
    n === 1
      ? "Kanselá e biahe aki? Nos ta avisá e pasahero i e shofùr."
      : `Kanselá ${n} biahe? Nos ta avisá e pasaheronan i e shofùrnan.`,
  cancelAll: (n) => `Kanselá ${n} biahe`,
  keep: "Laga nan",
  close: "Sera",
  answer: (done, left) =>
    done === 0 ? `Niun no a pasa, a keda ${left}:` : `${done} a pasa, a keda ${left}:`,
  allTheSame: (n) => `Hasi'é tòg (${n})`,
  did: {
    give: (n) => `${n} biahe duná.`,
    cancel: (n) => `${n} biahe kanselá.`,
    move: (n) => `${n} biahe moví.`,
    take_out: (n) => `E plan ta laga ${n} biahe na bo.`,
  },
  undone: (n) => `${n} biahe ta manera promé.`,
  undoneSome: (n, failed) => `${n} deshasí. Ku ${failed} no por mas: mira nan un pa un.`,
  unfit: {
    has_driver: "E shofùr aki tin e kaba.",
    nobody_planned: "E plan no tin shofùr p'e.",
    not_planned: "E plan no tin e.",
    not_now: "Manera e ta awor, no por mas.",
  },
  keyMark: "Marka un biahe, pa hasi meskos ku vários",
  keyAll: "Ku biahenan marká: duna, duna segun plan, move, pafó di e plan, kanselá",
};

export default bulk;
