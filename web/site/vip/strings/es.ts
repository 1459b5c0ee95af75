import type { VipStrings } from "./en.ts";

export default {
  head: "Transporte VIP en Curazao",
  description: "Vehículos de lujo, confort, XL, carga y blindados en Curazao, a pedido.",
  title: "Transporte VIP",
  intro: "Vehículos de lujo, confort, XL, carga o blindados.",
  text: "Para una boda, una delegación, un artista o una mudanza que debe salir bien. Lo planeamos con usted y respondemos el mismo día.",
  ask: "Pedir una cotización",
  classes: {
    luxury: "Sedanes largos con chofer de traje.",
    comfort: "Silencio, aire fresco y puntualidad.",
    xl: "Hasta siete personas con sus maletas.",
    cargo: "Equipos de escenario, deporte y hogar.",
    armored: "Con conductor entrenado, con toda discreción.",
  },
} satisfies VipStrings;
