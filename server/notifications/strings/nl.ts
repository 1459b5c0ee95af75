import type { NotificationStrings } from "./notification-strings.ts";

export const nl: NotificationStrings = {
  hello: (name) => `Hallo ${name},`,
  mapOf: (pickup, dropoff) => `Route van ${pickup} naar ${dropoff} op de kaart`,
  by: (dropoff, stops) => `${dropoff} (via ${stops})`,
  ride: {
    booked: {
      subject: ({ reference }) => `Je rit ${reference} is geboekt`,
      opening: () => "Je rit is geboekt. Zodra je een chauffeur hebt, hoor je weer van ons.",
      short: ({ reference, when, pickup }) => `Je rit ${reference} is geboekt: ${when}, vanaf ${pickup}.`,
    },
    changed: {
      subject: ({ reference }) => `Je rit ${reference} is gewijzigd`,
      opening: () => "Je rit is gewijzigd. Zo staat hij nu geboekt:",
      short: ({ reference, when, pickup, dropoff, fare }) =>
        `Je rit ${reference} is gewijzigd: ${when}, ${pickup} naar ${dropoff}. ${fare}.`,
    },
    flight_moved: {
      subject: ({ flight, lands }) => `Vlucht ${flight} landt om ${lands}: we halen je dan op`,
      opening: ({ flight, lands }) =>
        `Je vlucht ${flight} landt naar verwachting om ${lands}. We hebben je ophaaltijd aangepast, en de prijs blijft gelijk.`,
      short: ({ flight, lands, reference, when }) =>
        `Vlucht ${flight} landt om ${lands}. Je rit ${reference} schuift mee: ${when}. De prijs blijft gelijk.`,
    },
    driver_assigned: {
      subject: ({ reference }) => `Je hebt een chauffeur voor rit ${reference}`,
      opening: ({ driver, plate }) => `${driver} haalt je op. Let op kenteken ${plate}.`,
      short: ({ driver, plate, when }) => `${driver} haalt je op, ${when}. Kenteken ${plate}.`,
    },
    driver_set_out: {
      subject: () => "Je chauffeur is onderweg",
      opening: ({ driver, pickup, plate }) =>
        `${driver} is onderweg naar ${pickup}. Let op kenteken ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} is onderweg naar ${pickup}. Kenteken ${plate}.`,
    },
    driver_arrived: {
      subject: () => "Je chauffeur staat klaar",
      opening: ({ driver, pickup, plate }) => `${driver} wacht bij ${pickup}. Let op kenteken ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} wacht bij ${pickup}. Kenteken ${plate}.`,
    },
    driver_left: {
      subject: () => "We zoeken een andere chauffeur voor je",
      opening: () =>
        "Je chauffeur kan toch niet komen. Je boeking blijft staan, en je hoort van ons zodra je een andere hebt.",
      short: ({ reference, when }) =>
        `Je chauffeur voor rit ${reference} kan toch niet komen. Je boeking blijft staan: ${when}. We zoeken een andere.`,
    },
    car_changed: {
      subject: ({ reference }) => `Een andere auto voor rit ${reference}`,
      opening: ({ driver, vehicle, plate }) =>
        `${driver} komt met een andere auto: ${vehicle}, kenteken ${plate}.`,
      short: ({ reference, driver, vehicle, plate }) =>
        `Rit ${reference}: ${driver} komt met een andere auto, ${vehicle}, kenteken ${plate}.`,
    },
    no_show: {
      subject: () => "We hebben je gemist",
      opening: ({ driver, pickup }) =>
        `${driver} heeft bij ${pickup} gewacht en je niet gevonden. Heb je nog een auto nodig? Bel ons, of boek opnieuw.`,
      short: ({ reference, driver, pickup }) =>
        `Rit ${reference}: ${driver} heeft bij ${pickup} gewacht en je niet gevonden. Heb je nog een auto nodig? Bel ons.`,
    },
    reminder: {
      subject: ({ reference }) => `Je rit ${reference} komt eraan`,
      opening: ({ when, pickup }) => `Een herinnering: we halen je op ${when}, bij ${pickup}.`,
      short: ({ reference, when, pickup }) =>
        `Een herinnering aan rit ${reference}: ${when}, vanaf ${pickup}.`,
    },
    cancelled: {
      subject: ({ reference }) => `Je rit ${reference} is geannuleerd`,
      opening: () => "Je rit is geannuleerd. Je hoeft niets te betalen.",
      short: ({ reference, when }) =>
        `Je rit ${reference} van ${when} is geannuleerd. Je hoeft niets te betalen.`,
    },
    rejected: {
      subject: ({ reference }) => `We konden je rit ${reference} niet aannemen`,
      opening: () => "Het spijt ons: we konden je rit niet aannemen. Je hoeft niets te betalen.",
      short: ({ reference, when }) =>
        `Het spijt ons: we konden je rit ${reference} van ${when} niet aannemen. Je hoeft niets te betalen.`,
    },
    unpaid: {
      subject: ({ reference }) => `Rit ${reference} is geannuleerd: de aanbetaling is niet betaald`,
      opening: () =>
        "We hebben je aanbetaling niet op tijd gekregen, daarom is je rit geannuleerd. Je hoeft niets te betalen. Toch nog nodig? Boek opnieuw of bel ons.",
      short: ({ reference, when }) =>
        `We hebben je aanbetaling niet op tijd gekregen, daarom is rit ${reference} van ${when} geannuleerd. Je hoeft niets te betalen. Toch nog nodig? Boek opnieuw of bel ons.`,
    },
    receipt: {
      subject: ({ reference }) => `Bon voor rit ${reference}`,
      opening: () => "Bedankt voor je rit met ons. Hier is je bon.",
      short: ({ reference, fare }) => `Bedankt voor je rit met ons. Rit ${reference}: ${fare}.`,
    },
  },
  alert: {
    ride_in_pool: {
      title: "Nieuwe rit",
      body: ({ when, pickup, dropoff, fare }) => `${when}: ${pickup} naar ${dropoff}. ${fare}.`,
    },
    ride_given: {
      title: "Je hebt een rit gekregen van kantoor",
      body: ({ when, pickup, dropoff }) => `${when}: ${pickup} naar ${dropoff}. Neem hem aan in de app.`,
    },
    ride_changed: {
      title: "Rit gewijzigd",
      body: ({ when, pickup, dropoff, fare }) => `${when}: ${pickup} naar ${dropoff}. ${fare}.`,
    },
    ride_taken_away: {
      title: "Een rit is niet meer van jou",
      body: ({ when, pickup }) => `Je rit van ${when} vanaf ${pickup} staat niet meer op je lijst.`,
    },
    ride_back: {
      title: "De rit is toch van jou",
      body: ({ when, pickup, dropoff }) => `${when}: ${pickup} naar ${dropoff} is weer van jou.`,
    },
    ride_called_off: {
      title: "Rit geannuleerd",
      body: ({ when, pickup }) => `De rit van ${when} vanaf ${pickup} is geannuleerd.`,
    },
    round_called: {
      title: "Wie neemt deze rit?",
      body: ({ when, pickup, dropoff, fare }) =>
        `${when}: ${pickup} naar ${dropoff}. ${fare}. We vragen het jullie tegelijk: wie het eerst aanneemt, heeft hem.`,
    },
    round_over: {
      title: "De rit is vergeven",
      body: ({ when, pickup }) =>
        `De rit van ${when} vanaf ${pickup} heeft nu een chauffeur. Bedankt voor het kijken.`,
    },
  },
  labels: {
    reference: "Boekingsnummer",
    startCode: "Code voor je chauffeur",
    pickup: "Ophaalpunt",
    dropoff: "Bestemming",
    stops: "Tussenstops",
    noStops: "geen",
    when: "Datum en tijd",
    party: "Passagiers",
    people: (passengers, bags) => `${passengers}, met ${bags} ${bags === 1 ? "koffer" : "koffers"}`,
    vehicleType: "Type voertuig",
    vehicleTypes: { economy: "Economy", comfort: "Comfort", xl: "XL", cargo: "Cargo" },
    fare: "Ritprijs",
    driver: "Chauffeur",
    vehicle: "Auto",
    plate: "Kenteken",
    phone: "Telefoon",
    total: "Totaal",
    correction: "Correctie",
    distance: "Afstand",
    tax: (percent) => `Omzetbelasting (OB) ${percent}%, inbegrepen`,
  },
  onAccount: (fare, name) => `${fare}, op rekening van ${name}`,
  fareLine: {
    start: () => "Starttarief",
    distance: (km) => `Afstand, ${km} km`,
    distance_beyond: (km) => `Verdere afstand, ${km} km`,
    minimum: () => "Minimumprijs",
    airport_rate: (zone) => `Vast luchthaventarief, ${zone}`,
    area_rate: (area) => `Vaste prijs, ${area}`,
    area_surcharge: (area) => `Toeslag, ${area}`,
    agreed_price: () => "Afgesproken prijs",
    contract_price: () => "Contractprijs",
    large_party: (percent) => `Extra passagiers, +${percent}%`,
    night: (percent) => `Nachttoeslag, +${percent}%`,
    holiday: (percent) => `Feestdagtoeslag, +${percent}%`,
    vehicle_type: (percent) => `Gekozen auto, ${percent} %`,
    luggage: (bags) => `Extra bagage, ${bags}`,
    waiting: (minutes) => `Chauffeur wacht, ${minutes} min`,
    rounding: () => "Afronding",
    vip_discount: (percent) => `VIP-korting (${percent}%)`,
    agreed_discount: (percent) => `Afgesproken korting (${percent}%)`,
    deal: (name) => name,
  },
  before: (value) => `was: ${value}`,
  calendarTitle: "Taxirit",
  rejection: {
    says: (text) => `De reden: ${text}`,
    reasons: {
      no_car: "we hebben op dat moment geen auto vrij.",
      too_far: "we rijden daar niet.",
      not_reached: "we konden je niet bereiken om de gegevens na te vragen.",
      booked_twice: "je hebt deze rit al onder een ander nummer.",
    },
  },
  startCode: (code) => `Zeg je chauffeur de code ${code}.`,
  follow: "Volg of annuleer hier je rit:",
  missed: "Je rit, om opnieuw te boeken:",
  receiptLink: "Je bon om te printen:",
  buttons: {
    rides: "Je ritten bekijken",
    follow: "Volg je rit",
    again: "Opnieuw boeken",
    receipt: "Bon",
    password: "Stel je wachtwoord in",
    confirmEmail: "Bevestig dit adres",
  },
  questions: (phone) => `Vragen? Bel ${phone}, dag en nacht.`,
  bookingCode: {
    subject: (code) => `${code} is je code`,
    opening: (reference) =>
      `Met dit adres is rit ${reference} geboekt. Typ deze code op de pagina van je rit, dan zien onze chauffeurs hem:`,
    ending: "De code werkt 15 minuten. Heb je niet geboekt? Doe dan niets: er komt geen auto.",
    short: ({ code, reference, company }) =>
      `${code} is je code van ${company} voor rit ${reference}. Hij werkt 15 minuten.`,
    claim: {
      opening: (reference) =>
        `Iemand wil rit ${reference} aan een account toevoegen. Ben jij dat? Typ daar dan deze code:`,
      ending: "De code werkt 15 minuten. Ben jij het niet? Geef de code aan niemand en doe niets.",
      short: ({ code, reference, company }) =>
        `Met ${code} komt rit ${reference} in een account van ${company}. Niet van jou? Geef de code aan niemand. Hij werkt 15 minuten.`,
    },
  },
  signInCode: {
    subject: (code) => `${code} is je code`,
    opening: (company) =>
      `Iemand, waarschijnlijk jij, wil met dit adres inloggen bij ${company}. De code is:`,
    ending: "De code werkt 10 minuten. Was jij het niet? Doe dan niets en geef de code aan niemand.",
    short: (code, company) =>
      `${code} is je code om in te loggen bij ${company}. Hij werkt 10 minuten. Geef hem aan niemand.`,
    none: {
      subject: "Inloggen op je account",
      opening:
        "Iemand, waarschijnlijk jij, vroeg om een code om in te loggen. Je account is van ons team, en daar log je in met je gebruikersnaam en wachtwoord.",
      button: "Inloggen",
    },
  },
  passwordLink: {
    subject: "Een nieuw wachtwoord instellen",
    opening: "Je hebt een nieuw wachtwoord aangevraagd. Deze link werkt één keer en is 30 minuten geldig:",
    ending: "Heb je dit niet aangevraagd? Dan hoef je niets te doen; je wachtwoord blijft hetzelfde.",
  },
  confirmEmail: {
    subject: "Bevestig je e-mailadres",
    opening: "Je wilt dit adres voor je account gebruiken. Deze link werkt één keer, één dag lang:",
    ending: "Heb je dit niet gevraagd? Doe dan niets: het account houdt zijn oude adres.",
    ofAccount: {
      opening:
        "Bevestig dat dit jouw e-mailadres is, zodat het account dat je maakte zeker van jou is. Deze link werkt één keer, één dag lang:",
      ending:
        "Heb je bij ons geen account gemaakt? Doe dan niets. Zonder jou kan niemand je adres bevestigen.",
    },
  },
  notice: {
    email_change_asked: {
      subject: "Er is een nieuw e-mailadres aangevraagd",
      opening:
        "Iemand die in je account is ingelogd en het wachtwoord kent, heeft een ander e-mailadres aangevraagd. Het geldt zodra het daar is bevestigd.",
    },
    email_changed: {
      subject: "Je e-mailadres is gewijzigd",
      opening: "Je account heeft nu een ander e-mailadres. Hier komt geen post meer aan.",
    },
    phone_changed: {
      subject: "Je telefoonnummer is gewijzigd",
      opening: "Het telefoonnummer van je account is gewijzigd.",
    },
    passkey_added: {
      subject: "Passkey toegevoegd",
      opening: "Er is net een passkey aan je account toegevoegd: daarmee log je in zonder wachtwoord.",
    },
    new_device: {
      subject: "Ingelogd op een nieuw apparaat",
      opening: "Er is net met je account ingelogd op een apparaat of vanaf een plek die we nog niet kenden.",
    },
    codes_guessed: {
      subject: "Verkeerde codes voor je account",
      opening:
        "Iemand die je wachtwoord kent, heeft vaak verkeerde codes ingevuld. Verdere pogingen worden afgeremd.",
    },
    ifNotYou: "Was jij dit niet? Kies nu een nieuw wachtwoord. Daarmee wordt iedereen uitgelogd:",
  },
  invitation: {
    subject: (company) => `Je account bij ${company}`,
    opening: (company) =>
      `Je hebt een account bij ${company}. Stel je wachtwoord in met deze link. De link werkt één keer en is drie dagen geldig:`,
    ending: "Is de link verlopen? Vraag een nieuwe aan met Wachtwoord vergeten op de inlogpagina.",
  },
  trialLetter: {
    subject: (company) => `Mail van ${company} komt aan`,
    text: (company) =>
      `Zo schrijft ${company} aan passagiers, met jouw naam als afzender. Kun je dit lezen, dan werkt de mail.`,
    button: "Terug naar de lijst",
  },
  months: [
    "januari",
    "februari",
    "maart",
    "april",
    "mei",
    "juni",
    "juli",
    "augustus",
    "september",
    "oktober",
    "november",
    "december",
  ],
  days: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
  dateTime: (day, date, month, year, time) => `${day} ${date} ${month} ${year}, ${time}`,
  date: (date, month, year) => `${date} ${month} ${year}`,
  language: "nl",
  dayHalves: null,
  decimal: ",",
  group: ".",
  paid: {
    label: "Betaald",
    by: {
      cash_usd: "Contant, dollars",
      cash_xcg: "Contant, guldens",
      card: "Kaart in de auto",
      account: "Op rekening",
    },
    tip: "Fooi",
  },
  settlement: {
    days: (first, last) => (first === last ? first : `${first} tot en met ${last}`),
    subject: (days) => `Je afrekening van ${days}`,
    opening: (days) => `Kantoor heeft je afrekening van ${days} gesloten.`,
    fares: (rides) => (rides === 1 ? "Ritprijs van 1 rit" : `Ritprijzen van ${rides} ritten`),
    tips: "Fooien",
    toCompany: "Pas, link en rekening, betaald aan het bedrijf",
    handedIn: "Contant dat je hebt ingeleverd",
    commission: "Commissie",
    kinds: {
      bonus: "Bonus",
      expense: "Onkosten",
      charge: "Inhouding",
      rent: "Huur van de auto",
      refund: "Terugbetaling van een rit",
      fare: "Gecorrigeerde prijs van een afgerekende rit",
      tip: "Fooi via link",
      commission: "Andere commissie voor afgerekende dagen",
      paid_out: "Contant teruggegeven aan een passagier",
      payment: "Betaling van een afgerekende rit, sindsdien gezegd",
      car: "Betaald voor een auto",
    },
    total: "Komt op",
    carried: "Nog open van eerder",
    and: (dollars, guilders) => `${dollars} en ${guilders}`,
    youGet: (amount) => `Je krijgt ${amount} van het bedrijf.`,
    youOwe: (amount) => `Je bent het bedrijf ${amount} schuldig.`,
    even: "Niemand is iets schuldig.",
    button: "Bekijk je afrekeningen",
  },
  week: {
    subject: (days) => `Je week, ${days}`,
    opening: (days) => `Dit was de week van ${days}, met de week ervoor ernaast.`,
    beside: (now, before) => `${now} (ervoor: ${before})`,
    rides: "Ritten",
    fares: "Ritprijzen",
    collected: "Binnengekomen",
    onAccount: "Op rekening",
    notRecorded: "Betaling niet genoteerd",
    givenBack: "Teruggegeven",
    promises: "Op tijd opgehaald",
    decide: "Dit vraagt een beslissing:",
    nothing: "Niets vraagt een beslissing.",
    approvals: "Wacht op een tweede persoon",
    cases: "Open zaken",
    overdue: (open, overdue) => (overdue === 0 ? `${open}` : `${open}, ${overdue} te laat`),
    unsettled: "Chauffeurs niet afgerekend",
    drivers: (n, amount) => (n === 1 ? `1 chauffeur, ${amount}` : `${n} chauffeurs, ${amount}`),
    debtors: "Te laat van hotels en bedrijven",
    ofAll: (overdue, owed) => `${overdue} van ${owed}`,
    backup: "Laatste goede back-up",
    noBackup: "nog geen",
    daysAgo: (days) => (days === 1 ? "gisteren" : `${days} dagen geleden`),
    off: "Je krijgt dit omdat je het hebt aangezet, op Start in het kantoor.",
    button: "Open het kantoor",
  },
  papers: {
    names: {
      license: "rijbewijs",
      permit: "taxivergunning",
      insurance: "verzekering",
      inspection: "keuring",
      season_permit: "seizoensvergunning",
    },
    subject: (paper, day) => `Geldig tot en met ${day}: je ${paper}`,
    opening: (paper, day, daysLeft) =>
      daysLeft === 0
        ? `Vandaag, ${day}, is je ${paper} voor het laatst geldig.`
        : `Je ${paper} is geldig tot en met ${day}: nog ${daysLeft === 1 ? "1 dag" : `${daysLeft} dagen`}.`,
    ending:
      "Daarna krijg je geen ritten tot het kantoor de nieuwe datum heeft. Breng of stuur het nieuwe document op tijd.",
    button: "Bekijk je documenten",
  },
  answer: {
    topics: {
      contact: "je vraag",
      tour: "je tour",
      vip: "je VIP-vervoer",
      lost_item: "wat je verloren hebt",
      group: "je groep",
    },
    youWrote: (when) => `Je schreef op ${when}:`,
  },
  cases: {
    about: (reference) => (reference === null ? "Over je bericht" : `Over je rit ${reference}`),
    asked: (reference) =>
      reference === null
        ? "Het kantoor vraagt je kant van een zaak."
        : `Het kantoor vraagt je kant van rit ${reference}.`,
    answerInApp: "Antwoord in je app, onder Profiel.",
    button: "Antwoord in je app",
  },
  statement: {
    subject: (number, month) => `Overzicht ${number}: ritten in ${month}`,
    opening: (name, month, total) => `Dit moet ${name} betalen voor de ritten van ${month}: ${total}.`,
    reminderSubject: (number, left) => `Herinnering: van overzicht ${number} staat nog ${left} open`,
    reminder: ({ name, when, amount, due }) =>
      `Een vriendelijke herinnering: van de ritten van ${name} in ${when} staat nog ${amount} open${due === "" ? "" : `, te betalen voor of op ${due}`}. Inmiddels betaald? Bedankt, dan kun je dit bericht negeren.`,
    allPaid: (name, month) =>
      `Dit zijn de ritten van ${name} in ${month}. Er hoeft niets meer betaald te worden.`,
    number: "Overzicht",
    rides: "Ritten",
    crib: "CRIB-nummer",
    ourAddress: "Voor",
    from: "Van",
    due: "Te betalen voor of op",
    account: "Rekening",
    total: "Te betalen",
    month: (month, year) => `${month} ${year}`,
    days: "Dagen",
    span: (first, last) => (first === last ? first : `${first} – ${last}`),
    received: "Ontvangen",
    credited: "Gecrediteerd",
    left: "Nog te betalen",
    room: (room) => `kamer ${room}`,
    ending: (number) => `Zet "Overzicht ${number}" bij je betaling.`,
  },
  refund: {
    subject: (what) => `Geld terug: ${what}`,
    opening: (what, amount) =>
      `We hebben ${amount} terugbetaald van wat je via de link voor ${what} hebt betaald.`,
    ending: "Het komt terug zoals je hebt betaald. Je bank kan een paar dagen nodig hebben.",
    button: "Bekijk je rit",
    short: ({ what, amount }) => `We hebben ${amount} terugbetaald van wat je voor ${what} hebt betaald.`,
  },
  timeFree: {
    subject: (when) => `Er is een auto vrij: ${when}`,
    opening: ({ when, pickup, dropoff }) =>
      `Er is een auto voor je vrijgekomen: ${when}, van ${pickup} naar ${dropoff}. Boek snel, dan is hij van jou:`,
    button: "Boeken of van de lijst gaan",
    ending: "We zeggen het 20 minuten aan niemand anders. Op dezelfde pagina ga je van de lijst af.",
    short: (when) => `Er is een auto vrijgekomen: ${when}. Boek hem hier snel:`,
    nextCar: {
      subject: (when) => `Er is een auto vrij. Hij kan er zijn rond ${when}`,
      opening: ({ when, pickup, dropoff }) =>
        `Er is een auto voor je vrijgekomen, van ${pickup} naar ${dropoff}. Hij kan er rond deze tijd zijn: ${when}. Boek snel, dan is hij van jou:`,
      ending: "We zeggen het 10 minuten aan niemand anders. Op dezelfde pagina ga je van de lijst af.",
      short: (when) => `Er is een auto vrijgekomen. Hij kan er zijn rond ${when}. Boek hem hier snel:`,
    },
  },
  radio: { subject: "Van kantoor" },
  emergency: {
    subject: (driver) => `${driver} roept om hulp`,
    calls: (car) => `${car}. Open de centrale en zeg wie helpt.`,
    taken: (by) => `${by} helpt.`,
    over: "Het is voorbij.",
  },
  payLink: {
    what: {
      fare: (reference) => `rit ${reference}`,
      deposit: (reference) => `de aanbetaling voor rit ${reference}`,
      statement: (reference) => `rekening ${reference}`,
      no_show_fee: (reference) => `de vergoeding voor rit ${reference}, waar we op je hebben gewacht`,
      tip: (reference) => `de fooi voor rit ${reference}`,
    },
    subject: (what) => `Graag betalen: ${what}`,
    opening: (what, amount) =>
      `Hier betaal je ${amount} voor ${what}, met je kaart of vanaf je bankrekening:`,
    button: (amount) => `Betaal ${amount}`,
    ending: "De link werkt 7 dagen. Je kaartnummer gaat naar de betaalpagina van de bank en nooit naar ons.",
    short: ({ what, amount }) => `Betaal ${amount} voor ${what} via deze link.`,
    cancelledAt: (when) =>
      `Betaal uiterlijk ${when}. Zodra er betaald is, staat je rit vast. Anders annuleren we de rit dan en betaal je niets.`,
  },
};
