import { withArticle, withStop } from "../../../../domain/spanish-time.ts";
import type { DriverRadioStrings } from "./en.ts";

const radio: DriverRadioStrings = {
  title: "Oficina",
  open: "Mensajes de la oficina",
  openUnread: (count) => `Mensajes de la oficina, ${count} sin leer`,
  says: "La oficina dice",
  more: (count) => `${count} más`,
  answer: "Responder",
  help: "SOS: mantenga pulsado para pedir ayuda",
  holdLonger: "Manténgalo pulsado dos segundos para pedir ayuda.",
  helpWaits: "La ayuda se pide en cuanto haya señal. Llame ahora si puede.",
  helpRings: (time) => `Se pidió ayuda a ${withStop(withArticle(time))} Está sonando en la oficina.`,
  helpTaken: (name, time) => `${name} le ayuda desde ${withStop(withArticle(time))}`,
  police: (number) => `Llamar al ${number}`,
  safe: "Ya pasó, estoy a salvo",
};

export default radio;
