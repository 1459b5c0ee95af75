import type { DataStrings } from "./en.ts";

export default {
  exportHead: "Exportar todo",
  exportIntro:
    "Un archivo ZIP con un CSV por tipo de registro: viajes, personas, conductores, dinero, tarifas, mensajes, el registro de cambios y más. Ábrelos en una hoja de cálculo o cárgalos en otro programa.",
  exportWarning:
    "El archivo contiene nombres, teléfonos y direcciones. Guárdalo donde solo tú puedas abrirlo. El registro de cambios dice quién lo descargó.",
  exportAll: "Descargar todo",
  exporting: "Reuniendo...",
  exported: "Descargado.",
  exportFailed: "No pudimos reunirlo todo. Inténtalo de nuevo.",
  keepHead: "Pasajeros antiguos",
  keepIntro: (months) =>
    `El nombre, el teléfono y los lugares exactos de un pasajero sin cuenta se eliminan ${months} meses después del viaje, y los mensajes de contacto se borran. Los precios y los totales se quedan. El servidor lo hace cada seis horas.`,
  oldest: (day) => `El viaje más antiguo que aún tiene a su pasajero es del ${day}.`,
  nobody: "Ningún viaje tiene datos de un pasajero.",
  due: (rides, shown) => (rides === 1 ? "Hay 1 viaje pendiente." : `Hay ${shown} viajes pendientes.`),
  nothingDue: "No hay nada pendiente.",
  keepNow: "Eliminar ahora",
  removed: (rides, shown) =>
    rides === 0
      ? "No había nada que eliminar."
      : rides === 1
        ? "Se eliminó el pasajero de 1 viaje."
        : `Se eliminaron los pasajeros de ${shown} viajes.`,
  keepFailed: "No pudimos hacerlo. Inténtalo de nuevo.",
  loading: "Cargando...",
} satisfies DataStrings;
