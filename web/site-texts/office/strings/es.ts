import type { StaffSiteTextsStrings } from "./en.ts";

export default {
  intro:
    "Lo que dice el sitio sobre horarios, tours y carros, en cada idioma. Lo que guarde aparece enseguida; un campo vacío muestra el texto original.",
  part: "Parte del sitio",
  opening: "Horario",
  tours: "Tours",
  cars: "Carros",
  language: "Idioma del texto",
  preview: "Vista previa",
  built: "Copiar el texto original",
  seePage: "Ver la página",
  fields: {
    title: "Título",
    about: "Descripción",
    guide: "Función del conductor",
    includes: "Incluye",
    nickname: "Apodo",
    when: "Fin de una frase: «Atendemos …»",
    welcome: "Línea bajo el título",
    hours: "Junto al teléfono",
    answer: "Respuesta a “¿Atienden las 24 horas?”",
    summary: "Para buscadores",
  },
  upTo: (characters) => `Hasta ${characters} caracteres`,
  linesUpTo: (lines, characters) => `Hasta ${lines} líneas de ${characters} caracteres cada una`,
} satisfies StaffSiteTextsStrings;
