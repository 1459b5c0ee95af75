import type { HomeMessages } from "./home.messages.ts";

export default {
  headTitle: "Trupial: su taxi en Curazao",
  headDescription: "Vea primero el precio y reserve un taxi en todo Curazao. Sin cuenta. De día y de noche.",
  title: "Su taxi en Curazao, de día y de noche",
  tagline: "Primero la tarifa. Reserva en segundos. Sin cuenta.",
  bookARide: "Reservar un viaje",
  registerNow: "Registrarse ahora",
  downloadApp: "Descargar nuestra app",
  accountSection: "¿Por qué crear una cuenta?",
  servicesSection: "Nuestros servicios",
} satisfies HomeMessages;
