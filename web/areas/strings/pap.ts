import type { AreasStrings } from "./en.ts";

const areas: AreasStrings = {
  intro:
    "Un parti di e isla ku su propio preis. Pinta unu, i for di su dia tur reservashon ta bai segun dje.",
  add: "Pinta un área",
  none: "Bo no a pinta niun área ainda. E zonanan di bo tarifa ta konta tur kaminda.",
  list: "Bo áreanan",
  mapLabel: "Bo áreanan riba e isla",
  drawLabel: "Pinta e área: un primi ta pone un skina",
  newArea: "Área nobo",
  name: "Nòmber",
  otherNames: "Un otro nòmber den un otro idioma",
  startAt: "Kuminsá rònt di un lugá",
  startHint: "Un hotèl, un kaya òf un playa. Despues bo por move e skinanan.",
  fromAirport: "Aeropuerto, bai òf bini ($)",
  fromPier: "Waf di krusero, bai òf bini ($)",
  surcharge: "Rekargo ($)",
  validFrom: "Di",
  priceHint:
    "Laga un preis bashí kaminda bo tarifa ta korekto. Un rekargo ta bini riba preis pa km i otro preis fiho, nunka riba esun di e área mes. Preis akordá ku un hotèl por menshoná e área.",
  howTo:
    "Primi riba e mapa pa pone un skina, lastra un skina pa muv'é. Ku tekladó: Tab te na un skina, flecha ta muv'é, Delete ta kit'é.",
  takeAway: (n) => `Kita skina ${n}`,
  extra: "Rekargo",
  clear: "Kuminsá di nobo",
  airport: "Aeropuerto",
  pier: "Waf di krusero",
  noFares: "Sin propio preis",
  removed: "Área kitá. Biahe reservá ta keda ku nan preis.",
  remove: "Kita",
  change: "Kambia",
  bringBack: "Trese bèk",
  history: "Kon a pint'é",
  conflict: "Un otro hende a pinta e área aki entretantu. Kanselá, i wak e atrobe.",
  crosses: "E liña ta krusa su mes. Move un skina te ora ku no.",
  noRides: "Niun biahe di e último 7 dianan a kuminsá òf kaba aki.",
  corner: (n) => `Skina ${n}`,
  saved: (name) => `${name} ta wardá.`,
  notYet: (n) =>
    n === 0 ? "Pone tres òf mas skina riba e mapa." : `Pone tres òf mas skina riba e mapa; tin ${n}.`,
  overWins: (name) => `E ta riba ${name}. Kaminda tur dos ta, esaki ta konta, pasobra e ta mas chikitu.`,
  overLoses: (name) => `E ta riba ${name}. Kaminda tur dos ta, ${name} ta konta, pasobra e ta mas chikitu.`,
  zonesUnder: (names) => `Zona di e tarifa aki: ${names}. Paden di e área su preis fiho ta tuma nan lugá.`,
  sameFares: (n, amount) =>
    n === 1
      ? `E biahe aki di e último 7 dianan lo kosta meskos: ${amount}.`
      : `E ${n} biahenan aki di e último 7 dianan lo kosta meskos: ${amount}.`,
  otherFares: (n, after, before) =>
    n === 1
      ? `E biahe aki di e último 7 dianan lo a kosta ${after} na lugá di ${before}.`
      : `E ${n} biahenan aki di e último 7 dianan lo a kosta ${after} na lugá di ${before}.`,
  from: (day) => `Di ${day}`,
  goneFrom: (day) => `Kitá di ${day}`,
  comingFrom: (day) => `Ta konta di ${day}`,
  drawnBy: (who, moment) => `${who}, ${moment}`,
};

export default areas;
