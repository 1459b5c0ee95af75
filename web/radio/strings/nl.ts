import type { RadioStrings } from "./en.ts";

const radio: RadioStrings = {
  said: "Wat er gezegd is",
  nothing: "Er is nog niets gezegd.",
  office: "Kantoor",
  toAll: "aan iedereen",
  read: "gelezen",
  waits: "wacht op signaal",
  refused: "niet verstuurd",
  phrases: "Zeg het met één tik",
  write: "Je bericht",
  send: "Versturen",
  sending: "Versturen...",
};

export default radio;
