import type { InstallStrings } from "./en.ts";

export default {
  title: (company) => `Ponga ${company} en su teléfono`,
  done: (company) => `${company} ya está instalado. Ábralo desde su pantalla.`,
  iphone: "iPhone o iPad: en Safari, toque Compartir y luego Agregar a inicio.",
  android: "Android: en el menú del navegador, toque Instalar aplicación.",
  computer: "Computadora: en Chrome o Edge, toque el ícono de instalar junto a la dirección.",
  why: "Se abre como una app, muestra su último viaje sin conexión y casi no pesa.",
} satisfies InstallStrings;
