import type { RadioStrings } from "./en.ts";

const radio: RadioStrings = {
  said: "Loke a ser bisá",
  nothing: "Ainda nada no a ser bisá.",
  office: "Ofisina",
  toAll: "na tur hende",
  read: "lesá",
  waits: "ta warda señal",
  refused: "no a ser mandá",
  phrases: "Bis'é ku un tap",
  write: "Bo mensahe",
  send: "Manda",
  sending: "Ta manda...",
};

export default radio;
