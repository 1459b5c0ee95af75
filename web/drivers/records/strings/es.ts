import type { PeopleStrings } from "./en.ts";

export default {
  about: (drivers) =>
    drivers === 1 ? "1 conductor" : `${drivers} conductores; arriba, el documento que vence primero`,
  columns: {
    driver: "Conductor",
    plate: "Placa",
    license: "Licencia",
    inspection: "Inspección",
    insurance: "Seguro",
    permit: "Permiso",
    now: "Ahora",
  },
  equipment: {
    label: "Equipamiento",
    hint: "El plan da el viaje que lo necesita a un carro que lo tiene.",
    none: "Ninguno",
    wheelchair: "Silla de ruedas",
    child_seat: "Silla para niños",
    both: "Silla de ruedas y silla para niños",
  },
  seats: (n) => `${n} asientos`,
  ends: (days) =>
    days < 0
      ? days === -1
        ? "hace 1 día"
        : `hace ${-days} días`
      : days === 0
        ? "hoy"
        : days === 1
          ? "mañana"
          : `en ${days} días`,
  noPaper: "falta",
  legend: (days) =>
    `Rojo: vencido, sin viajes nuevos si no hay excepción. Amarillo: vence en ${days} días o menos, y el conductor lo sabe.`,
  doing: {
    available: "Disponible",
    on_ride: "En viaje",
    offline: "Fuera de servicio",
    inactive: "Inactivo",
  },
  exceptionUntil: (day) => `Permitido al ${day}`,
  suspended: "Suspendido",
  open: "Abrir",
  deeds: "Más",
  newDate: {
    action: "Nueva fecha",
    of: (name) => `Nueva fecha para ${name}`,
  },
  approvedOn: "Aprobado el",
  tabs: {
    all: "Todos",
    rider: "Pasajeros",
    driver: "Conductores",
    operator: "Operadores",
    staff: "Personal",
  },
  whichRole: "Qué rol",
  counted: {
    rider: (n) => (n === "1" ? "1 pasajero" : `${n} pasajeros`),
    driver: (n) => (n === "1" ? "1 conductor" : `${n} conductores`),
    operator: (n) => (n === "1" ? "1 operador" : `${n} operadores`),
    staff: (n) => `${n} del personal`,
  },
  search: "Buscar por nombre, teléfono o placa",
  show: "Qué conductores",
  all: (n) => `Todos ${n}`,
  due: (n) => `Documentos por vencer ${n}`,
  unapproved: (n) => `Sin aprobar ${n}`,
  nobody: "Ningún conductor coincide.",
  waiting: (n) => `Cambios pendientes ${n}`,
  changes: {
    of: (name) => `${name} pide un cambio`,
    action: "Cambios",
    reason: "Motivo",
    reasonHint: "Opcional. El conductor lo lee si lo rechaza.",
    nothing: "No hay nada pendiente.",
  },
  report: "Informe",
  reportOf: (name) => `Informe de ${name}`,
  allDrivers: "Todos los conductores",
  missing: "Ese conductor no existe.",
  documents: "Documentos",
  documentsOf: (name) => `Documentos de ${name}`,
  portrait: {
    action: "Retrato",
    of: (name) => `Retrato de ${name}`,
    about: "Los pasajeros lo ven en su página y así reconocen a su conductor al subir.",
    failed: "No pudimos cargar el retrato. Por favor, intente de nuevo.",
  },
  noDay: "Sin fecha",
  role: {
    does: {
      rider: "Reserva viajes",
      driver: "Conduce",
      operator: "Reparte los viajes",
      staff: "Dirige la oficina",
    },
    present: "Rol actual",
    step: (before, after) => `De ${before.toLowerCase()} a ${after.toLowerCase()}`,
    choose: "Nuevo rol",
    can: {
      rider: "Reservar viajes y ver los suyos.",
      driver: "Recibir viajes y ver lo que gana.",
      operator: "Reservar, asignar y cancelar cualquier viaje, con el nombre y el teléfono de cada pasajero.",
      staff: "Todo lo de la central, y personas, precios, dinero y datos de la empresa.",
    },
    before: "Ya no",
    after: "Desde ahora",
    atOnce: "Sucede enseguida",
    sessions: (n) =>
      n === 0
        ? "No tiene sesiones abiertas."
        : n === 1
          ? "Se cierra su sesión en 1 dispositivo y vuelve a entrar."
          : `Se cierra su sesión en ${n} dispositivos y vuelve a entrar.`,
    rides: (n) =>
      n === 1
        ? "1 viaje sigue a su nombre hasta que la central lo dé a otro conductor:"
        : `${n} viajes siguen a su nombre hasta que la central los dé a otros conductores:`,
    noOffers: "Ya no se le ofrecen viajes.",
    secondFactor: "Se quita su verificación en dos pasos.",
    change: (role) => `Cambiar a ${role.toLowerCase()}`,
    failed: "No pudimos leer qué cambia.",
  },
} satisfies PeopleStrings;
