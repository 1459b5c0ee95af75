import type { DriverRadioStrings } from "./en.ts";

const radio: DriverRadioStrings = {
  title: "Oficina",
  open: "Mensajes de la oficina",
  openUnread: (count) => `Mensajes de la oficina, ${count} sin leer`,
  says: "La oficina dice",
  more: (count) => `${count} más`,
  answer: "Responder",
};

export default radio;
