import type { WipStrings } from "./en.ts";

export default {
  head: "En construcción",
  title: "¡En construcción!",
  redirect: (seconds) =>
    seconds === 1
      ? "Le llevaremos a nuestro sitio en 1 segundo."
      : `Le llevaremos a nuestro sitio en ${seconds} segundos.`,
  progress: "Tiempo hasta ir al sitio",
  stay: "Quedarme aquí",
  home: "Volver al inicio",
  staying: "Se queda en esta página.",
} satisfies WipStrings;
