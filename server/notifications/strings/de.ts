import type { NotificationStrings } from "./notification-strings.ts";

export const de: NotificationStrings = {
  hello: (name) => `Guten Tag, ${name},`,
  mapOf: (pickup, dropoff) => `Strecke von ${pickup} nach ${dropoff} auf der Karte`,
  by: (dropoff, stops) => `${dropoff} (über ${stops})`,
  ride: {
    booked: {
      subject: ({ reference }) => `Ihre Fahrt ${reference} ist gebucht`,
      opening: () => "Ihre Fahrt ist gebucht. Sobald Sie einen Fahrer haben, geben wir Bescheid.",
      short: ({ reference, when, pickup }) => `Ihre Fahrt ${reference} ist gebucht: ${when}, ab ${pickup}.`,
    },
    changed: {
      subject: ({ reference }) => `Ihre Fahrt ${reference} hat sich geändert`,
      opening: () => "Ihre Fahrt hat sich geändert. So steht es jetzt:",
      short: ({ reference, when, pickup, dropoff, fare }) =>
        `Ihre Fahrt ${reference} hat sich geändert: ${when}, ${pickup} nach ${dropoff}. ${fare}.`,
    },
    flight_moved: {
      subject: ({ flight, lands }) => `Flug ${flight} landet um ${lands}: Ihre Abholung rückt mit`,
      opening: ({ flight, lands }) =>
        `Ihr Flug ${flight} landet voraussichtlich um ${lands}. Wir haben die Abholung angepasst, und der Preis bleibt gleich.`,
      short: ({ flight, lands, reference, when }) =>
        `Flug ${flight} landet um ${lands}. Ihre Fahrt ${reference} rückt mit: ${when}. Der Preis bleibt gleich.`,
    },
    driver_assigned: {
      subject: ({ reference }) => `Ihre Fahrt ${reference} hat einen Fahrer`,
      opening: ({ driver, plate }) => `${driver} holt Sie ab. Achten Sie auf das Kennzeichen ${plate}.`,
      short: ({ driver, plate, when }) => `${driver} holt Sie ab, ${when}. Kennzeichen ${plate}.`,
    },
    driver_set_out: {
      subject: () => "Ihr Fahrer ist unterwegs",
      opening: ({ driver, pickup, plate }) =>
        `${driver} ist auf dem Weg zu Ihnen (${pickup}). Achten Sie auf das Kennzeichen ${plate}.`,
      short: ({ driver, pickup, plate }) =>
        `${driver} ist auf dem Weg zu Ihnen (${pickup}). Kennzeichen ${plate}.`,
    },
    driver_arrived: {
      subject: () => "Ihr Fahrer ist da",
      opening: ({ driver, pickup, plate }) =>
        `${driver} wartet auf Sie (${pickup}). Achten Sie auf das Kennzeichen ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} wartet auf Sie (${pickup}). Kennzeichen ${plate}.`,
    },
    driver_left: {
      subject: () => "Wir suchen Ihnen einen anderen Fahrer",
      opening: () =>
        "Ihr Fahrer kann nun doch nicht kommen. Ihre Buchung gilt weiter, und wir schreiben, sobald Sie einen neuen haben.",
      short: ({ reference, when }) =>
        `Ihr Fahrer für die Fahrt ${reference} kann nun doch nicht kommen. Ihre Buchung gilt weiter: ${when}. Wir suchen Ihnen einen anderen.`,
    },
    car_changed: {
      subject: ({ reference }) => `Ein anderer Wagen für die Fahrt ${reference}`,
      opening: ({ driver, vehicle, plate }) =>
        `${driver} kommt mit einem anderen Wagen: ${vehicle}, Kennzeichen ${plate}.`,
      short: ({ reference, driver, vehicle, plate }) =>
        `Fahrt ${reference}: ${driver} kommt mit einem anderen Wagen, ${vehicle}, Kennzeichen ${plate}.`,
    },
    no_show: {
      subject: () => "Wir haben uns verpasst",
      opening: ({ driver, pickup }) =>
        `${driver} hat auf Sie gewartet (${pickup}) und Sie nicht gefunden. Brauchen Sie noch einen Wagen? Rufen Sie uns an, oder buchen Sie noch einmal.`,
      short: ({ reference, driver, pickup }) =>
        `Fahrt ${reference}: ${driver} hat auf Sie gewartet (${pickup}) und Sie nicht gefunden. Brauchen Sie noch einen Wagen? Rufen Sie uns an.`,
    },
    reminder: {
      subject: ({ reference }) => `Bald ist es so weit: Ihre Fahrt ${reference}`,
      opening: ({ when, pickup }) => `Zur Erinnerung: Wir holen Sie ab, ${when}, ${pickup}.`,
      short: ({ reference, when, pickup }) => `Zur Erinnerung an Fahrt ${reference}: ${when}, ab ${pickup}.`,
    },
    cancelled: {
      subject: ({ reference }) => `Ihre Fahrt ${reference} ist storniert`,
      opening: () => "Ihre Fahrt ist storniert. Sie zahlen nichts.",
      short: ({ reference, when }) => `Ihre Fahrt ${reference} am ${when} ist storniert. Sie zahlen nichts.`,
    },
    rejected: {
      subject: ({ reference }) => `Ihre Fahrt ${reference} konnten wir nicht annehmen`,
      opening: () => "Es tut uns leid: Ihre Fahrt konnten wir nicht annehmen. Es ist nichts zu bezahlen.",
      short: ({ reference, when }) =>
        `Es tut uns leid: Ihre Fahrt ${reference} am ${when} konnten wir nicht annehmen. Es ist nichts zu bezahlen.`,
    },
    unpaid: {
      subject: ({ reference }) => `Die Fahrt ${reference} ist storniert: Die Anzahlung kam nicht`,
      opening: () =>
        "Ihre Anzahlung kam nicht rechtzeitig, deshalb ist Ihre Fahrt storniert. Es ist nichts zu bezahlen. Brauchen Sie sie doch? Buchen Sie noch einmal, oder rufen Sie uns an.",
      short: ({ reference, when }) =>
        `Ihre Anzahlung kam nicht rechtzeitig, deshalb ist die Fahrt ${reference} am ${when} storniert. Es ist nichts zu bezahlen. Brauchen Sie sie doch? Buchen Sie noch einmal, oder rufen Sie uns an.`,
    },
    receipt: {
      subject: ({ reference }) => `Beleg für die Fahrt ${reference}`,
      opening: () => "Danke, dass Sie mit uns gefahren sind! Hier ist Ihr Beleg.",
      short: ({ reference, fare }) => `Danke, dass Sie mit uns gefahren sind. Fahrt ${reference}: ${fare}.`,
    },
  },
  alert: {
    ride_in_pool: {
      title: "Neue Fahrt",
      body: ({ when, pickup, dropoff, fare }) => `${when}: ${pickup} nach ${dropoff}. ${fare}.`,
    },
    ride_given: {
      title: "Das Büro hat Ihnen eine Fahrt gegeben",
      body: ({ when, pickup, dropoff }) => `${when}: ${pickup} nach ${dropoff}. Bitte nehmen Sie sie an.`,
    },
    ride_changed: {
      title: "Fahrt geändert",
      body: ({ when, pickup, dropoff, fare }) => `${when}: ${pickup} nach ${dropoff}. ${fare}.`,
    },
    ride_taken_away: {
      title: "Eine Fahrt hat jetzt jemand anders",
      body: ({ when, pickup }) => `Ihre Fahrt am ${when} ab ${pickup} steht nicht mehr auf Ihrer Liste.`,
    },
    ride_back: {
      title: "Die Fahrt gehört doch Ihnen",
      body: ({ when, pickup, dropoff }) => `${when}: ${pickup} nach ${dropoff} gehört wieder Ihnen.`,
    },
    ride_called_off: {
      title: "Fahrt storniert",
      body: ({ when, pickup }) => `Ihre Fahrt am ${when} ab ${pickup} ist storniert.`,
    },
    round_called: {
      title: "Wer nimmt diese Fahrt?",
      body: ({ when, pickup, dropoff, fare }) =>
        `${when}: ${pickup} nach ${dropoff}. ${fare}. Wir fragen mehrere zugleich: Wer zuerst annimmt, hat sie.`,
    },
    round_over: {
      title: "Die Fahrt ist vergeben",
      body: ({ when, pickup }) =>
        `Die Fahrt am ${when} ab ${pickup} hat jetzt einen Fahrer. Danke fürs Nachsehen.`,
    },
  },
  labels: {
    reference: "Buchungsnummer",
    startCode: "Code für Ihren Fahrer",
    pickup: "Abholung",
    dropoff: "Ziel",
    stops: "Zwischenhalte",
    noStops: "keine",
    when: "Datum und Uhrzeit",
    party: "Personen",
    people: (passengers, bags) =>
      `${passengers}, mit ${bags} ${bags === 1 ? "Gepäckstück" : "Gepäckstücken"}`,
    vehicleType: "Fahrzeugtyp",
    vehicleTypes: { economy: "Economy", comfort: "Comfort", xl: "XL", cargo: "Cargo" },
    fare: "Fahrpreis",
    driver: "Fahrer",
    vehicle: "Wagen",
    plate: "Kennzeichen",
    phone: "Telefon",
    total: "Summe",
    correction: "Korrektur",
    distance: "Strecke",
    tax: (percent) => `Umsatzsteuer (OB) ${percent}%, enthalten`,
  },
  onAccount: (fare, name) => `${fare}, auf Rechnung von ${name}`,
  fareLine: {
    start: () => "Grundpreis",
    distance: (km) => `Strecke, ${km} km`,
    distance_beyond: (km) => `Weitere Strecke, ${km} km`,
    minimum: () => "Mindestpreis",
    airport_rate: (zone) => `Flughafen-Festpreis, ${zone}`,
    area_rate: (area) => `Festpreis, ${area}`,
    area_surcharge: (area) => `Zuschlag, ${area}`,
    agreed_price: () => "Vereinbarter Preis",
    contract_price: () => "Vertragspreis",
    large_party: (percent) => `Mehr Personen, +${percent}%`,
    night: (percent) => `Nachtzuschlag, +${percent}%`,
    holiday: (percent) => `Feiertagszuschlag, +${percent}%`,
    vehicle_type: (percent) => `Gewähltes Fahrzeug, +${percent}%`,
    luggage: (bags) => `Mehr Gepäck, ${bags}`,
    waiting: (minutes) => `Wartezeit, ${minutes} Min.`,
    rounding: () => "Rundung",
    vip_discount: (percent) => `VIP-Rabatt (${percent}%)`,
    agreed_discount: (percent) => `Vereinbarter Rabatt (${percent}%)`,
    deal: (name) => name,
  },
  before: (value) => `vorher: ${value}`,
  calendarTitle: "Taxifahrt",
  rejection: {
    says: (text) => `Der Grund: ${text}`,
    reasons: {
      no_car: "Zu dieser Zeit ist kein Wagen frei.",
      too_far: "Dorthin fahren wir nicht.",
      not_reached: "Wir konnten Sie für eine Rückfrage nicht erreichen.",
      booked_twice: "Diese Fahrt haben Sie schon unter einer anderen Nummer.",
    },
  },
  startCode: (code) => `Sagen Sie Ihrem Fahrer den Code ${code}.`,
  follow: "Fahrt verfolgen oder stornieren:",
  missed: "Ihre Fahrt, um sie noch einmal zu buchen:",
  receiptLink: "Beleg zum Drucken:",
  buttons: {
    rides: "Ihre Fahrten ansehen",
    follow: "Fahrt verfolgen",
    again: "Noch einmal buchen",
    receipt: "Beleg ansehen",
    password: "Passwort wählen",
    confirmEmail: "Diese Adresse bestätigen",
  },
  questions: (phone) => `Fragen? Rufen Sie uns an, Tag und Nacht: ${phone}.`,
  bookingCode: {
    subject: (code) => `${code} ist Ihr Code`,
    opening: (reference) =>
      `Mit dieser Adresse wurde die Fahrt ${reference} gebucht. Damit unsere Fahrer sie sehen, geben Sie diesen Code auf der Seite Ihrer Fahrt ein:`,
    ending: "Der Code gilt 15 Minuten. Haben Sie nicht gebucht, müssen Sie nichts tun: Es kommt kein Wagen.",
    short: ({ code, reference, company }) =>
      `${code} ist Ihr Code von ${company} für die Fahrt ${reference}. Er gilt 15 Minuten.`,
    claim: {
      opening: (reference) =>
        `Jemand möchte die Fahrt ${reference} zu seinem Konto hinzufügen. Sind Sie das, geben Sie dort diesen Code ein:`,
      ending: "Der Code gilt 15 Minuten. Sind Sie es nicht, sagen Sie ihn niemandem und tun Sie nichts.",
      short: ({ code, reference, company }) =>
        `${code} fügt die Fahrt ${reference} zu einem Konto bei ${company} hinzu. Nicht Sie? Sagen Sie den Code niemandem. Er gilt 15 Minuten.`,
    },
  },
  signInCode: {
    subject: (code) => `${code} ist Ihr Code`,
    opening: (company) =>
      `Jemand, wahrscheinlich Sie, möchte sich mit dieser Adresse bei ${company} anmelden. Der Code lautet:`,
    ending: "Er gilt 10 Minuten. Waren Sie es nicht, tun Sie nichts und sagen Sie den Code niemandem.",
    short: (code, company) =>
      `${code} ist Ihr Code zum Anmelden bei ${company}. Er gilt 10 Minuten. Sagen Sie ihn niemandem.`,
    none: {
      subject: "So melden Sie sich an",
      opening:
        "Jemand, wahrscheinlich Sie, hat einen Code zum Anmelden angefordert. Ihr Konto gehört zu unserem Team, und dort meldet man sich mit Benutzername und Passwort an.",
      button: "Anmelden",
    },
  },
  passwordLink: {
    subject: "Neues Passwort wählen",
    opening: "Mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal und 30 Minuten lang:",
    ending:
      "Sie haben nicht darum gebeten? Dann können Sie diese E-Mail vergessen. Ihr Passwort bleibt, wie es ist.",
  },
  confirmEmail: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    opening: "Sie möchten diese Adresse für Ihr Konto nehmen. Der Link gilt einmal, einen Tag lang:",
    ending: "Haben Sie nicht darum gebeten, müssen Sie nichts tun: Das Konto behält seine bisherige Adresse.",
    ofAccount: {
      opening:
        "Bitte bestätigen Sie, dass das Ihre E-Mail-Adresse ist; dann gehört das Konto, das Sie angelegt haben, sicher Ihnen. Der Link gilt einmal, einen Tag lang:",
      ending:
        "Haben Sie kein Konto bei uns angelegt, müssen Sie nichts tun. Ohne Sie kann niemand Ihre Adresse bestätigen.",
    },
  },
  notice: {
    email_change_asked: {
      subject: "Jemand möchte Ihre E-Mail-Adresse ändern",
      opening:
        "Jemand, der in Ihrem Konto angemeldet ist und das Passwort kennt, möchte die E-Mail-Adresse ändern. Die neue gilt, sobald sie bestätigt ist.",
    },
    email_changed: {
      subject: "Ihre E-Mail-Adresse hat sich geändert",
      opening: "Ihr Konto hat jetzt eine andere E-Mail-Adresse. An diese schreiben wir nicht mehr.",
    },
    phone_changed: {
      subject: "Ihre Telefonnummer hat sich geändert",
      opening: "Die Telefonnummer Ihres Kontos wurde geändert.",
    },
    passkey_added: {
      subject: "Ein Passkey wurde hinzugefügt",
      opening: "Ihrem Konto wurde gerade ein Passkey hinzugefügt: Damit meldet man sich ohne Passwort an.",
    },
    new_device: {
      subject: "Anmeldung auf einem neuen Gerät",
      opening:
        "Mit Ihrem Konto hat sich gerade jemand auf einem Gerät oder an einem Ort angemeldet, den wir noch nicht kannten.",
    },
    codes_guessed: {
      subject: "Falsche Codes für Ihr Konto",
      opening:
        "Jemand, der Ihr Passwort kennt, hat viele falsche Codes der Zwei-Faktor-Anmeldung eingegeben. Weitere Versuche bremsen wir.",
    },
    ifNotYou: "Waren Sie das nicht, wählen Sie jetzt ein neues Passwort. Damit werden alle abgemeldet:",
  },
  invitation: {
    subject: (company) => `Ihr Konto bei ${company}`,
    opening: (company) =>
      `Wir haben bei ${company} ein Konto für Sie angelegt. Mit diesem Link wählen Sie Ihr Passwort. Er gilt einmal und drei Tage lang:`,
    ending:
      "Ist der Link abgelaufen, wählen Sie auf der Anmeldeseite Passwort vergessen; dann bekommen Sie einen neuen.",
  },
  trialLetter: {
    subject: (company) => `Post von ${company} kommt an`,
    text: (company) =>
      `So schreibt ${company} an Fahrgäste, mit Ihrem Namen als Absender. Wenn Sie das lesen können, geht die Post.`,
    button: "Zurück zur Liste",
  },
  months: [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
  ],
  days: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  dateTime: (day, date, month, year, time) => `${day}, ${date}. ${month} ${year}, ${time} Uhr`,
  date: (date, month, year) => `${date}. ${month} ${year}`,
  language: "de",
  dayHalves: null,
  decimal: ",",
  group: ".",
  paid: {
    label: "Bezahlt",
    by: {
      cash_usd: "Bar, Dollar",
      cash_xcg: "Bar, Gulden",
      card: "Karte im Wagen",
      account: "Auf Rechnung",
    },
    tip: "Trinkgeld",
  },
  settlement: {
    days: (first, last) => (first === last ? first : `${first} bis ${last}`),
    subject: (days) => `Ihre Abrechnung vom ${days}`,
    opening: (days) => `Das Büro hat Ihre Abrechnung vom ${days} abgeschlossen.`,
    fares: (rides) => (rides === 1 ? "Fahrpreis von 1 Fahrt" : `Fahrpreise von ${rides} Fahrten`),
    tips: "Trinkgeld",
    toCompany: "Karte, Link und Rechnung, an die Firma bezahlt",
    handedIn: "Abgegebenes Bargeld",
    commission: "Provision",
    kinds: {
      bonus: "Bonus",
      expense: "Auslage",
      charge: "Abzug",
      rent: "Wagenmiete",
      refund: "Rückerstattung einer Fahrt",
      fare: "Korrigierter Fahrpreis einer abgerechneten Fahrt",
      tip: "Trinkgeld per Link",
      commission: "Andere Provision für abgerechnete Tage",
      paid_out: "Einem Fahrgast bar zurückgegeben",
      payment: "Bezahlung einer abgerechneten Fahrt, seither gesagt",
      car: "Für einen Wagen bezahlt",
    },
    total: "Ergibt",
    carried: "Von früher offen",
    and: (dollars, guilders) => `${dollars} und ${guilders}`,
    youGet: (amount) => `Sie bekommen ${amount} von der Firma.`,
    youOwe: (amount) => `Sie schulden der Firma ${amount}.`,
    even: "Niemand schuldet etwas.",
    button: "Abrechnungen ansehen",
  },
  week: {
    subject: (days) => `Ihre Woche, ${days}`,
    opening: (days) => `Das war die Woche vom ${days}, mit der Woche davor daneben.`,
    beside: (now, before) => `${now} (davor: ${before})`,
    rides: "Fahrten",
    fares: "Fahrpreise",
    collected: "Eingenommen",
    onAccount: "Auf Rechnung",
    notRecorded: "Zahlung nicht notiert",
    givenBack: "Zurückgegeben",
    promises: "Pünktlich abgeholt",
    decide: "Das braucht eine Entscheidung:",
    nothing: "Nichts braucht eine Entscheidung.",
    approvals: "Wartet auf eine zweite Person",
    cases: "Offene Fälle",
    overdue: (open, overdue) => (overdue === 0 ? `${open}` : `${open}, ${overdue} überfällig`),
    unsettled: "Fahrer nicht abgerechnet",
    drivers: (n, amount) => `${n} Fahrer, ${amount}`,
    debtors: "Überfällig von Hotels und Firmen",
    ofAll: (overdue, owed) => `${overdue} von ${owed}`,
    backup: "Letzte gute Sicherung",
    noBackup: "noch keine",
    daysAgo: (days) => (days === 1 ? "gestern" : `vor ${days} Tagen`),
    off: "Sie bekommen das, weil Sie es auf Start im Büro eingeschaltet haben.",
    button: "Büro öffnen",
  },
  papers: {
    names: {
      license: "Führerschein",
      permit: "Taxilizenz",
      insurance: "Versicherung",
      inspection: "Fahrzeugprüfung",
      season_permit: "Saisonlizenz",
    },
    subject: (paper, day) => `Gültig bis ${day}: ${paper}`,
    opening: (paper, day, daysLeft) =>
      daysLeft === 0
        ? `${paper}: Heute, ${day}, ist der letzte gültige Tag.`
        : `${paper}: gültig bis ${day}, noch ${daysLeft === 1 ? "1 Tag" : `${daysLeft} Tage`}.`,
    ending:
      "Danach bekommen Sie keine Fahrten, bis das Büro das neue Datum hat. Bringen oder senden Sie das neue Dokument bitte rechtzeitig.",
    button: "Dokumente ansehen",
  },
  answer: {
    topics: {
      contact: "Ihre Frage",
      tour: "Ihre Tour",
      vip: "Ihr VIP-Transport",
      lost_item: "Ihr verlorener Gegenstand",
      group: "Ihre Gruppe",
    },
    youWrote: (when) => `Am ${when} schrieben Sie:`,
  },
  cases: {
    about: (reference) => (reference === null ? "Zu Ihrer Nachricht" : `Zu Ihrer Fahrt ${reference}`),
    asked: (reference) =>
      reference === null
        ? "Das Büro fragt nach Ihrer Sicht auf einen Fall."
        : `Das Büro fragt nach Ihrer Sicht auf Fahrt ${reference}.`,
    answerInApp: "Bitte antworten Sie in Ihrer App, unter Profil.",
    button: "In der App antworten",
  },
  statement: {
    subject: (number, month) => `Abrechnung ${number}: Fahrten im ${month}`,
    opening: (name, month, total) => `Für die Fahrten im ${month} zahlt ${name}: ${total}.`,
    reminderSubject: (number, left) => `Erinnerung: Von Abrechnung ${number} sind noch ${left} offen`,
    reminder: ({ name, when, amount, due }) =>
      `Eine freundliche Erinnerung: Von den Fahrten von ${name} (${when}) sind noch ${amount} offen${due === "" ? "" : `, fällig am ${due}`}. Inzwischen bezahlt? Vielen Dank, dann ist diese Nachricht erledigt.`,
    allPaid: (name, month) => `Das sind die Fahrten von ${name} im ${month}. Es ist nichts mehr offen.`,
    number: "Abrechnung",
    rides: "Fahrten",
    crib: "CRIB-Nummer",
    ourAddress: "Für",
    from: "Von",
    due: "Zahlbar bis",
    account: "Zahlbar auf",
    total: "Zu zahlen",
    month: (month, year) => `${month} ${year}`,
    days: "Tage",
    span: (first, last) => (first === last ? first : `${first} – ${last}`),
    received: "Erhalten",
    credited: "Gutgeschrieben",
    left: "Noch offen",
    room: (room) => `Zimmer ${room}`,
    ending: (number) => `Bitte geben Sie bei der Zahlung „Abrechnung ${number}“ an.`,
  },
  refund: {
    subject: (what) => `Geld zurück: ${what}`,
    opening: (what, amount) => `Wir haben Ihnen ${amount} zurückgezahlt, per Link bezahlt: ${what}.`,
    ending:
      "Das Geld geht den Weg zurück, auf dem Sie bezahlt haben. Bei Ihrer Bank kann es ein paar Tage dauern.",
    button: "Fahrt ansehen",
    short: ({ what, amount }) => `Wir haben Ihnen ${amount} zurückgezahlt: ${what}.`,
  },
  timeFree: {
    subject: (when) => `Ein Wagen ist frei: ${when}`,
    opening: ({ when, pickup, dropoff }) =>
      `Für Sie ist ein Wagen frei geworden: ${when}, von ${pickup} nach ${dropoff}. Er gehört Ihnen, wenn Sie bald buchen:`,
    button: "Buchen oder die Liste verlassen",
    ending: "20 Minuten lang sagen wir es niemand anderem. Auf derselben Seite verlassen Sie die Liste.",
    short: (when) => `Ein Wagen ist frei geworden: ${when}. Buchen Sie ihn bald hier:`,
    nextCar: {
      subject: (when) => `Ein Wagen ist frei, bei Ihnen etwa ${when}`,
      opening: ({ when, pickup, dropoff }) =>
        `Für Sie ist ein Wagen frei geworden, von ${pickup} nach ${dropoff}. Bei Ihnen kann er etwa dann sein: ${when}. Er gehört Ihnen, wenn Sie bald buchen:`,
      ending: "10 Minuten lang sagen wir es niemand anderem. Auf derselben Seite verlassen Sie die Liste.",
      short: (when) =>
        `Ein Wagen ist frei geworden. Bei Ihnen kann er etwa dann sein: ${when}. Buchen Sie ihn bald hier:`,
    },
  },
  radio: { subject: "Vom Büro" },
  emergency: {
    subject: (driver) => `${driver} ruft um Hilfe`,
    calls: (car) => `${car}. Öffnen Sie die Zentrale und sagen Sie, wer hilft.`,
    taken: (by) => `${by} kümmert sich darum.`,
    over: "Es ist vorbei.",
  },
  payLink: {
    what: {
      fare: (reference) => `Fahrt ${reference}`,
      deposit: (reference) => `Anzahlung für die Fahrt ${reference}`,
      statement: (reference) => `Abrechnung ${reference}`,
      no_show_fee: (reference) => `Gebühr für die Fahrt ${reference}, bei der wir auf Sie gewartet haben`,
      tip: (reference) => `Trinkgeld für die Fahrt ${reference}`,
    },
    subject: (what) => `Bitte bezahlen: ${what}`,
    opening: (what, amount) => `Hier bezahlen Sie ${amount} per Karte oder von Ihrem Bankkonto (${what}):`,
    button: (amount) => `${amount} bezahlen`,
    ending: "Der Link gilt 7 Tage. Ihre Kartennummer geht auf die Seite der Bank und nie zu uns.",
    short: ({ what, amount }) => `Bitte bezahlen Sie ${amount} über diesen Link: ${what}.`,
    cancelledAt: (when) =>
      `Bitte zahlen Sie bis ${when}. Damit ist Ihre Fahrt bestätigt. Sonst stornieren wir sie dann, und Sie zahlen nichts.`,
  },
};
