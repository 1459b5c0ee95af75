import type { AuditStrings } from "./en.ts";

export default {
  search: "Buscar por persona u objeto",
  anything: "Cualquier cambio",
  from: "Desde",
  to: "Hasta, incluido",
  clear: "Borrar",
  nothingFound: "Ningún cambio coincide.",
  yes: "sí",
  no: "no",
  check: {
    button: "Comprobar el registro",
    whole: (entries) => `Las ${entries} entradas están como se escribieron.`,
    blanked: (entries) => `Los detalles de ${entries} se fueron con una cuenta eliminada.`,
    end: (end) =>
      `La cadena termina en ${end}. Guárdelo fuera del sistema: más adelante muestra que nada hasta aquí se reescribió.`,
    reasons: {
      changed: "se cambió después de escribirse",
      missing: "ya no está",
      unchained: "se añadió desde fuera",
      not_as_noted: "no es la que usted anotó",
    },
    broken: (place, what) =>
      `La entrada ${place} ${what}. Alguien ha cambiado la propia base de datos: guarde las últimas copias y averigüe quién tiene su contraseña.`,
    failed: "No pudimos comprobar el registro. Inténtelo de nuevo.",
  },
  fields: {
    languages: "Idiomas",
    kind: "Clase",
    lat: "Latitud",
    lng: "Longitud",
    area: "Zona del lugar",
    spellings: "También se encuentra como",
    retired: "Retirado",
    searched: "Se buscó un texto",
    call: "Llamada",
    sort: "Orden",
    start_date: "Desde",
    end_date: "Hasta",
    type: "Tipo de viaje",
    zone: "Zona",
    driver_id: "Número del conductor",
    from: "De",
    to: "A",
  },
} satisfies AuditStrings;
