import type { CardStrings } from "./card-strings.ts";

export const pap: CardStrings = {
  nothingNow: "Nada di paga awor",
  fixed: "Preis fiho",
  freeToCancel: "Kanselá grátis te ora bo subi",
  discount: "Deskuento",
  deposit: "Promé mester paga un depósito",
  both: "Bai i bini bèk",
  wayBack: "Biahe bèk",
  full: "Na e ora ei no tin outo liber",
  minutes: "Den mas o ménos {minutes} min tin un outo",
  confirm: "Ta warda bo konfirmashon",
  unpaid: "Ta warda e depósito",
  arrives: "Ora ku shofùr ta yega",
  own: "Bo mes adrès",
  again: "Aktualisá",
  open: "Habri e página di e biahe",
};
