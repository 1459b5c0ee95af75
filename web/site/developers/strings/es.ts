import type { DevelopersStrings } from "./en.ts";

const developers: DevelopersStrings = {
  head: "Para programadores",
  description: "Reserve taxis en Curazao desde su propio programa: una clave, una llamada, diez minutos.",
  title: "Para programadores",
  intro: "Reserve un taxi desde el sistema de su hotel o empresa. De cero al primer viaje en diez minutos.",
  key: {
    title: "1. Pida una clave",
    text: "Pida una clave a nuestra oficina. Es de su cuenta: los viajes van a ella, a sus precios. Guárdela en su servidor, nunca en una página ni en una app. Si alguna vez se filtra, avísenos y deja de funcionar al momento.",
  },
  book: {
    title: "2. Reserve un viaje",
    text: "Los lugares son nombres como los escribiría, o puntos como pickup_lat y pickup_lng. La hora lleva su diferencia con UTC; en Curazao es -04:00 todo el año. La Idempotency-Key es su propio número de la reserva: si la envía otra vez, nada se reserva dos veces.",
    answer:
      "La respuesta es el viaje: su número, su código para el huésped, su precio y un tracking_code para la página donde el huésped sigue el carro.",
  },
  next: {
    title: "3. Y ahora",
    price: "Lo que cuesta un viaje, y una cotización que mantiene ese precio 15 minutos.",
    times: "Si habrá un carro a una hora, y a qué otra hora hay uno libre.",
    list: "Los viajes de su cuenta, los más nuevos primero.",
    one: "Un viaje con su conductor y su estado.",
    cancel: "Cancela un viaje, hasta que el pasajero sube.",
    change: "Cambia hora, lugares o personas; pregunte antes su /price/ si el precio puede cambiar.",
    many: "Hasta 50 viajes en una llamada: todos o ninguno, con el motivo de cada uno que no se puede.",
    all: "Todas las llamadas.",
    openapi: "Las mismas como OpenAPI 3.1.",
  },
  told: {
    title: "4. Reciba avisos",
    text: "La oficina añade una dirección suya, y cada cambio de un viaje llega allí como JSON, firmado según Standard Webhooks: compruebe webhook-id, webhook-timestamp y webhook-signature con la biblioteca de su lenguaje. Trae el id, el estado y la versión del viaje; lea el viaje para lo demás. Responda con 2xx en 10 segundos. Lo demás se intenta durante tres días, en orden para cada viaje; 410 lo termina. El mismo webhook-id puede llegar dos veces.",
  },
  assistants: {
    title: "Para asistentes",
    text: "Un asistente reserva con el Model Context Protocol (MCP) en esta dirección, sin clave. Habla la revisión 2026-07-28 y la de 2025-11-25 por streamable HTTP, con nueve herramientas: find_places, quote_ride, free_times, book_ride, get_ride, change_ride, cancel_ride, list_tours y company_info. Los pasajeros con cuenta, los hoteles y las empresas lo permiten en /mcp/account con OAuth 2.1; su client_id es la dirección de su documento de metadatos.",
    answer:
      "Nada se reserva sin el sí de la persona. Si el programa puede preguntarle, la pregunta la escribimos nosotros; si no, el viaje espera hasta que lo confirme con el código que llega a su propio teléfono. Un viaje se lee o se cambia con su número de reserva y las últimas cuatro cifras del teléfono. Un asistente no paga nada: pasa el enlace.",
  },
  rules: {
    title: "Bueno saberlo",
    list: [
      "Un error trae una frase en el idioma de su Accept-Language o, si no, en el de su cuenta, al lado la inglesa como detail, un código que no cambia y el campo del que trata.",
      "Una clave puede lo que marcó la oficina: ver, reservar, cambiar o cancelar viajes. Lo demás es un 403.",
      "Un viaje que no está en su cuenta no existe para su clave: 404.",
      "Su cuenta reserva 60 viajes por minuto, y 200 de una vez. Después llega un 429, y Retry-After dice cuándo seguir.",
      "Las sumas son dólares estadounidenses como texto con dos decimales. Puede haber campos nuevos; ignore los que no conozca.",
    ],
  },
  trying: {
    title: "Pruebe sin que venga un carro",
    text: "La demo de este producto es una empresa con viajes y conductores inventados y las mismas llamadas. Sus claves empiezan con trupial_demo_, las de una empresa real con trupial_live_, y ninguna abre la otra. Allí crea una usted mismo: entre como staff con la contraseña trupial-demo, abra un hotel en Hoteles y empresas y pulse Crear una clave.",
  },
  promise: {
    title: "Cuánto tiempo vale",
    text: "Esta es la versión 1. Lo que construya funciona al menos dos años: se añaden llamadas y campos, nada se quita ni cambia de sentido. Si algo tuviera que irse, se dice aquí al menos 12 meses antes, y sus respuestas llevan el día en una cabecera Sunset.",
  },
};

export default developers;
