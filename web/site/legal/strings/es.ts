import type { LegalStrings } from "./en.ts";

export default {
  termsHead: "Términos",
  privacyHead: "Privacidad",
  termsDescription: "Las reglas de reserva, precio, pago, espera y cancelación.",
  privacyDescription: "Qué guardamos de usted, por qué, por cuánto tiempo y qué puede pedir.",
  termsTitle: "Términos",
  privacyTitle: "Privacidad",
  updated: (date) => `Vigente desde el ${date}`,
  terms: [
    {
      heading: "Reservar",
      text: "Su reserva es una solicitud. Queda confirmada cuando asignamos un conductor y se lo avisamos. Puede reservar para otra persona; en ese caso usted responde por los datos.",
    },
    {
      heading: "Precio",
      text: "El precio que ve antes de reservar es el precio de ese viaje y se mantiene por 15 minutos. Un camino más largo, más pasajeros o más equipaje de lo reservado puede cambiarlo; el conductor le avisa antes.",
    },
    {
      heading: "Pago",
      text: "Usted paga al conductor, en dólares o florines caribeños a 1.79 por dólar. Recibe un recibo si lo pide.",
      byLink:
        "También puede pagar por adelantado con tarjeta, banco o billetera digital, en la página de un servicio de pagos. Si su viaje se cancela sin costo o su precio baja, le devolvemos lo que pagó de más.",
    },
    {
      heading: "Espera y pasajero ausente",
      text: null,
    },
    {
      heading: "Cancelar",
      text: "Puede cancelar un viaje gratis hasta que el pasajero esté a bordo. Los tours tienen su propia regla, indicada en cada uno.",
    },
    {
      heading: "Objetos perdidos y responsabilidad",
      text: "Guardamos los objetos encontrados durante tres meses. Nuestros vehículos y pasajeros están asegurados como exige la ley de Curazao. Esa ley rige estas condiciones y son competentes los tribunales de Curazao.",
    },
  ],
  privacy: [
    {
      heading: "Qué guardamos",
      text: "Para un viaje: nombre, teléfono, correo si lo da, lugares, hora, personas y precio. Para una cuenta también su usuario, una contraseña que no podemos leer y la casa, el hotel y los conductores que guardó. En su navegador, y en ningún otro lugar: lo que mantiene su sesión, una reserva que empezó, su último viaje, los lugares adonde fue, el idioma y el tema, y un mapa para usar sin señal.",
    },
    {
      heading: "Para qué",
      text: "Para llevarle a donde quiere ir, contactarle por ese viaje, responder sus mensajes y para la contabilidad que pide el fisco. No los usamos para publicidad ni los vendemos.",
    },
    {
      heading: "Quién lo ve",
      text: "La oficina, y el conductor de su viaje desde que se asigna. Otros conductores solo ven los lugares y la hora. Su enlace de seguimiento muestra el viaje a quien lo tenga; compártalo con cuidado.",
    },
    {
      heading: "Dónde está",
      text: "En nuestro propio servidor. Este sitio no carga nada de otras empresas, salvo que la oficina haya activado el mapa de Google; entonces su navegador se conecta con Google mientras haya un mapa abierto.",
    },
    {
      heading: "Cuánto tiempo",
      text: "Mensajes y postulaciones no aceptadas: por regla general, 18 meses. De un viaje que reservó sin cuenta se borran después de ese mismo tiempo su nombre, teléfono, correo y lugares exactos; de un viaje de su cuenta, cuando la elimina. El día, la zona, la distancia y el precio quedan para la contabilidad.",
    },
    {
      heading: "Qué puede hacer",
      text: "En Configuración descarga todo lo que sabemos de su cuenta, o la elimina. Sin cuenta, escríbanos con su número de reserva.",
    },
  ],
} satisfies LegalStrings;
