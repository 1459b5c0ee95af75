import type { InboxStrings } from "./en.ts";

const inbox: InboxStrings = {
  about: (n, oldest) =>
    n === 1
      ? `1 sin respuesta, desde hace ${oldest}`
      : `${n} sin respuesta, el más antiguo desde hace ${oldest}`,
  waited: {
    minutes: (n) => `${n} min`,
    hours: (n) => `${n} h`,
    days: (n) => `${n} días`,
  },
  search: "Buscar mensajes",
  nothingFound: "Ningún mensaje coincide.",
  back: "Todos los mensajes",
  gone: "Este mensaje ya no está.",
  topic: "Sobre",
  people: "Grupo",
  wanted: "Para el",
  answer: "Respuesta",
  answerTo: (name) => `Respuesta a ${name}`,
  frame: (email, language) =>
    `Va a ${email}, con un saludo y el nombre de la empresa alrededor (${language}).`,
  draftKept: "Borrador guardado",
  draftWaits: "Su borrador está guardado: abra de nuevo el mensaje para enviarlo.",
  send: "Enviar respuesta",
  sending: "Enviando...",
  sent: (name) => `Su respuesta a ${name} va en camino.`,
  close: "Cerrar sin respuesta",
  closed: (name) => `Mensaje de ${name} cerrado.`,
  undo: "Deshacer",
  answeredBy: (who, when) => `${who} respondió, ${when}`,
  nobody: "La oficina",
  noMail: "No hay servidor de correo: responda desde su propio programa.",
  call: "Llamar",
  callOf: (name) => `Llamar a ${name}`,
  mail: "Correo",
  mailOf: (name) => `Escribir a ${name}`,
};

export default inbox;
