import type { FaqStrings } from "./en.ts";

export default {
  head: "Preguntas frecuentes",
  description:
    "Reservas, tarifas, aeropuerto, pago, placas TX, silla de ruedas, tours y objetos perdidos: lo que nos preguntan.",
  title: "Preguntas frecuentes",
  intro: "Lo que más nos preguntan.",
  items: [
    {
      id: "booking",
      question: "¿Cómo reservo un viaje?",
      answer:
        "Escriba dónde está y a dónde va, vea su precio y deje su nombre y teléfono. No necesita cuenta. También puede llamarnos o escribirnos por WhatsApp.",
    },
    {
      id: "rates",
      question: "¿Cuánto cuesta un viaje?",
      answer: (fares) =>
        `Usted ve su precio en dólares antes de reservar. ${fares ? `Del aeropuerto a Mambo Beach son ${fares.mambo}; a Westpunt ${fares.westpunt}. ` : ""}De noche y en feriados cuesta más, y la calculadora muestra cuánto.`,
    },
    {
      id: "airport",
      question: "¿Recogen en el aeropuerto?",
      answer:
        "Sí, desde y hacia Hato, con tarifa fija para cada zona. Denos su número de vuelo; su conductor le espera en llegadas con su nombre en un letrero.",
    },
    {
      id: "payment",
      question: "¿Cómo puedo pagar?",
      answer:
        "En efectivo al conductor, en florines o dólares. El florín es el florín caribeño (XCG). En 2025 reemplazó al florín antillano (ANG) uno a uno, así que un precio en ANG es el mismo en XCG. Un dólar son 1.79 florines.",
    },
    {
      id: "tx-plates",
      question: "¿Qué es una placa TX?",
      answer:
        "TX en la placa indica un taxi con permiso del gobierno. Todos nuestros vehículos la tienen. Mírela antes de subir.",
    },
    {
      id: "wheelchair",
      question: "¿Tienen taxis para silla de ruedas?",
      answer:
        "Sí, a pedido. Avísenos al reservar y enviaremos un vehículo con espacio y un conductor que le ayude.",
    },
    {
      id: "lost-link",
      question: "Perdí el enlace de mi viaje. ¿Dónde lo encuentro?",
      answer:
        "Elija Buscar mi reserva al pie de cualquier página. Con su número de reserva y las últimas cuatro cifras de su teléfono se abre su viaje otra vez. ¿No tiene el número a mano? Llámenos.",
    },
    {
      id: "areas",
      question: "¿A qué zonas llegan?",
      answer:
        "A todo Curazao, de Westpunt a Oostpunt: el aeropuerto, los muelles de cruceros, Willemstad, todos los hoteles y playas.",
    },
    {
      id: "tours",
      question: "¿Ofrecen tours?",
      answer: "Sí, seis tours privados con un conductor que conoce la isla, y días planeados a su gusto.",
    },
    {
      id: "lost-items",
      question: "Dejé algo en el taxi. ¿Qué hago?",
      answer:
        "Llámenos o escríbanos con su número de reserva. Su conductor buscará enseguida. Guardamos los objetos encontrados durante tres meses.",
    },
  ],
  /** To how one can pay, where rides are also paid by link. */
  payByLink:
    "También puede pagar al reservar o desde la página de su viaje: con tarjeta, banco o billetera digital.",
  more: "¿Algo más?",
  contact: "Contáctenos",
  calculator: "Calculadora de tarifas",
  findBooking: "Buscar mi reserva",
} satisfies FaqStrings;
