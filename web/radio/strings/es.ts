import type { RadioStrings } from "./en.ts";

const radio: RadioStrings = {
  said: "Lo que se dijo",
  nothing: "Todavía no se ha dicho nada.",
  office: "Oficina",
  toAll: "a todos",
  read: "leído",
  waits: "espera señal",
  refused: "no se envió",
  phrases: "Dígalo con un toque",
  write: "Su mensaje",
  send: "Enviar",
  sending: "Enviando...",
};

export default radio;
