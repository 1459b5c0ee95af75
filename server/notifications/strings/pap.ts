import { PAPIAMENTU_DAYS, PAPIAMENTU_MONTHS } from "../../../domain/papiamentu-calendar.ts";
import type { NotificationStrings } from "./notification-strings.ts";

export const pap: NotificationStrings = {
  hello: (name) => `Kerido ${name},`,
  mapOf: (pickup, dropoff) => `Ruta for di ${pickup} pa ${dropoff} riba e mapa`,
  by: (dropoff, stops) => `${dropoff} (via ${stops})`,
  ride: {
    booked: {
      subject: ({ reference }) => `Bo biahe ${reference} ta reservá`,
      opening: () => "Bo biahe ta reservá. Asina bo tin shofùr, nos ta skirbi bo atrobe.",
      short: ({ reference, when, pickup }) => `Bo biahe ${reference} ta reservá: ${when}, for di ${pickup}.`,
    },
    changed: {
      subject: ({ reference }) => `Bo biahe ${reference} a kambia`,
      opening: () => "Bo biahe a kambia. Asina e ta awor:",
      short: ({ reference, when, pickup, dropoff, fare }) =>
        `Bo biahe ${reference} a kambia: ${when}, di ${pickup} pa ${dropoff}. ${fare}.`,
    },
    flight_moved: {
      subject: ({ flight, lands }) => `Buelo ${flight} ta aterisá pa ${lands}: ora di buska bo ta kambia`,
      opening: ({ flight, lands }) =>
        `Ta spera ku bo buelo ${flight} ta aterisá pa ${lands}. Nos a kambia e ora pa buska bo, i e preis ta keda meskos.`,
      short: ({ flight, lands, reference, when }) =>
        `Buelo ${flight} ta aterisá pa ${lands}. Bo biahe ${reference} ta kambia di ora: ${when}. E preis ta keda meskos.`,
    },
    driver_assigned: {
      subject: ({ reference }) => `Bo tin shofùr pa biahe ${reference}`,
      opening: ({ driver, plate }) => `${driver} ta bin buska bo. Buska plachi ${plate}.`,
      short: ({ driver, plate, when }) => `${driver} ta bin buska bo, ${when}. Plachi ${plate}.`,
    },
    driver_set_out: {
      subject: () => "Bo shofùr ta na kaminda",
      opening: ({ driver, pickup, plate }) => `${driver} ta na kaminda pa ${pickup}. Wak pa plachi ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} ta na kaminda pa ${pickup}. Plachi ${plate}.`,
    },
    driver_arrived: {
      subject: () => "Bo shofùr a yega",
      opening: ({ driver, pickup, plate }) => `${driver} ta warda bo na ${pickup}. Wak pa plachi ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} ta warda bo na ${pickup}. Plachi ${plate}.`,
    },
    driver_left: {
      subject: () => "Nos ta buska un otro shofùr pa bo",
      opening: () =>
        "Bo shofùr no por bini. Bo reservashon ta keda para, i asina bo tin un otro shofùr nos ta skirbi bo.",
      short: ({ reference, when }) =>
        `Bo shofùr pa biahe ${reference} no por bini. Bo reservashon ta keda para: ${when}. Nos ta buska un otro.`,
    },
    car_changed: {
      subject: ({ reference }) => `Un otro outo pa biahe ${reference}`,
      opening: ({ driver, vehicle, plate }) =>
        `${driver} ta bin ku un otro outo: ${vehicle}, plachi ${plate}.`,
      short: ({ reference, driver, vehicle, plate }) =>
        `Biahe ${reference}: ${driver} ta bin ku un otro outo, ${vehicle}, plachi ${plate}.`,
    },
    no_show: {
      subject: () => "Nos no a haña bo",
      opening: ({ driver, pickup }) =>
        `${driver} a warda bo na ${pickup} i no a haña bo. Bo mester di un outo ainda? Yama nos, òf reservá di nobo.`,
      short: ({ reference, driver, pickup }) =>
        `Biahe ${reference}: ${driver} a warda bo na ${pickup} i no a haña bo. Bo mester di un outo ainda? Yama nos.`,
    },
    reminder: {
      subject: ({ reference }) => `Bo biahe ${reference} ta yegando`,
      opening: ({ when, pickup }) => `Un rekordatorio: nos ta bin buska bo ${when}, na ${pickup}.`,
      short: ({ reference, when, pickup }) =>
        `Un rekordatorio di biahe ${reference}: ${when}, for di ${pickup}.`,
    },
    cancelled: {
      subject: ({ reference }) => `Bo biahe ${reference} ta kanselá`,
      opening: () => "Bo biahe ta kanselá. Bo no tin ku paga nada.",
      short: ({ reference, when }) => `Bo biahe ${reference} di ${when} ta kanselá. Bo no tin ku paga nada.`,
    },
    rejected: {
      subject: ({ reference }) => `Nos no por a aseptá bo biahe ${reference}`,
      opening: () => "Nos ta lamentá: nos no por a aseptá bo biahe. Bo no tin ku paga nada.",
      short: ({ reference, when }) =>
        `Nos ta lamentá: nos no por a aseptá bo biahe ${reference} di ${when}. Bo no tin ku paga nada.`,
    },
    unpaid: {
      subject: ({ reference }) => `Biahe ${reference} ta kanselá: e depósito no a keda pagá`,
      opening: () =>
        "Nos no a risibí bo depósito na tempu, p'esei bo biahe ta kanselá. Bo no tin ku paga nada. Bo mester di dje ainda? Reservá atrobe òf yama nos.",
      short: ({ reference, when }) =>
        `Nos no a risibí bo depósito na tempu, p'esei biahe ${reference} di ${when} ta kanselá. Bo no tin ku paga nada. Bo mester di dje ainda? Reservá atrobe òf yama nos.`,
    },
    receipt: {
      subject: ({ reference }) => `Resibu di biahe ${reference}`,
      opening: () => "Masha danki pa bo biahe ku nos. Esaki ta bo resibu.",
      short: ({ reference, fare }) => `Masha danki pa bo biahe ku nos. Biahe ${reference}: ${fare}.`,
    },
  },
  alert: {
    ride_in_pool: {
      title: "Biahe nobo",
      body: ({ when, pickup, dropoff, fare }) => `${when}: di ${pickup} pa ${dropoff}. ${fare}.`,
    },
    ride_given: {
      title: "Ofisina a asigná un biahe na bo",
      body: ({ when, pickup, dropoff }) => `${when}: di ${pickup} pa ${dropoff}. Por fabor aseptá esaki.`,
    },
    ride_changed: {
      title: "Biahe kambiá",
      body: ({ when, pickup, dropoff, fare }) => `${when}: di ${pickup} pa ${dropoff}. ${fare}.`,
    },
    ride_taken_away: {
      title: "Un biahe no ta di bo mas",
      body: ({ when, pickup }) => `Bo biahe di ${when} for di ${pickup} no ta riba bo lista mas.`,
    },
    ride_back: {
      title: "E biahe ta di bo atrobe",
      body: ({ when, pickup, dropoff }) => `${when}: di ${pickup} pa ${dropoff} ta di bo atrobe.`,
    },
    ride_called_off: {
      title: "Biahe kanselá",
      body: ({ when, pickup }) => `E biahe di ${when} for di ${pickup} ta kanselá.`,
    },
    round_called: {
      title: "Ken ta kohe e biahe aki?",
      body: ({ when, pickup, dropoff, fare }) =>
        `${when}: di ${pickup} pa ${dropoff}. ${fare}. Nos ta puntra boso tur huntu: esun ku aseptá promé ta hañ'é.`,
    },
    round_over: {
      title: "E biahe tin shofùr kaba",
      body: ({ when, pickup }) =>
        `E biahe di ${when} for di ${pickup} tin un shofùr awor. Danki ku bo a wak.`,
    },
  },
  labels: {
    reference: "Number di reservashon",
    startCode: "Kódigo pa bo shofùr",
    pickup: "Lugá pa buska",
    dropoff: "Destinashon",
    stops: "Paradanan",
    noStops: "ningun",
    when: "Fecha i ora",
    party: "Pasahero",
    people: (passengers, bags) => `${passengers}, ku ${bags} maleta`,
    vehicleType: "Tipo di vehíkulo",
    vehicleTypes: { economy: "Ekonómiko", comfort: "Kómodo", xl: "XL", cargo: "Karga" },
    fare: "Preis",
    driver: "Shofùr",
    vehicle: "Outo",
    plate: "Plachi",
    phone: "Telefòn",
    total: "Total",
    correction: "Korekshon",
    distance: "Distansia",
    tax: (percent) => `Belasting riba benta (OB) ${percent}%, inkluí`,
  },
  onAccount: (fare, name) => `${fare}, riba kuenta di ${name}`,
  fareLine: {
    start: () => "Tarifa básiko",
    distance: (km) => `Distansia, ${km} km`,
    distance_beyond: (km) => `Distansia mas leu, ${km} km`,
    minimum: () => "Preis mínimo",
    airport_rate: (zone) => `Tarifa fiho di aeropuerto, ${zone}`,
    area_rate: (area) => `Tarifa fiho, ${area}`,
    area_surcharge: (area) => `Rekargo, ${area}`,
    agreed_price: () => "Preis akordá",
    contract_price: () => "Preis di kontrakt",
    large_party: (percent) => `Pasahero èkstra, +${percent}%`,
    night: (percent) => `Rekargo di anochi, ${percent} %`,
    holiday: (percent) => `Rekargo di dia di fiesta, ${percent} %`,
    vehicle_type: (percent) => `Outo skohé, ${percent} %`,
    luggage: (bags) => `Ekipahe èkstra, ${bags}`,
    waiting: (minutes) => `Shofùr ta spera, ${minutes} min`,
    rounding: () => "Redondeo",
    vip_discount: (percent) => `Deskuento VIP (${percent} %)`,
    agreed_discount: (percent) => `Deskuento akordá (${percent}%)`,
    deal: (name) => name,
  },
  before: (value) => `promé: ${value}`,
  calendarTitle: "Biahe ku taksi",
  rejection: {
    says: (text) => `E motibu: ${text}`,
    reasons: {
      no_car: "nos no tin outo liber na e ora ei.",
      too_far: "nos no ta kore aya.",
      not_reached: "nos no por a haña kontakto ku bo pa kontrolá e datonan.",
      booked_twice: "bo tin e biahe aki kaba bou di un otro number.",
    },
  },
  startCode: (code) => `Bisa bo shofùr e kódigo ${code}.`,
  follow: "Sigui òf kanselá bo biahe akí:",
  missed: "Bo biahe, pa reservá atrobe:",
  receiptLink: "Un resibu pa print ta akí:",
  buttons: {
    rides: "Mira bo biahenan",
    follow: "Sigui bo biahe",
    again: "Reservá atrobe",
    receipt: "Resibu",
    password: "Pone bo kontraseña",
    confirmEmail: "Konfirmá e adrès akí",
  },
  questions: (phone) => `Pregunta? Yama ${phone}, di dia i anochi.`,
  bookingCode: {
    subject: (code) => `${code} ta bo kódigo`,
    opening: (reference) =>
      `A reservá biahe ${reference} ku e adrès akí. Tek e kódigo akí riba e página di bo biahe, pa nos shofùrnan wak e:`,
    ending: "E kódigo ta bal 15 minüt. Si bo no a reservá, no hasi nada: ningun outo lo bini.",
    short: ({ code, reference, company }) =>
      `${code} ta bo kódigo di ${company} pa biahe ${reference}. E ta bal 15 minüt.`,
    claim: {
      opening: (reference) =>
        `Un hende ke agregá biahe ${reference} na su kuenta. Si ta abo, tek e kódigo akí aya:`,
      ending: "E kódigo ta bal 15 minüt. Si no ta abo, no bisa ningun hende e kódigo i no hasi nada.",
      short: ({ code, reference, company }) =>
        `${code} ta agregá biahe ${reference} na un kuenta di ${company}. No ta abo? No bisa ningun hende e kódigo akí. E ta bal 15 minüt.`,
    },
  },
  signInCode: {
    subject: (code) => `${code} ta bo kódigo`,
    opening: (company) => `Un hende, probablemente abo, ke drenta na ${company} ku e adrès akí. E kódigo ta:`,
    ending: "E ta bal 10 minüt. Si no tabata abo, no hasi nada i no bisa ningun hende e kódigo.",
    short: (code, company) =>
      `${code} ta bo kódigo pa drenta na ${company}. E ta bal 10 minüt. No bisa ningun hende.`,
    none: {
      subject: "Drenta den bo kuenta",
      opening:
        "Un hende, probablemente abo, a pidi un kódigo pa drenta. Bo kuenta ta di nos tim, i esnan ei ta drenta ku nòmber di usuario i kontraseña.",
      button: "Drenta",
    },
  },
  passwordLink: {
    subject: "Traha un kontraseña nobo",
    opening: "Bo a pidi un kontraseña nobo. E link akí ta bal un biaha so, durante 30 minüt:",
    ending: "Si no ta bo a pidi esaki, no hasi nada: bo kontraseña ta keda meskos.",
  },
  confirmEmail: {
    subject: "Konfirmá bo adrès di e-mail",
    opening: "Bo a pidi pa usa e adrès akí pa bo kuenta. E link akí ta traha un bia so, durante un dia:",
    ending: "Si no ta abo a pidi esaki, no hasi nada: e kuenta ta keda ku su adrès bieu.",
    ofAccount: {
      opening:
        "Por fabor konfirmá ku e adrès di e-mail akí ta di bo, pa e kuenta ku bo a krea ta di bo sigur. E link akí ta traha un bia so, durante un dia:",
      ending:
        "Si bo no a krea un kuenta serka nos, no hasi nada. Sin bo ningun hende no por konfirmá bo adrès.",
    },
  },
  notice: {
    email_change_asked: {
      subject: "A pidi un adrès di e-mail nobo",
      opening:
        "Un hende ku ta den bo kuenta i konosé e kontraseña a pidi un otro adrès di e-mail. E ta konta ora e ta konfirmá einan.",
    },
    email_changed: {
      subject: "Bo adrès di e-mail a kambia",
      opening: "Bo kuenta tin un otro adrès di e-mail awor. Akí no ta yega mensahe mas.",
    },
    phone_changed: {
      subject: "Bo number di telefòn a kambia",
      opening: "E number di telefòn di bo kuenta a kambia.",
    },
    passkey_added: {
      subject: "Un passkey a keda agregá",
      opening: "Un passkey a keda agregá na bo kuenta: kuné por drenta sin kontraseña.",
    },
    new_device: {
      subject: "Drenta riba un aparato nobo",
      opening: "A drenta bo kuenta resientemente riba un aparato òf for di un lugá ku nos no tabata konosé.",
    },
    codes_guessed: {
      subject: "Kódigo robes pa bo kuenta",
      opening:
        "Un hende ku konosé bo kontraseña a yena kódigo robes hopi bia. E siguiente purbamentunan ta frená.",
    },
    ifNotYou: "Si no tabata abo, skohe un kontraseña nobo awor. Ku esei tur hende ta sali:",
  },
  invitation: {
    subject: (company) => `Bo kuenta na ${company}`,
    opening: (company) =>
      `Bo tin un kuenta na ${company}. Traha bo kontraseña ku e link akí. E ta bal un biaha so, durante tres dia:`,
    ending: "Si e link a vense, pidi un nobo ku 'Bo a lubidá bo kontraseña?' riba e página Drenta.",
  },
  trialLetter: {
    subject: (company) => `E-mail di ${company} ta yega`,
    text: (company) =>
      `Asina ${company} ta skirbi su pasaheronan, ku bo nòmber komo remitente. Si bo por lesa esaki, e-mail ta traha.`,
    button: "Bèk na e lista",
  },
  months: PAPIAMENTU_MONTHS,
  days: PAPIAMENTU_DAYS,
  dateTime: (day, date, month, year, time) => `${day} ${date} di ${month} ${year}, ${time}`,
  date: (date, month, year) => `${date} di ${month} ${year}`,
  language: "pap",
  dayHalves: ["AM", "PM"],
  decimal: ",",
  group: ".",
  paid: {
    label: "Pagá",
    by: {
      cash_usd: "Kèsh, dòler",
      cash_xcg: "Kèsh, florin",
      card: "Karchi den outo",
      account: "Riba kuenta",
    },
    tip: "Propina",
  },
  settlement: {
    days: (first, last) => (first === last ? first : `${first} te ${last}`),
    subject: (days) => `Bo likidashon di ${days}`,
    opening: (days) => `E ofisina a sera bo likidashon di ${days}.`,
    fares: (rides) => (rides === 1 ? "Tarifa di 1 biahe" : `Tarifa di ${rides} biahe`),
    tips: "Tip",
    toCompany: "Karchi, link i kuenta, pagá na e kompania",
    handedIn: "Kèsh ku bo a entregá",
    commission: "Komishon",
    kinds: {
      bonus: "Bono",
      expense: "Gastu",
      charge: "Deskuento",
      rent: "Hür di outo",
      refund: "Debolushon di un biahe",
      fare: "Preis korigí di un biahe kalkulá",
      tip: "Propina ku link",
      commission: "Otro komishon pa dianan likidá",
      paid_out: "Duná bèk na un pasahero kèsh",
      payment: "Pago di un biahe likidá, bisá despues",
      car: "Pagá pa un outo",
    },
    total: "Ta hasi",
    carried: "Resto di promé",
    and: (dollars, guilders) => `${dollars} i ${guilders}`,
    youGet: (amount) => `Bo ta haña ${amount} di e kompania.`,
    youOwe: (amount) => `Bo ta debe e kompania ${amount}.`,
    even: "Ningun hende no debe nada.",
    button: "Wak bo likidashonnan",
  },
  week: {
    subject: (days) => `Bo siman, ${days}`,
    opening: (days) => `Esaki tabata e siman di ${days}, ku e siman promé banda di dje.`,
    beside: (now, before) => `${now} (promé: ${before})`,
    rides: "Biahe",
    fares: "Preis di biahe",
    collected: "A drenta",
    onAccount: "Riba kuenta",
    notRecorded: "Pago no notá",
    givenBack: "Debolbé",
    promises: "Rekohé na tempu",
    decide: "Esaki mester di un desishon:",
    nothing: "Nada no mester di un desishon.",
    approvals: "Ta spera un segundo persona",
    cases: "Kaso habrí",
    overdue: (open, overdue) => (overdue === 0 ? `${open}` : `${open}, ${overdue} lat`),
    unsettled: "Shofùr no likidá",
    drivers: (n, amount) => (n === 1 ? `1 shofùr, ${amount}` : `${n} shofùr, ${amount}`),
    debtors: "Lat di hotèl i kompania",
    ofAll: (overdue, owed) => `${overdue} di ${owed}`,
    backup: "Último bon backup",
    noBackup: "ainda no",
    daysAgo: (days) => (days === 1 ? "ayera" : `${days} dia pasá`),
    off: "Bo ta haña esaki pasobra bo a send'é, na Kuminsamentu den ofisina.",
    button: "Habri ofisina",
  },
  papers: {
    names: {
      license: "reibeweis",
      permit: "permiso di taksi",
      insurance: "seguro",
      inspection: "keuring",
      season_permit: "permiso di temporada",
    },
    subject: (paper, day) => `Bo ${paper} ta válido te ${day}`,
    opening: (paper, day, daysLeft) =>
      daysLeft === 0
        ? `Awe, ${day}, ta e último dia di bo ${paper}.`
        : `Bo ${paper} ta válido te ${day}: ${daysLeft === 1 ? "1 dia mas" : `${daysLeft} dia mas`}.`,
    ending:
      "Despues di e dia ei bo no ta haña biahe te ora e ofisina tin e fecha nobo. Trese òf manda e dokumento nobo na tempu.",
    button: "Mira bo dokumentonan",
  },
  answer: {
    topics: {
      contact: "bo pregunta",
      tour: "bo tour",
      vip: "bo transporte VIP",
      lost_item: "loke bo a pèrdè",
      group: "bo grupo",
    },
    youWrote: (when) => `Bo a skirbi riba ${when}:`,
  },
  cases: {
    about: (reference) => (reference === null ? "Tokante bo mensahe" : `Tokante bo biahe ${reference}`),
    asked: (reference) =>
      reference === null
        ? "E ofisina ta pidi bo banda di un kaso."
        : `E ofisina ta pidi bo banda di biahe ${reference}.`,
    answerInApp: "Por fabor kontestá den bo app, bou di Perfil.",
    button: "Kontestá den bo app",
  },
  statement: {
    subject: (number, month) => `Estado di kuenta ${number}: biahenan di ${month}`,
    opening: (name, month, total) => `Esaki ta loke ${name} tin ku paga pa e biahenan di ${month}: ${total}.`,
    reminderSubject: (number, left) =>
      `Rekordatorio: tin ${left} pa paga ainda di estado di kuenta ${number}`,
    reminder: ({ name, when, amount, due }) =>
      `Un rekordatorio amistoso: tin ${amount} pa paga ainda di e biahenan di ${name} na ${when}${due === "" ? "" : `, ku mester a wòrdu pagá no mas lat ku ${due}`}. Bo a paga kaba? Danki, anto no hasi kaso di e mensahe aki.`,
    allPaid: (name, month) => `Esakinan ta e biahenan di ${name} na ${month}. No tin nada mas pa paga.`,
    number: "Estado di kuenta",
    rides: "Biahenan",
    crib: "Number di CRIB",
    ourAddress: "Pa",
    from: "Di",
    due: "Paga no mas lat ku",
    account: "Kuenta",
    total: "Pa paga",
    month: (month, year) => `${month} ${year}`,
    days: "Dianan",
    span: (first, last) => (first === last ? first : `${first} – ${last}`),
    received: "Risibí",
    credited: "Akreditá",
    left: "Resta pa paga",
    room: (room) => `kamber ${room}`,
    ending: (number) => `Por fabor pone "Estado di kuenta ${number}" serka bo pago.`,
  },
  refund: {
    subject: (what) => `Plaka bèk: ${what}`,
    opening: (what, amount) => `Nos a debolbé bo ${amount} di loke bo a paga ku e link pa ${what}.`,
    ending:
      "E plaka ta bai bèk mesun kaminda ku bo a paga. Por tuma un par di dia promé ku bo banko mustra esaki.",
    button: "Mira bo biahe",
    short: ({ what, amount }) => `Nos a debolbé bo ${amount} di loke bo a paga pa ${what}.`,
  },
  timeFree: {
    subject: (when) => `Tin un outo liber: ${when}`,
    opening: ({ when, pickup, dropoff }) =>
      `Un outo a bira liber pa bo: ${when}, for di ${pickup} pa ${dropoff}. Reservá pronto i e ta di bo:`,
    button: "Reservá òf sali for di e lista",
    ending:
      "Durante 20 minüt nos no ta bisa ningun otro hende. Riba e mes página bo por sali for di e lista.",
    short: (when) => `Un outo a bira liber: ${when}. Reserv'é pronto akí:`,
    nextCar: {
      subject: (when) => `Tin un outo liber. E por ta serka bo mas o ménos ${when}`,
      opening: ({ when, pickup, dropoff }) =>
        `Un outo a bira liber pa bo, for di ${pickup} pa ${dropoff}. E por ta einan mas o ménos e ora akí: ${when}. Reservá pronto i e ta di bo:`,
      ending:
        "Durante 10 minüt nos no ta bisa ningun otro hende. Riba e mes página bo por sali for di e lista.",
      short: (when) => `Un outo a bira liber. E por ta serka bo mas o ménos ${when}. Reserv'é pronto akí:`,
    },
  },
  radio: { subject: "Di ofisina" },
  emergency: {
    subject: (driver) => `${driver} ta pidi yudansa`,
    calls: (car) => `${car}. Habri e sentral i bisa ken ta yuda.`,
    taken: (by) => `${by} ta yuda.`,
    over: "E kos a pasa.",
  },
  payLink: {
    what: {
      fare: (reference) => `biahe ${reference}`,
      deposit: (reference) => `e depósito pa biahe ${reference}`,
      statement: (reference) => `estado di kuenta ${reference}`,
      no_show_fee: (reference) => `e kargo pa biahe ${reference}, kaminda nos a warda bo`,
      tip: (reference) => `e propina pa biahe ${reference}`,
    },
    subject: (what) => `Por fabor paga: ${what}`,
    opening: (what, amount) => `Aki bo por paga ${amount} pa ${what}, ku karchi òf for di bo banko:`,
    button: (amount) => `Paga ${amount}`,
    ending:
      "E link ta traha 7 dia. E number di bo karchi ta bai na e página di pago di banko i nunka na nos.",
    short: ({ what, amount }) => `Paga ${amount} pa ${what} ku e link akí.`,
    cancelledAt: (when) =>
      `Por fabor paga promé ku ${when}. Ora bo a paga, bo biahe ta konfirmá. Sin esei nos ta kanselá e biahe e ora ei i bo no ta paga nada.`,
  },
};
