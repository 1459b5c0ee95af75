import type { OpeningStrings } from "./en.ts";

export default {
  title: "Abrimos pronto",
  intro: "Una empresa de taxis en Curazao.",
  call: "Llámenos:",
  login: "Para nuestro equipo: entrar",
} satisfies OpeningStrings;
