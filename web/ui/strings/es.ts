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
} satisfies UiStrings;
