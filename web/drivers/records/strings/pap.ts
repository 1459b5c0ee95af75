import type { PeopleStrings } from "./en.ts";

export default {
  about: (drivers) =>
    drivers === 1 ? "1 shofùr" : `${drivers} shofùr, e dokumento ku ta vense promé ta na kabes`,
  columns: {
    driver: "Shofùr",
    plate: "Plachi",
    license: "Reibeweis",
    inspection: "Inspekshon",
    insurance: "Seguro",
    permit: "Pèrmit",
    now: "Awor",
  },
  equipment: {
    label: "Ekipo",
    hint: "E plan ta duna e biahe ku mester di dje na un outo ku tin esaki.",
    none: "Ningun",
    wheelchair: "Rolstul",
    child_seat: "Stul pa mucha",
    both: "Rolstul i stul pa mucha",
  },
  seats: (n) => `${n} asiento`,
  ends: (days) =>
    days < 0 ? `${-days} dia pasá` : days === 0 ? "awe" : days === 1 ? "mañan" : `den ${days} dia`,
  noPaper: "ta falta",
  legend: (days) =>
    `Kòrá: a vense, no tin biahe nobo sin eksepshon. Hel: ta vense denter di ${days} dia, e shofùr ta haña mensahe.`,
  doing: {
    available: "Disponibel",
    on_ride: "Den un biahe",
    offline: "No riba warda",
    inactive: "Inaktivo",
  },
  exceptionUntil: (day) => `Eksepshon te ${day}`,
  suspended: "Suspendé",
  open: "Habri",
  deeds: "Mas",
  newDate: {
    action: "Fecha nobo",
    of: (name) => `Fecha nobo pa ${name}`,
  },
  approvedOn: "Aprobá riba",
  tabs: {
    all: "Tur",
    rider: "Pasahero",
    driver: "Shofùr",
    operator: "Operadó",
    staff: "Personal",
  },
  whichRole: "Kua ròl",
  counted: {
    rider: (n) => `${n} pasahero`,
    driver: (n) => `${n} shofùr`,
    operator: (n) => `${n} operadó`,
    staff: (n) => `${n} di personal`,
  },
  search: "Buska riba nòmber, telefòn òf plaka",
  show: "Kua shofùrnan",
  all: (n) => `Tur ${n}`,
  due: (n) => `Dokumento ta vense ${n}`,
  unapproved: (n) => `No aprobá ${n}`,
  nobody: "No a haña ningun shofùr.",
  waiting: (n) => `Kambio ta warda ${n}`,
  changes: {
    of: (name) => `${name} ta pidi un kambio`,
    action: "Kambio",
    reason: "Motibu",
    reasonHint: "No ta obligatorio. E shofùr ta les'é ora bo rechasá.",
    nothing: "Nada no ta warda.",
  },
  report: "Rapòrt",
  reportOf: (name) => `Rapòrt di ${name}`,
  allDrivers: "Tur shofùr",
  missing: "E shofùr ei no ta eksistí.",
  documents: "Dokumentonan",
  documentsOf: (name) => `Dokumentonan di ${name}`,
  portrait: {
    action: "Pòtrèt",
    of: (name) => `Pòtrèt di ${name}`,
    about: "Pasaheronan ta mir'é riba nan página, asina nan ta rekonosé e shofùr.",
    failed: "No por a karga e pòtrèt. Por fabor purba atrobe.",
  },
  noDay: "No yená",
  role: {
    does: {
      rider: "Ta reservá biahe",
      driver: "Ta kore",
      operator: "Ta parti biahe",
      staff: "Ta dirigí ofisina",
    },
    present: "Ròl awor",
    step: (before, after) => `Di ${before.toLowerCase()} pa ${after.toLowerCase()}`,
    choose: "Ròl nobo",
    can: {
      rider: "Reservá biahe i mira su mes biahenan.",
      driver: "Haña biahe ofresé i mira kuantu e ta gana.",
      operator: "Reservá, asigná i kanselá tur biahe, ku nòmber i telefòn di tur pasahero.",
      staff: "Tur loke sentral ta hasi, i hende, preis, plaka i datos di kompania.",
    },
    before: "No mas",
    after: "For di awor",
    atOnce: "Ta sosodé mesora",
    sessions: (n) =>
      n === 0
        ? "E no ta ku seshon habrí ningun kaminda."
        : n === 1
          ? "Su seshon ta sera riba 1 aparato i e ta drenta atrobe."
          : `Su seshon ta sera riba ${n} aparato i e ta drenta atrobe.`,
    rides: (n) =>
      n === 1
        ? "1 biahe ta keda na su nòmber te ora sentral dun'é na un otro shofùr:"
        : `${n} biahe ta keda na su nòmber te ora sentral duna nan na otro shofùr:`,
    noOffers: "No ta ofres'é biahe mas.",
    secondFactor: "Su verifikashon den dos paso ta kita.",
    change: (role) => `Kambia pa ${role.toLowerCase()}`,
    failed: "Nos no por a lesa kiko esaki ta kambia.",
  },
} satisfies PeopleStrings;
