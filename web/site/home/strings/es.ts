import type { HomeStrings } from "./en.ts";

export default {
  headTitle: "Trupial: su taxi en Curazao",
  headDescription:
    "Vea primero el precio y reserve un taxi en Curazao. No necesita cuenta. De día y de noche.",
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
      text: "Sus datos ya están listos. Reserve en tres toques.",
    },
    history: {
      title: "Historial de viajes",
      text: "Todos sus viajes, precios y recibos.",
    },
    deals: {
      title: "Ofertas exclusivas",
      text: "¿Viaja a menudo? Pregúntenos.",
    },
    tours: {
      title: "Tours a su medida",
      text: "Cuéntenos qué le gusta.",
    },
  },
  servicesSection: "Nuestros servicios",
  services: {
    airport: {
      title: "Traslados al aeropuerto",
      text: "Un precio fijo a cada zona, a toda hora. Con su número de vuelo, el conductor le espera con un letrero.",
      more: "Ver tarifas fijas",
      picture: "Un taxi en el aeropuerto",
    },
    tours: {
      title: "Tours privados",
      text: "Conozca la isla con un conductor que creció aquí.",
      more: "Ver los seis tours",
      picture: "Una bahía de agua clara en el oeste",
    },
    vip: {
      title: "Transporte VIP",
      text: "Vehículos de lujo, confort, XL, carga o blindados.",
      more: "Pedir un vehículo",
      picture: "Camioneta de carga",
    },
  },
  install: {
    title: "Ponga Trupial en su teléfono",
    done: "Trupial ya está instalado. Ábralo desde su pantalla.",
    iphone: "iPhone o iPad: en Safari, toque Compartir y luego Agregar a inicio.",
    android: "Android: en el menú del navegador, toque Instalar aplicación.",
    computer: "Computadora: en Chrome o Edge, toque el ícono de instalar junto a la dirección.",
    why: "Se abre como una app, muestra su último viaje sin conexión y casi no pesa.",
  },
} satisfies HomeStrings;
