import type { DriverRadioStrings } from "./en.ts";

const radio: DriverRadioStrings = {
  title: "Kantoor",
  open: "Berichten van kantoor",
  openUnread: (count) => `Berichten van kantoor, ${count} ongelezen`,
  says: "Het kantoor zegt",
  more: (count) => `nog ${count}`,
  answer: "Antwoorden",
};

export default radio;
