import type { ApplicationsStrings } from "./en.ts";

const applications: ApplicationsStrings = {
  about: (n, oldest) =>
    n === 1 ? `1 sin decidir, desde hace ${oldest}` : `${n} sin decidir, la más antigua desde hace ${oldest}`,
  search: "Buscar solicitantes",
  nothingFound: "Nadie coincide.",
  back: "Todas las solicitudes",
  gone: "Esta solicitud ya no está.",
  seats: (n) => (n === 1 ? "1 asiento" : `${n} asientos`),
  speaks: "Habla",
  papers: "Documentos",
  goodConduct: "Certificado de buena conducta",
  seenOf: (seen, all) => `${seen} de ${all} vistos`,
  notSeen: "Aún no visto",
  seenBy: (day, who) => (who === null ? `visto ${day}` : `visto ${day}, ${who}`),
  allSeen: "Todos los documentos están vistos.",
  notAllSeen: "Marque cada documento al verlo.",
  approveAllTheSame: (seen, all) => `${seen} de ${all} documentos vistos. ¿Aprobar de todos modos?`,
  getsMail: "Recibe un correo con un enlace para elegir contraseña.",
  logged: "Queda en el registro con su nombre.",
  account: (email) => `Se crea una cuenta de conductor para ${email}.`,
  drives: (car) => `Puede tomar viajes con el ${car} desde ya.`,
  enterDates: "Las fechas de los documentos se anotan en Conductores.",
};

export default applications;
