import type { ChangeStrings } from "./en.ts";

export default {
  title: "Fahrt ändern",
  price: "Was es kostet",
  leave: "So lassen",
  confirm: "Fahrt ändern",
  confirmFor: (price) => `Für ${price} ändern`,
  changing: "Wird geändert...",
  done: "Ihre Fahrt ist geändert.",
  doneForDriver: "Ihre Fahrt ist geändert. Ihr Fahrer weiß Bescheid.",
  doneWithoutDriver: "Ihre Fahrt ist geändert. Wir suchen Ihnen einen anderen Fahrer.",
  losesDriver: "So kann Ihr Fahrer die Fahrt nicht machen. Wir würden Ihnen einen anderen suchen.",
  deposit: (amount, when) =>
    `Diese Änderung braucht eine Anzahlung von ${amount} bis ${when}. Danach sehen unsere Fahrer Ihre Fahrt; ohne Anzahlung wird sie dann storniert.`,
  movedOn: "Ihre Fahrt hat sich geändert, seit Sie das geöffnet haben. Hier sehen Sie den jetzigen Stand.",
  notChanged:
    "Ihre Fahrt hat sich gerade geändert, deshalb haben wir Ihre Änderung nicht übernommen. Sehen Sie sich den Stand an und versuchen Sie es noch einmal.",
  tooLate: "Hier lässt sich diese Fahrt nicht mehr ändern. Rufen Sie uns an, wir sehen, was noch geht.",
} satisfies ChangeStrings;
