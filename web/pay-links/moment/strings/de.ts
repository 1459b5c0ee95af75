import type { PayMomentStrings } from "./en.ts";

export default {
  opening: "Ihre Fahrt ist gebucht. Wir öffnen die Zahlungsseite...",
  paid: "Vielen Dank. Im Wagen ist nichts mehr zu zahlen.",
  part: "Vielen Dank. Den Rest zahlen Sie im Wagen oder hier.",
  failed:
    "Die Zahlung hat nicht geklappt, und es wurde nichts abgebucht. Ihre Fahrt bleibt gebucht: Versuchen Sie es hier noch einmal, oder zahlen Sie beim Fahrer.",
  unpaid: "Ihre Fahrt ist gebucht, aber noch nicht bezahlt. Zahlen Sie hier oder beim Fahrer.",
  unpaidDeposit:
    "Die Anzahlung ist noch nicht bezahlt; danach ist Ihre Fahrt bestätigt. Sie können sie hier zahlen.",
  waits:
    "Die Bank hat uns noch nicht gesagt, ob Sie bezahlt haben. Ihre Fahrt ist gebucht, und diese Seite zeigt es, sobald wir es wissen.",
  notBegun:
    "Ihre Fahrt ist gebucht, aber die Zahlungsseite ließ sich nicht öffnen. Versuchen Sie es hier noch einmal, oder zahlen Sie beim Fahrer.",
} satisfies PayMomentStrings;
