import type { DriverPlanStrings } from "./en.ts";

const plan: DriverPlanStrings = {
  next: "Despues",
  leaveAbout: (leave, there) => `Sali rònt ${leave}, yega ${there}`,
  leaveAt: (leave, there) => `Sali ${leave}, yega ${there}`,
  leaveNow: (there) => `Sali awor, yega ${there}`,
  byRoad: (km, minutes) => `${km} riba kaminda, ${minutes} min`,
  byRoadAfter: (km, minutes) => `${km} riba kaminda despues di bo biahe, ${minutes} min`,
  fromRideBefore: "E ta kuminsá kaminda bo biahe anterior ta kaba",
  break: (from, minutes) => `Pousa ${from}, ${minutes} min`,
  lastNearHome: (time) => `Bo último biahe ta kaba serka di kas ${time}`,
  lastEnds: (time, minutes) => `Bo último biahe ta kaba ${time}, ${minutes} min for di kas`,
  about: (time) => `rònt ${time}`,
  shiftUntil: (time) => `Warda te ${time}`,
  paid: (time) => `Pagá awe: ${time}.`,
  others: (time) => `Otronan: ${time}.`,
  cannot: {
    late: (minutes, time) => `Lo bo yega ${minutes} min lat pa bo biahe di ${time}`,
    shiftEnds: (time) => `Bo warda ta kaba ${time}`,
    outsideShift: "Pafó di bo warda",
    car: "Bo outo no ta pa e biahe akí",
    needs: "Bo outo no tin loke e pasahero akí mester",
  },
  refused: {
    late: "Ku e biahe akí lo bo yega lat pa unu ku bo tin kaba.",
    shift: "E biahe akí no ta kai den bo warda.",
  },
  waiting: {
    accept: "Aseptá ora tin señal",
    title: "Ta warda riba señal",
    text: "E no ta di bo ainda. Nos ta pidi pa dje asina bo tin señal.",
    back: "No pidi",
    tooLong: "Bo aseptashon a warda muchu largu i no a bai. Wak e biahe di nobo.",
  },
  edge: {
    requests: (count) => (count === 1 ? "1 petishon ta warda" : `${count} petishon ta warda`),
    show: "Mustra",
  },
  /** Several drivers are asked for a ride at once. */
  round: {
    asked: (n: number) => `Esun di promé di ${n} ta hañ'é`,
    over: (place: string) =>
      `E biahe for di ${place} no tin mester di shofùr mas. Danki ku bo a wak: esaki no ta konta kontra bo.`,
  },
  unheard: {
    came: (time, place) =>
      `Un oferta a yega ${time} ora bo no tabatin señal: ${place}. E no ta konta komo pèrdí.`,
    now: {
      free: "E ta liber ainda.",
      yours: "E ta di bo.",
      taken: "Un otro shofùr tin e awor.",
      over: "Ningun hende no mester e mas.",
    },
  },
  moved: {
    "car-out": "Bo outo tabata pafó di servisio.",
    "cannot-carry": "Bo outo no por a hib'é.",
    "would-be-late": "Lo bo a yega lat.",
    "keeps-promise": "Asina un otro pasahero ta wòrdu buskat na tempu.",
    "serves-more": "Asina un pasahero mas ta haña outo.",
    dispatch: "Ofisina a dun'é na un otro.",
  },
  came: {
    "car-out": "E ta bini for di un shofùr ku su outo ta pafó di servisio.",
    "cannot-carry": "E ta bini for di un shofùr ku su outo no por a hib'é.",
    "would-be-late": "E ta bini for di un shofùr ku lo a yega lat.",
    "keeps-promise": "E ta bini for di un otro shofùr, pa tur hende wòrdu buskat na tempu.",
    "serves-more": "E ta bini for di un otro shofùr, pa un pasahero mas haña outo.",
    dispatch: "Ofisina a tuma e for di un otro shofùr.",
  },
};

export default plan;
