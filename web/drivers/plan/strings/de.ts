import type { DriverPlanStrings } from "./en.ts";

export default {
  next: "Danach",
  leaveAbout: (leave, there) => `Abfahrt etwa ${leave}, da um ${there}`,
  leaveAt: (leave, there) => `Abfahrt ${leave}, da um ${there}`,
  leaveNow: (there) => `Jetzt losfahren, da um ${there}`,
  byRoad: (km, minutes) => `${km} auf der Straße, ${minutes} min`,
  byRoadAfter: (km, minutes) => `${km} auf der Straße nach Ihrem Ziel, ${minutes} min`,
  fromRideBefore: "Beginnt, wo Ihre Fahrt davor endet",
  break: (from, minutes) => `Pause um ${from}, ${minutes} min`,
  lastNearHome: (time) => `Ihre letzte Fahrt endet nahe Ihrem Zuhause, ${time}`,
  lastEnds: (time, minutes) => `Ihre letzte Fahrt endet ${minutes} min von zu Hause, ${time}`,
  about: (time) => `etwa ${time}`,
  shiftUntil: (time) => `Schicht bis ${time}`,
  paid: (time) => `Heute bezahlt: ${time}.`,
  others: (time) => `Andere: ${time}.`,
  cannot: {
    late: (minutes, time) => `Zu Ihrer Fahrt um ${time} kämen Sie ${minutes} min zu spät`,
    shiftEnds: (time) => `Ihre Schicht endet um ${time}`,
    outsideShift: "Außerhalb Ihrer Schicht",
    car: "Ihr Wagen passt nicht zu dieser Fahrt",
    needs: "Ihr Wagen hat nicht, was dieser Fahrgast braucht",
  },
  refused: {
    late: "Mit dieser Fahrt kämen Sie zu einer anderen zu spät.",
    shift: "Diese Fahrt liegt nicht in Ihrer Schicht.",
  },
  waiting: {
    accept: "Mit Empfang annehmen",
    title: "Wartet auf Empfang",
    text: "Die Fahrt gehört Ihnen noch nicht. Wir fragen danach, sobald Sie wieder Empfang haben.",
    back: "Nicht anfragen",
    tooLong:
      "Ihr Annehmen hat zu lange gewartet und wurde nicht gesendet. Sehen Sie die Fahrt noch einmal an.",
  },
  edge: {
    requests: (count) => (count === 1 ? "1 Anfrage wartet" : `${count} Anfragen warten`),
    show: "Ansehen",
  },
  /** Several drivers are asked for a ride at once. */
  round: {
    asked: (n: number) => `Wer von ${n} zuerst annimmt`,
    over: (place: string) =>
      `Die Fahrt ab ${place} braucht keinen Fahrer mehr. Danke fürs Nachsehen: Es zählt nicht gegen Sie.`,
  },
  unheard: {
    came: (time, place) =>
      `Um ${time} kam ein Angebot, während Sie keinen Empfang hatten: ${place}. Es zählt nicht als verpasst.`,
    now: {
      free: "Es ist noch frei.",
      yours: "Es gehört Ihnen.",
      taken: "Ein anderer Fahrer hat es jetzt.",
      over: "Niemand braucht es mehr.",
    },
  },
  moved: {
    "car-out": "Ihr Wagen war außer Betrieb.",
    "cannot-carry": "Ihr Wagen konnte diese Fahrt nicht übernehmen.",
    "would-be-late": "Sie wären dafür zu spät gekommen.",
    "keeps-promise": "So wird ein anderer Fahrgast rechtzeitig abgeholt.",
    "serves-more": "So bekommt ein Fahrgast mehr einen Wagen.",
    dispatch: "Das Büro hat sie jemand anderem gegeben.",
  },
  came: {
    "car-out": "Sie kommt von einem Fahrer, dessen Wagen außer Betrieb ist.",
    "cannot-carry": "Sie kommt von einem Fahrer, dessen Wagen sie nicht übernehmen konnte.",
    "would-be-late": "Sie kommt von einem Fahrer, der zu spät gekommen wäre.",
    "keeps-promise": "Sie kommt von einem anderen Fahrer, damit alle rechtzeitig abgeholt werden.",
    "serves-more": "Sie kommt von einem anderen Fahrer, damit ein Fahrgast mehr einen Wagen bekommt.",
    dispatch: "Das Büro hat sie von einem anderen Fahrer genommen.",
  },
} satisfies DriverPlanStrings;
