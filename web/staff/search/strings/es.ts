import type { SearchStrings } from "./en.ts";

export default {
  find: "Buscar",
  findAll: "Buscar una página, persona, viaje o ajuste",
  names: {
    commission: "Comisión de los conductores",
    backups: "Copias de seguridad",
    bringIn: "Traer clientes y viajes (CSV)",
    takeOut: "Llevarse todo",
    secondFactor: "Acceso con segundo factor",
    password: "Contraseña",
    own: "Sus propios ajustes",
  },
} satisfies SearchStrings;
