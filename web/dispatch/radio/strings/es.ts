import { withArticle } from "../../../../domain/spanish-time.ts";
import type { DeskRadioStrings } from "./en.ts";

const radio: DeskRadioStrings = {
  title: "Mensajes",
  subtitle: "En la pantalla del conductor, y como aviso para quien lo pidió",
  open: "Mensajes con conductores",
  openUnread: (count) => `Mensajes con conductores, ${count} sin leer`,
  drivers: "Conductores",
  all: "Todos los de turno",
  allCount: (count) => (count === 1 ? "1 conductor" : `${count} conductores`),
  unread: (count) => `${count} sin leer`,
  sentTo: (count) => (count === 1 ? "Enviado a 1 conductor." : `Enviado a ${count} conductores.`),
  nobody: "No hay nadie de turno.",
  answer: "Responder",
  loading: "Leyendo los mensajes...",
  failed: "No se pudieron leer los mensajes. Inténtelo de nuevo.",
  choose: "Elija un conductor, o todos los de turno.",
  driverSays: (name, words) => `${name}: ${words}`,
  onScreen: "Escribir en su pantalla",
  key: "Mensajes con conductores",
  emergency: "Emergencia",
  emergencyOf: (name, time) => `${name} pide ayuda desde ${withArticle(time)}`,
  take: "Me ocupo yo",
  over: "Ya terminó",
  takenBy: (by, time) => `${by} se ocupa desde ${withArticle(time)}`,
  somebody: "Alguien",
  callDriver: (phone) => `Llamar al ${phone}`,
  nowhere: "posición desconocida",
  onMap: "En el mapa",
};

export default radio;
