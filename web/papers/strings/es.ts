import type { PaperStrings } from "./en.ts";

const papers: PaperStrings = {
  names: {
    license: "Licencia de conducir",
    permit: "Permiso de taxi",
    insurance: "Seguro",
    inspection: "Inspección",
    season_permit: "Permiso de temporada",
  },
  validUntil: {
    license: "Licencia válida hasta",
    permit: "Permiso de taxi válido hasta",
    insurance: "Seguro válido hasta",
    inspection: "Inspección válida hasta",
    season_permit: "Permiso de temporada hasta",
  },
  ranOut: {
    license: (day) => `La licencia de conducir venció el ${day}`,
    permit: (day) => `El permiso de taxi venció el ${day}`,
    insurance: (day) => `El seguro venció el ${day}`,
    inspection: (day) => `La inspección venció el ${day}`,
    season_permit: (day) => `El permiso de temporada terminó el ${day}`,
  },
  shortDay: (day, year) => `${day} ${year}`,
  runsOut: (name, day) => `${name}: válido hasta el ${day}`,
  endsBefore: (name, day) => `${name}: válido hasta el ${day}, antes de este viaje`,
  noRides: (what) => `${what}. No recibe viajes hasta que la oficina tenga la nueva fecha.`,
  drivesAllTheSame: (what, until) => `${what}. La oficina le permite conducir hasta el ${until}.`,
  exception: (until) => `Excepción hasta el ${until}`,
  exceptionWhy: (until, reason, by) => `Hasta el ${until}: ${reason} (${by})`,
  changes: {
    withdraw: "Retirar",
    withdrawOf: (change) => `Retirar: ${change}`,
    withdrawn: "Retirado. Todo queda como está.",
    waiting: "Esperando a la oficina",
    declined: "Rechazado por la oficina",
    car: {
      vehicle_type: "Tipo de vehículo",
      vehicle: "Vehículo",
      plate: "Placa",
      license_number: "Número de licencia",
    },
  },
  file: {
    attach: "Adjuntar foto o PDF",
    replace: "Reemplazar",
    download: "Descargar",
    remove: "Eliminar",
    keep: "Conservar",
    removeTitle: (name) => `¿Eliminar este archivo? ${name}`,
    removeText: "El archivo se elimina. El día hasta el que es válido el documento se queda.",
    fact: (size, day) => `${size} MB, adjuntado el ${day}`,
    sending: "Enviando...",
    wrongKind: "No se puede leer este archivo. Elija un JPEG, PNG o PDF.",
    tooLarge: "Este archivo tiene más de 5 MB. Elija uno más pequeño o tome una foto.",
    failed: "No pudimos guardar el archivo. Inténtelo de nuevo.",
    downloadFailed: "No pudimos descargar el archivo. Inténtelo de nuevo.",
    listFailed: "No pudimos cargar los archivos. Inténtelo de nuevo.",
  },
};

export default papers;
