import type { ShiftsOfficeStrings } from "./en.ts";

const office: ShiftsOfficeStrings = {
  about:
    "Cuándo trabajan los conductores. El plan no da viajes fuera de sus horas ni en una pausa; conectarse y desconectarse a mano sigue valiendo para el momento.",
  before: "La semana anterior",
  after: "La semana siguiente",
  thisWeek: "Esta semana",
  nobody: "Todavía no hay conductores aprobados.",
  table: "Turnos de todos los conductores",
  driver: "Conductor",
  sum: "En la semana",
  driven: (hours) => `${hours} al volante`,
  proposes: "Propone un cambio",
  nothing: "nada escrito",
  off: "Libre",
  minutes: (minutes) => `${minutes} min`,
  proposalOf: (name) => `${name} propone`,
  reason: "Unas palabras al conductor, si rechaza",
  accept: "Aceptar",
  decline: "Rechazar",
  accepted: "Aceptado. Vale desde ahora.",
  declined: "Rechazado. El conductor lee por qué.",
  day: "Las horas de un día",
  why: "Por qué, para la oficina",
  dayOff: "Día libre",
  asTheWeek: "Como dice la semana",
};

export default office;
