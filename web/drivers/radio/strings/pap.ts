import type { DriverRadioStrings } from "./en.ts";

const radio: DriverRadioStrings = {
  title: "Ofisina",
  open: "Mensahenan di ofisina",
  openUnread: (count) => `Mensahenan di ofisina, ${count} no lesá`,
  says: "Ofisina ta bisa",
  more: (count) => `${count} mas`,
  answer: "Kontestá",
};

export default radio;
