import type { PlanOfficeStrings } from "./en.ts";

const office: PlanOfficeStrings = {
  about:
    "Qué busca el plan del día y cuándo avisa a quién. Un cambio cuenta desde el plan siguiente, unos segundos después.",
  changedBy: (name, at) => `Último cambio de ${name}, ${at}.`,
  withUsual: (what, usual) => `${what} Lo habitual: ${usual}.`,
  learned: (what, least, most) => `${what} Los últimos 90 días dicen de ${least} a ${most}, según la hora.`,
  groups: {
    giving: "Avisar a los conductores",
    promises: "Promesas a los pasajeros",
    driving: "Qué carro hace qué",
    hours: "Horas de los conductores",
  },
  modes: {
    auto: "Auto: los viajes se ofrecen solos",
    suggest: "Sugerir: la central pulsa",
    off: "Desactivado: la central decide sola",
  },
  full: {
    refuse: "Rechazar y ofrecer otras",
    request: "Tomarla como solicitud",
    silent: "No decir nada",
  },
  held: { none: "Ninguno", learned: "Como dicen los últimos 90 días", typed: "Como se escribe abajo" },
  wills: { off: "Nada", some: "Algo", strong: "Mucho" },
  fields: {
    mode: {
      label: "Modo",
      hint: "Si el plan avisa a los conductores, dice a quién debe avisar la central, o ninguna de las dos.",
    },
    told_ahead_minutes: {
      label: "Aviso previo, en minutos",
      hint: "Un conductor sabe de un viaje este tiempo antes de tener que salir.",
    },
    told_rides: {
      label: "Viajes avisados como máximo",
      hint: "Un conductor conoce estos próximos viajes; los demás aún pueden cambiar.",
    },
    keeps_told: {
      label: "Los avisados conservan su viaje",
      hint: "Cuánto cede el plan para que nadie pierda un viaje que ya conoce.",
    },
    when_full: {
      label: "Si una hora está llena",
      hint: "Qué oye un pasajero cuando no hay carro libre a la hora que quiere.",
    },
    grace_minutes: {
      label: "A tiempo hasta, en minutos",
      hint: "Una recogida cuenta como puntual hasta este tiempo después de lo prometido.",
    },
    longer_refused: {
      label: "Primero los viajes cortos",
      hint: "Si hay que rechazar una de dos solicitudes, es la del viaje más largo.",
    },
    held_back: {
      label: "Carros en reserva",
      hint: "Algunos carros no se reservan, para quien quiere uno enseguida.",
    },
    held_back_percent: {
      label: "Parte en reserva, en porcentaje",
      hint: "Horas y porcentaje de los carros en turno, como 7-9: 15, 16-18: 25.",
    },
    at_once_minutes: {
      label: "Enseguida es en, en minutos",
      hint: "Un viaje pedido tan pronto puede usar los carros en reserva.",
    },
    ship_percent: {
      label: "De los pasajeros de un crucero, en porcentaje",
      hint: "Tantos de cada cien toman un carro suyo.",
    },
    keeps_vans: {
      label: "Guardar furgonetas para grupos",
      hint: "Los carros grandes y mejores esperan a quien los necesita.",
    },
    saves_empty: { label: "Ahorrar kilómetros vacíos", hint: "Se conduce menos sin pasajero." },
    fairness: {
      label: "Repartir con justicia",
      hint: "Quien hoy cobró menos minutos recibe el próximo viaje.",
    },
    keeps_breaks: {
      label: "Respetar las pausas",
      hint: "Cuánto cede el plan para que un conductor tenga su pausa.",
    },
    way_home: {
      label: "Terminar cerca de casa",
      hint: "El último viaje de un turno termina cerca de donde vive el conductor.",
    },
    overrun_minutes: {
      label: "Después del turno, en minutos",
      hint: "El último pasajero puede bajar este tiempo después del fin del turno.",
    },
    longest_day_hours: {
      label: "Día más largo, en horas",
      hint: "Los turnos con más trabajo se marcan. Se pueden escribir igual.",
    },
    rest_hours: {
      label: "Descanso entre días, en horas",
      hint: "Los días que empiezan antes se marcan. Se pueden escribir igual.",
    },
  },
};

export default office;
