import type { AreasStrings } from "./en.ts";

const areas: AreasStrings = {
  intro: "Una parte de la isla con precios propios. Dibuje una, y cada reserva irá por ella desde su día.",
  add: "Dibujar una zona",
  none: "Aún no ha dibujado ninguna zona. Las de su tarifa valen en todas partes.",
  list: "Sus zonas",
  mapLabel: "Sus zonas en la isla",
  drawLabel: "Dibuje la zona: un toque pone una esquina",
  newArea: "Zona nueva",
  name: "Nombre",
  otherNames: "Otro nombre en otro idioma",
  startAt: "Empezar alrededor de un lugar",
  startHint: "Un hotel, una calle o una playa. Luego puede mover las esquinas.",
  fromAirport: "Aeropuerto, ida o vuelta ($)",
  fromPier: "Muelle de cruceros, ida o vuelta ($)",
  surcharge: "Recargo ($)",
  validFrom: "Desde",
  priceHint:
    "Deje un precio vacío donde su tarifa esté bien. Un recargo se suma a los precios por km y a otros fijos, nunca al de la propia zona. Los precios acordados con un hotel pueden nombrar la zona.",
  howTo:
    "Toque el mapa para poner una esquina y arrástrela para moverla. Con el teclado: Tab hasta una esquina, las flechas la mueven, Supr la quita.",
  takeAway: (n) => `Quitar la esquina ${n}`,
  extra: "Recargo",
  clear: "Empezar de nuevo",
  airport: "Aeropuerto",
  pier: "Muelle de cruceros",
  noFares: "Sin precios propios",
  removed: "Zona quitada. Los viajes reservados conservan su precio.",
  remove: "Quitar",
  change: "Cambiar",
  bringBack: "Recuperar",
  history: "Cómo se dibujó",
  conflict: "Otra persona ha dibujado esta zona entretanto. Cancele y vuelva a mirarla.",
  crosses: "El contorno se cruza. Mueva una esquina hasta que no lo haga.",
  noRides: "Ningún viaje de los últimos 7 días empezó o terminó aquí.",
  corner: (n) => `Esquina ${n}`,
  saved: (name) => `${name} está guardada.`,
  notYet: (n) =>
    n === 0 ? "Ponga tres esquinas o más en el mapa." : `Ponga tres esquinas o más en el mapa; hay ${n}.`,
  overWins: (name) => `Está sobre ${name}. Donde están ambas cuenta esta, porque es la más pequeña.`,
  overLoses: (name) => `Está sobre ${name}. Donde están ambas cuenta ${name}, porque es la más pequeña.`,
  zonesUnder: (names) =>
    `Zonas de la tarifa aquí: ${names}. Dentro de la tuya, su precio fijo ocupa su lugar.`,
  sameFares: (n, amount) =>
    n === 1
      ? `El viaje aquí de los últimos 7 días costaría lo mismo: ${amount}.`
      : `Estos ${n} viajes de los últimos 7 días costarían lo mismo: ${amount}.`,
  otherFares: (n, after, before) =>
    n === 1
      ? `Este viaje de los últimos 7 días habría costado ${after} en vez de ${before}.`
      : `Estos ${n} viajes de los últimos 7 días habrían costado ${after} en vez de ${before}.`,
  from: (day) => `Desde ${day}`,
  goneFrom: (day) => `Quitada desde ${day}`,
  comingFrom: (day) => `Vale desde ${day}`,
  drawnBy: (who, moment) => `${who}, ${moment}`,
};

export default areas;
