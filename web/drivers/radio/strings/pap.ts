import type { DriverRadioStrings } from "./en.ts";

const radio: DriverRadioStrings = {
  title: "Ofisina",
  open: "Mensahenan di ofisina",
  openUnread: (count) => `Mensahenan di ofisina, ${count} no lesá`,
  says: "Ofisina ta bisa",
  more: (count) => `${count} mas`,
  answer: "Kontestá",
  help: "SOS: primi i tene pa pidi yudansa",
  holdLonger: "Ten'é primí dos sekònde pa pidi yudansa.",
  helpWaits: "E yudansa ta ser pidí asina ku tin señal. Yama awor si bo por.",
  helpRings: (time) => `Yudansa a ser pidí ${time}. E ta zona na ofisina.`,
  helpTaken: (name, time) => `${name} ta yuda bo for di ${time}.`,
  police: (number) => `Yama ${number}`,
  safe: "A pasa, mi ta safe",
};

export default radio;
