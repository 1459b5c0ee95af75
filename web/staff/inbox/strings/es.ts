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
  call: "Llamar",
  callOf: (name) => `Llamar a ${name}`,
  mail: "Correo",
  mailOf: (name) => `Escribir a ${name}`,
};

export default inbox;
