import type { ChangeStrings } from "./en.ts";

const change: ChangeStrings = {
  title: "Kambia bo biahe",
  price: "Kuantu e ta kosta",
  leave: "Lag'é manera e ta",
  confirm: "Kambia e biahe",
  confirmFor: (price) => `Kambi'é pa ${price}`,
  changing: "Ta kambia...",
  done: "Bo biahe a kambia.",
  doneForDriver: "Bo biahe a kambia. Bo shofùr sa.",
  doneWithoutDriver: "Bo biahe a kambia. Nos ta buska un otro shofùr pa bo.",
  losesDriver: "Bo shofùr no por hasi e biahe asina. Nos lo buska un otro pa bo.",
  deposit: (amount, when) =>
    `E kambio akí mester di un depósito di ${amount} promé ku ${when}. Nos shofùrnan ta mira bo biahe ora e ta pagá; si no, e biahe ta ser kanselá.`,
  movedOn: "Bo biahe a kambia for di ora bo a habri esaki. Akí bo ta mira kon e ta awor.",
  notChanged: "Bo biahe a kaba di kambia, pues bo kambio no a pasa. Mira kon e ta i purba atrobe.",
  tooLate: "Ta muchu lat pa kambia e biahe akí. Yama nos, i nos ta mira kiko por hasi.",
};

export default change;
