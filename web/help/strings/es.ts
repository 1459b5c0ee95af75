import type { HelpStrings } from "./en.ts";

const help: HelpStrings = {
  help: (section) => `Ayuda: ${section}`,
  loading: "Cargando...",
  wholeHandbook: "Leer todo el manual",
  handbook: "Manual",
  about:
    "Para qué sirve cada sección y qué sorprende en ella, como lo dicen los signos de interrogación. Está en inglés y neerlandés, y se puede imprimir.",
  whose: "De quién es el manual",
  readers: { owner: "Propietario", dispatcher: "Despacho", driver: "Conductor" },
  language: "Idioma del manual",
  print: "Imprimir",
};

export default help;
