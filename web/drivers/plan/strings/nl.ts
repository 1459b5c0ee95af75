import type { DriverPlanStrings } from "./en.ts";

const plan: DriverPlanStrings = {
  next: "Daarna",
  leaveAbout: (leave, there) => `Vertrek rond ${leave}, daar om ${there}`,
  leaveAt: (leave, there) => `Vertrek om ${leave}, daar om ${there}`,
  leaveNow: (there) => `Vertrek nu, daar om ${there}`,
  byRoad: (km, minutes) => `${km} over de weg, ${minutes} min`,
  byRoadAfter: (km, minutes) => `${km} over de weg na je rit, ${minutes} min`,
  fromRideBefore: "Hij begint waar je vorige rit eindigt",
  break: (from, minutes) => `Pauze om ${from}, ${minutes} min`,
  lastNearHome: (time) => `Je laatste rit eindigt ${time} dicht bij huis`,
  lastEnds: (time, minutes) => `Je laatste rit eindigt ${time}, ${minutes} min van huis`,
  about: (time) => `rond ${time}`,
  shiftUntil: (time) => `Dienst tot ${time}`,
  paid: (time) => `Betaald vandaag: ${time}.`,
  others: (time) => `Anderen: ${time}.`,
  cannot: {
    late: (minutes, time) => `Je zou ${minutes} min te laat zijn voor je rit van ${time}`,
    shiftEnds: (time) => `Je dienst eindigt om ${time}`,
    outsideShift: "Buiten je dienst",
    car: "Je auto is niet voor deze rit",
    needs: "Je auto heeft niet wat deze passagier nodig heeft",
  },
  refused: {
    late: "Met deze rit zou je te laat zijn voor een rit die je hebt.",
    shift: "Deze rit valt niet in je dienst.",
  },
  waiting: {
    accept: "Aannemen bij bereik",
    title: "Wacht op bereik",
    text: "Hij is nog niet van jou. We vragen erom zodra je bereik hebt.",
    back: "Niet vragen",
    tooLong: "Je aanname wachtte te lang en is niet verstuurd. Bekijk de rit opnieuw.",
  },
  edge: {
    requests: (count) => (count === 1 ? "1 aanvraag wacht" : `${count} aanvragen wachten`),
    show: "Tonen",
  },
  /** Several drivers are asked for a ride at once. */
  round: {
    asked: (n: number) => `De eerste van ${n} heeft hem`,
    over: (place: string) =>
      `De rit vanaf ${place} heeft geen chauffeur meer nodig. Bedankt voor het kijken: het telt niet tegen je.`,
  },
  unheard: {
    came: (time, place) =>
      `Om ${time} kwam een aanbod terwijl je geen bereik had: ${place}. Het telt niet als gemist.`,
    now: {
      free: "Hij is nog vrij.",
      yours: "Hij is van jou.",
      taken: "Een andere chauffeur heeft hem nu.",
      over: "Niemand heeft hem meer nodig.",
    },
  },
  moved: {
    "car-out": "Je auto was uitgevallen.",
    "cannot-carry": "Je auto kon hem niet rijden.",
    "would-be-late": "Je zou te laat zijn geweest.",
    "keeps-promise": "Zo wordt een andere passagier op tijd opgehaald.",
    "serves-more": "Zo krijgt één passagier meer een auto.",
    dispatch: "Kantoor gaf hem aan iemand anders.",
  },
  came: {
    "car-out": "Hij komt van een chauffeur wiens auto is uitgevallen.",
    "cannot-carry": "Hij komt van een chauffeur wiens auto hem niet kon rijden.",
    "would-be-late": "Hij komt van een chauffeur die te laat zou zijn.",
    "keeps-promise": "Hij komt van een andere chauffeur, zodat iedereen op tijd wordt opgehaald.",
    "serves-more": "Hij komt van een andere chauffeur, zodat één passagier meer een auto krijgt.",
    dispatch: "Kantoor nam hem van een andere chauffeur over.",
  },
};

export default plan;
