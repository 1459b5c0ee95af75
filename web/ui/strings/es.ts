import type { UiStrings } from "./en.ts";

export default {
  close: "Cerrar",
  clear: "Borrar",
  retry: "Reintentar",
  loading: "Cargando...",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  oneLess: "Uno menos",
  oneMore: "Uno más",
  sort: "Ordenar",
  sortedUp: "De menor a mayor",
  sortedDown: "De mayor a menor",
} satisfies UiStrings;
