import deal from "../../../../domain/company/deal-words/es.ts";
import type { HomeStrings } from "./en.ts";

export default {
  headTitle: "Su taxi en Curazao",
  headDescription: "Vea el precio y reserve un taxi en Curazao. Sin cuenta.",
  title: "Su taxi en Curazao",
  tagline: "Vea el precio primero. No necesita cuenta.",
  skyline: "La Handelskade y el puente de pontones",
  bookARide: "Reservar un viaje",
  registerNow: "Registrarse ahora",
  downloadApp: "Descargar nuestra app",
  accountSection: "¿Por qué crear una cuenta?",
  cards: {
    faster: {
      title: "Reservas más rápidas",
      text: "Su nombre, teléfono y lugares favoritos ya están escritos. Reserve en tres toques.",
    },
    history: {
      title: "Historial de viajes",
      text: "Todos sus viajes, precios y recibos en una lista. Repita un viaje con un toque.",
    },
    deals: {
      title: "Ofertas exclusivas",
    },
    tours: {
      title: "Tours a su medida",
      text: "Cuéntenos qué le gusta y le organizamos el día.",
    },
  },
  deal,
  servicesSection: "Nuestros servicios",
  services: {
    airport: {
      title: "Traslados al aeropuerto",
      text: "Precio fijo a cada zona, a toda hora. Con su vuelo, le esperamos con un letrero.",
      more: "Ver tarifas fijas",
      picture: "Un taxi en el aeropuerto",
    },
    tours: {
      title: "Tours privados",
      text: "Conozca la isla con un conductor que creció aquí.",
      more: "Ver los seis tours",
      picture: "Una bahía en el oeste",
    },
    vip: {
      title: "Transporte VIP",
      text: "Vehículos de lujo, confort, XL, carga o blindados.",
      more: "Pedir un vehículo",
      picture: "Un sedán negro",
    },
  },
} satisfies HomeStrings;
