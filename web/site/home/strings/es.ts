import type { HomeStrings } from "./en.ts";

export default {
  headTitle: "Trupial: su taxi en Curazao",
  headDescription: "Vea primero el precio y reserve un taxi en todo Curazao. Sin cuenta. De día y de noche.",
  title: "Su taxi en Curazao",
  tagline: "Primero la tarifa. Sin cuenta.",
  skyline: "Las fachadas en colores pastel de la Handelskade sobre el agua, con el puente de pontones",
  bookARide: "Reservar un viaje",
  registerNow: "Registrarse ahora",
  downloadApp: "Descargar nuestra app",
  accountSection: "¿Por qué crear una cuenta?",
  cards: {
    faster: {
      title: "Reservas más rápidas",
      text: "Su nombre, teléfono y lugares ya están puestos. Reserve en tres toques.",
    },
    history: {
      title: "Historial de viajes",
      text: "Todos sus viajes, precios y recibos en una lista. Reserve el mismo viaje otra vez.",
    },
    deals: {
      title: "Ofertas exclusivas",
      text: "Su nivel VIP sube con sus viajes.",
    },
    tours: {
      title: "Tours a su medida",
      text: "Cuéntenos qué le gusta y planeamos el día.",
    },
  },
  servicesSection: "Nuestros servicios",
  services: {
    airport: {
      title: "Traslados al aeropuerto",
      text: "Un precio fijo a cada zona, a toda hora. Denos su número de vuelo y su conductor le espera con un letrero.",
      more: "Ver tarifas fijas",
      picture: "Un taxi en el aeropuerto",
    },
    tours: {
      title: "Tours privados",
      text: "Conozca la isla con un conductor que creció aquí.",
      more: "Ver los seis tours",
      picture: "Una cala de agua clara en el oeste",
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
    done: "Trupial ya está en este dispositivo. Ábralo desde la pantalla de inicio.",
    iphone: "iPhone o iPad: abra esta página en Safari, toque Compartir y luego Agregar a inicio.",
    android:
      "Android: abra el menú de su navegador y toque Instalar aplicación o Agregar a la pantalla principal.",
    computer:
      "Computadora: busque el signo de instalar a la derecha de la barra de direcciones en Chrome o Edge.",
    why: "Se abre como una app, muestra su último viaje sin conexión y no ocupa espacio.",
  },
} satisfies HomeStrings;
