import type { TipStrings } from "./en.ts";

const tip: TipStrings = {
  title: (name) => (name === "" ? "Un propina pa bo shofùr?" : `Un propina pa ${name}?`),
  text: "Ku karchi, banko òf wallet. Kada sèn ta bai pa bo shofùr.",
  amount: "Montante di e propina",
  other: "Otro",
  own: "Bo propina, US$",
  amountWrong: (least, most) => `Skirbi un montante di ${least} te ${most}.`,
  go: "Sigui",
  give: (amount) => `Duna ${amount} propina`,
  given: (amount, name) =>
    name === "" ? `Danki! Bo propina di ${amount} ta na kaminda.` : `Danki! ${amount} ta pa ${name}.`,
  /** The tip was begun and isn't paid. */
  failed: "E pago no a pasa i no a kobra bo nada.",
  unpaid: "No a kobra bo nada.",
  waits: "Banko no a bisa nos ainda si bo propina a yega. E página akí ta mustra esei asina nos sa.",
  starting: "Un ratu...",
  startFailed: "Nos no por a kuminsá e pago. Purba atrobe.",
  over: "No por duna propina aki mas.",
};

export default tip;
