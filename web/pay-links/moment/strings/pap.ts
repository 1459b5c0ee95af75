import type { PayMomentStrings } from "./en.ts";

export default {
  opening: "Bo biahe ta reservá. Nos ta habri e página di pago...",
  paid: "Danki. Bo no tin nada di paga den outo.",
  part: "Danki. E resto bo ta paga den outo, òf akinan.",
  failed:
    "E pago no a pasa i no a kobra bo nada. Bo biahe ta reservá tòg: purba atrobe akinan, òf paga e shofùr.",
  unpaid: "Bo biahe ta reservá, pero ainda no pagá. Paga akinan, òf paga e shofùr.",
  unpaidDeposit: "E depósito no ta pagá ainda; despues bo biahe ta konfirmá. Bo por pag'é akinan.",
  waits:
    "Banko ainda no a bisa nos si bo a paga. Bo biahe ta reservá, i e página akí ta mustra esaki asina nos sa.",
  notBegun:
    "Bo biahe ta reservá, pero nos no por a habri e página di pago. Purba atrobe akinan, òf paga e shofùr.",
} satisfies PayMomentStrings;
