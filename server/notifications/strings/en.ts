import type { NotificationStrings } from "./notification-strings.ts";

export const en: NotificationStrings = {
  hello: (name) => `Hi ${name},`,
  mapOf: (pickup, dropoff) => `Route from ${pickup} to ${dropoff} on the map`,
  by: (dropoff, stops) => `${dropoff} (via ${stops})`,
  ride: {
    booked: {
      subject: ({ reference }) => `Your ride ${reference} is booked`,
      opening: () => "Your ride is booked. We'll let you know as soon as you have a driver.",
      short: ({ reference, when, pickup }) => `Your ride ${reference} is booked: ${when}, from ${pickup}.`,
    },
    changed: {
      subject: ({ reference }) => `Your ride ${reference} has changed`,
      opening: () => "Your ride has changed. This is how it stands now:",
      short: ({ reference, when, pickup, dropoff, fare }) =>
        `Your ride ${reference} has changed: ${when}, ${pickup} to ${dropoff}. ${fare}.`,
    },
    flight_moved: {
      subject: ({ flight, lands }) => `Flight ${flight} lands at ${lands}: your pickup moves with it`,
      opening: ({ flight, lands }) =>
        `Your flight ${flight} is expected to land at ${lands}. We've moved your pickup with it, and the fare stays the same.`,
      short: ({ flight, lands, reference, when }) =>
        `Flight ${flight} lands at ${lands}. Your ride ${reference} moves with it: ${when}. The fare stays the same.`,
    },
    driver_assigned: {
      subject: ({ reference }) => `You have a driver for ride ${reference}`,
      opening: ({ driver, plate }) => `${driver} will pick you up. Look for plate ${plate}.`,
      short: ({ driver, plate, when }) => `${driver} will pick you up, ${when}. Plate ${plate}.`,
    },
    driver_set_out: {
      subject: () => "Your driver is on the way",
      opening: ({ driver, pickup, plate }) =>
        `${driver} is on the way to ${pickup}. Look for plate ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} is on the way to ${pickup}. Plate ${plate}.`,
    },
    driver_arrived: {
      subject: () => "Your driver is here",
      opening: ({ driver, pickup, plate }) => `${driver} is waiting at ${pickup}. Look for plate ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} is waiting at ${pickup}. Plate ${plate}.`,
    },
    driver_left: {
      subject: () => "We're finding you another driver",
      opening: () =>
        "Your driver can't come after all. Your booking stands, and we write as soon as you have another.",
      short: ({ reference, when }) =>
        `Your driver for ride ${reference} can't come after all. Your booking stands: ${when}. We're finding you another.`,
    },
    car_changed: {
      subject: ({ reference }) => `Another car for ride ${reference}`,
      opening: ({ driver, vehicle, plate }) =>
        `${driver} comes with another car: ${vehicle}, plate ${plate}.`,
      short: ({ reference, driver, vehicle, plate }) =>
        `Ride ${reference}: ${driver} comes with another car, ${vehicle}, plate ${plate}.`,
    },
    no_show: {
      subject: () => "We missed you",
      opening: ({ driver, pickup }) =>
        `${driver} waited at ${pickup} and didn't find you. Still need a car? Call us, or book again.`,
      short: ({ reference, driver, pickup }) =>
        `Ride ${reference}: ${driver} waited at ${pickup} and didn't find you. Still need a car? Call us.`,
    },
    reminder: {
      subject: ({ reference }) => `Your ride ${reference} is coming up`,
      opening: ({ when, pickup }) => `A reminder: we pick you up ${when}, at ${pickup}.`,
      short: ({ reference, when, pickup }) => `A reminder of ride ${reference}: ${when}, from ${pickup}.`,
    },
    cancelled: {
      subject: ({ reference }) => `Your ride ${reference} has been cancelled`,
      opening: () => "Your ride has been cancelled and you won't be charged.",
      short: ({ reference, when }) =>
        `Your ride ${reference} on ${when} has been cancelled. You won't be charged.`,
    },
    rejected: {
      subject: ({ reference }) => `We couldn't take your ride ${reference}`,
      opening: () => "We're sorry: we couldn't take your ride. There's nothing to pay.",
      short: ({ reference, when }) =>
        `We're sorry: we couldn't take your ride ${reference} of ${when}. There's nothing to pay.`,
    },
    unpaid: {
      subject: ({ reference }) => `Ride ${reference} was cancelled: the deposit wasn't paid`,
      opening: () =>
        "We didn't get your deposit in time, so your ride was cancelled. There's nothing to pay. Still need it? Book again or call us.",
      short: ({ reference, when }) =>
        `We didn't get your deposit in time, so ride ${reference} of ${when} was cancelled. There's nothing to pay. Still need it? Book again or call us.`,
    },
    receipt: {
      subject: ({ reference }) => `Receipt for ride ${reference}`,
      opening: () => "Thanks for riding with us! Here's your receipt.",
      short: ({ reference, fare }) => `Thank you for riding with us. Ride ${reference}: ${fare}.`,
    },
  },
  alert: {
    ride_in_pool: {
      title: "New ride",
      body: ({ when, pickup, dropoff, fare }) => `${when}: ${pickup} to ${dropoff}. ${fare}.`,
    },
    ride_given: {
      title: "The office assigned you a ride",
      body: ({ when, pickup, dropoff }) => `${when}: ${pickup} to ${dropoff}. Please accept it.`,
    },
    ride_changed: {
      title: "Ride changed",
      body: ({ when, pickup, dropoff, fare }) => `${when}: ${pickup} to ${dropoff}. ${fare}.`,
    },
    ride_taken_away: {
      title: "A ride was reassigned",
      body: ({ when, pickup }) => `Your ride on ${when} from ${pickup} is no longer on your list.`,
    },
    ride_back: {
      title: "The ride is yours after all",
      body: ({ when, pickup, dropoff }) => `${when}: ${pickup} to ${dropoff} is yours again.`,
    },
    ride_called_off: {
      title: "Ride cancelled",
      body: ({ when, pickup }) => `Your ride on ${when} from ${pickup} has been cancelled.`,
    },
    round_called: {
      title: "Who takes this ride?",
      body: ({ when, pickup, dropoff, fare }) =>
        `${when}: ${pickup} to ${dropoff}. ${fare}. Several of you are asked, the first to accept has it.`,
    },
    round_over: {
      title: "The ride is taken",
      body: ({ when, pickup }) => `The ride at ${when} from ${pickup} has a driver now. Thanks for looking.`,
    },
  },
  labels: {
    reference: "Booking number",
    startCode: "Code for your driver",
    pickup: "Pickup",
    dropoff: "Drop-off",
    stops: "Stops",
    noStops: "none",
    when: "Date and time",
    party: "Passengers",
    people: (passengers, bags) => `${passengers}, with ${bags} ${bags === 1 ? "bag" : "bags"}`,
    vehicleType: "Vehicle type",
    vehicleTypes: { economy: "Economy", comfort: "Comfort", xl: "XL", cargo: "Cargo" },
    fare: "Fare",
    driver: "Driver",
    vehicle: "Car",
    plate: "Plate",
    phone: "Phone",
    total: "Total",
    correction: "Correction",
    distance: "Distance",
    tax: (percent) => `Turnover tax (OB) ${percent}%, included`,
  },
  onAccount: (fare, name) => `${fare}, on account of ${name}`,
  fareLine: {
    start: () => "Base fare",
    distance: (km) => `Distance, ${km} km`,
    distance_beyond: (km) => `Further distance, ${km} km`,
    minimum: () => "Minimum fare",
    airport_rate: (zone) => `Fixed airport rate, ${zone}`,
    area_rate: (area) => `Fixed fare, ${area}`,
    area_surcharge: (area) => `Surcharge, ${area}`,
    agreed_price: () => "Agreed price",
    contract_price: () => "Contract price",
    large_party: (percent) => `Extra passengers, +${percent}%`,
    night: (percent) => `Night surcharge, +${percent}%`,
    holiday: (percent) => `Holiday surcharge, +${percent}%`,
    vehicle_type: (percent) => `Chosen vehicle, +${percent}%`,
    luggage: (bags) => `Extra luggage, ${bags}`,
    waiting: (minutes) => `Driver waits, ${minutes} min`,
    rounding: () => "Rounding",
    vip_discount: (percent) => `VIP discount (${percent}%)`,
    agreed_discount: (percent) => `Agreed discount (${percent}%)`,
    deal: (name) => name,
  },
  before: (value) => `before: ${value}`,
  calendarTitle: "Taxi ride",
  rejection: {
    says: (text) => `The reason: ${text}`,
    reasons: {
      no_car: "we have no car free at that time.",
      too_far: "we don't drive there.",
      not_reached: "we couldn't reach you to check the details.",
      booked_twice: "you already have this ride under another number.",
    },
  },
  startCode: (code) => `Tell your driver the code ${code}.`,
  follow: "Track or cancel your ride:",
  missed: "Your ride, to book it again:",
  receiptLink: "Printable receipt:",
  buttons: {
    rides: "See your rides",
    follow: "Track your ride",
    again: "Book again",
    receipt: "View receipt",
    password: "Set your password",
    confirmEmail: "Confirm this address",
  },
  questions: (phone) => `Questions? Call us on ${phone}, day or night.`,
  bookingCode: {
    subject: (code) => `${code} is your code`,
    opening: (reference) =>
      `Somebody booked ride ${reference} with this address. To let our drivers see it, type this code on the page of your ride:`,
    ending: "The code works for 15 minutes. If you didn't book, do nothing: no car will come.",
    short: ({ code, reference, company }) =>
      `${code} is your ${company} code for ride ${reference}. It works for 15 minutes.`,
    claim: {
      opening: (reference) =>
        `Somebody wants to add ride ${reference} to their account. If that's you, type this code there:`,
      ending: "The code works for 15 minutes. If it isn't you, tell nobody the code and do nothing.",
      short: ({ code, reference, company }) =>
        `${code} adds ride ${reference} to an account at ${company}. Not you? Tell nobody this code. It works for 15 minutes.`,
    },
  },
  signInCode: {
    subject: (code) => `${code} is your code`,
    opening: (company) =>
      `Somebody, most likely you, wants to sign in at ${company} with this address. The code is:`,
    ending: "It works for 10 minutes. If it wasn't you, do nothing and tell nobody the code.",
    short: (code, company) =>
      `${code} is your ${company} code to sign in. It works for 10 minutes. Tell nobody.`,
    none: {
      subject: "Signing in to your account",
      opening:
        "Somebody, most likely you, asked for a code to sign in. Your account is one of our team's, and those sign in with their username and password.",
      button: "Log in",
    },
  },
  passwordLink: {
    subject: "Reset your password",
    opening: "Use this link to choose a new password. It works once and expires in 30 minutes:",
    ending: "Didn't ask for this? You can ignore this email. Your password won't change.",
  },
  confirmEmail: {
    subject: "Confirm your email address",
    opening: "You asked to use this address for your account. This link works once, for one day:",
    ending: "If you didn't ask for it, do nothing: the account keeps its old address.",
    ofAccount: {
      opening:
        "Please confirm that this is your email address, so that the account you made is surely yours. This link works once, for one day:",
      ending:
        "If you didn't make an account with us, do nothing. Without you nobody can confirm your address.",
    },
  },
  notice: {
    email_change_asked: {
      subject: "Someone asked to change your email address",
      opening:
        "Someone who's logged in to your account and knows its password asked to change its email address. The new one counts once it's confirmed.",
    },
    email_changed: {
      subject: "Your email address was changed",
      opening: "Your account now has another email address. We won't write to this one any more.",
    },
    phone_changed: {
      subject: "Your phone number was changed",
      opening: "The phone number of your account was changed.",
    },
    passkey_added: {
      subject: "A passkey was added",
      opening: "A passkey was just added to your account: it logs in without a password.",
    },
    new_device: {
      subject: "Login on a new device",
      opening: "Your account was just used to log in on a device or from a place we hadn't seen before.",
    },
    codes_guessed: {
      subject: "Wrong codes for your account",
      opening:
        "Someone who knows your password has typed many wrong two-factor codes. We're slowing down further tries.",
    },
    ifNotYou: "If this wasn't you, choose a new password now. That logs everyone out:",
  },
  invitation: {
    subject: (company) => `Set up your ${company} account`,
    opening: (company) =>
      `We've created an account for you at ${company}. Use this link to set your password. It works once and expires in three days:`,
    ending: "If the link has expired, use Forgot Password on the login page to get a new one.",
  },
  trialLetter: {
    subject: (company) => `Mail from ${company} arrives`,
    text: (company) =>
      `This is how ${company} writes to its passengers, with your name as the sender. If you can read this, mail works.`,
    button: "Back to the setup",
  },
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  dateTime: (day, date, month, year, time) => `${day}, ${month} ${date}, ${year}, ${time}`,
  date: (date, month, year) => `${month} ${date}, ${year}`,
  language: "en",
  dayHalves: ["AM", "PM"],
  decimal: ".",
  group: ",",
  paid: {
    label: "Paid",
    by: {
      cash_usd: "Cash, dollars",
      cash_xcg: "Cash, guilders",
      card: "Card in the car",
      account: "On account",
    },
    tip: "Tip",
  },
  settlement: {
    days: (first, last) => (first === last ? first : `${first} to ${last}`),
    subject: (days) => `Your settlement of ${days}`,
    opening: (days) => `The office has closed your settlement of ${days}.`,
    fares: (rides) => (rides === 1 ? "Fare of 1 ride" : `Fares of ${rides} rides`),
    tips: "Tips",
    toCompany: "Card, link and account, paid to the company",
    handedIn: "Cash you handed in",
    commission: "Commission",
    kinds: {
      bonus: "Bonus",
      expense: "Expense",
      charge: "Charge",
      rent: "Rent of the car",
      refund: "Refund of a ride",
      fare: "Corrected fare of a settled ride",
      tip: "Tip by link",
      commission: "Another commission for settled days",
      paid_out: "Given back to a passenger in cash",
      payment: "Payment of a settled ride, said since",
      car: "Paid for a car",
    },
    total: "Comes to",
    carried: "Left from before",
    and: (dollars, guilders) => `${dollars} and ${guilders}`,
    youGet: (amount) => `You get ${amount} from the company.`,
    youOwe: (amount) => `You owe the company ${amount}.`,
    even: "Nothing is owed.",
    button: "See your settlements",
  },
  week: {
    subject: (days) => `Your week, ${days}`,
    opening: (days) => `This was the week of ${days}, with the week before beside it.`,
    beside: (now, before) => `${now} (before: ${before})`,
    rides: "Rides",
    fares: "Fares",
    collected: "Came in",
    onAccount: "On account",
    notRecorded: "Payment not recorded",
    givenBack: "Given back",
    promises: "Pickups on time",
    decide: "This needs a decision:",
    nothing: "Nothing needs a decision.",
    approvals: "Waits for a second person",
    cases: "Open cases",
    overdue: (open, overdue) => (overdue === 0 ? `${open}` : `${open}, ${overdue} overdue`),
    unsettled: "Drivers not settled",
    drivers: (n, amount) => (n === 1 ? `1 driver, ${amount}` : `${n} drivers, ${amount}`),
    debtors: "Overdue from hotels and firms",
    ofAll: (overdue, owed) => `${overdue} of ${owed}`,
    backup: "Last good backup",
    noBackup: "none yet",
    daysAgo: (days) => (days === 1 ? "yesterday" : `${days} days ago`),
    off: "You get this because you switched it on, on Start in the office.",
    button: "Open the office",
  },
  papers: {
    names: {
      license: "driving license",
      permit: "taxi permit",
      insurance: "insurance",
      inspection: "inspection",
      season_permit: "season permit",
    },
    subject: (paper, day) => `Your ${paper} is valid until ${day}`,
    opening: (paper, day, daysLeft) =>
      daysLeft === 0
        ? `Today, ${day}, is the last day of your ${paper}.`
        : `Your ${paper} is valid until ${day}: ${daysLeft === 1 ? "1 more day" : `${daysLeft} more days`}.`,
    ending:
      "After that day you get no rides until the office has the new date. Please bring or send the new one in time.",
    button: "See your documents",
  },
  answer: {
    topics: {
      contact: "your question",
      tour: "your tour",
      vip: "your VIP transport",
      lost_item: "what you lost",
      group: "your group",
    },
    youWrote: (when) => `You wrote on ${when}:`,
  },
  cases: {
    about: (reference) => (reference === null ? "About your message" : `About your ride ${reference}`),
    asked: (reference) =>
      reference === null
        ? "The office asks for your side of a case."
        : `The office asks for your side of ride ${reference}.`,
    answerInApp: "Please answer in your app, under Profile.",
    button: "Answer in your app",
  },
  statement: {
    subject: (number, month) => `Statement ${number}: rides in ${month}`,
    opening: (name, month, total) => `Here's what ${name} has to pay for the rides of ${month}: ${total}.`,
    reminderSubject: (number, left) => `Reminder: ${left} of statement ${number} is left to pay`,
    reminder: ({ name, when, amount, due }) =>
      `A friendly reminder: ${amount} is left to pay of the rides of ${name} in ${when}${due === "" ? "" : `, due ${due}`}. Paid it in the meantime? Thank you, and please ignore this.`,
    allPaid: (name, month) => `Here are the rides of ${name} in ${month}. There's nothing left to pay.`,
    number: "Statement",
    rides: "Rides",
    crib: "CRIB number",
    ourAddress: "For",
    from: "From",
    due: "Pay by",
    account: "Pay into",
    total: "To pay",
    month: (month, year) => `${month} ${year}`,
    days: "Days",
    span: (first, last) => (first === last ? first : `${first} – ${last}`),
    received: "Received",
    credited: "Credited",
    left: "Left to pay",
    room: (room) => `room ${room}`,
    ending: (number) => `Please put "Statement ${number}" with your payment.`,
  },
  refund: {
    subject: (what) => `Money back: ${what}`,
    opening: (what, amount) => `We've given ${amount} back of what you paid by link for ${what}.`,
    ending: "It goes back the way you paid. Your bank may need a few days to show it.",
    button: "See your ride",
    short: ({ what, amount }) => `We've given ${amount} back of what you paid for ${what}.`,
  },
  timeFree: {
    subject: (when) => `A car is free: ${when}`,
    opening: ({ when, pickup, dropoff }) =>
      `A car has become free for you: ${when}, from ${pickup} to ${dropoff}. It's yours if you book soon:`,
    button: "Book or Leave the List",
    ending: "For 20 minutes we tell nobody else. The same page takes you off the list.",
    short: (when) => `A car has become free: ${when}. Book it here soon:`,
    nextCar: {
      subject: (when) => `A car is free. It can be with you at about ${when}`,
      opening: ({ when, pickup, dropoff }) =>
        `A car has become free for you, from ${pickup} to ${dropoff}. It can be there at about this time: ${when}. It's yours if you book soon:`,
      ending: "For 10 minutes we tell nobody else. The same page takes you off the list.",
      short: (when) => `A car has become free. It can be with you at about ${when}. Book it here soon:`,
    },
  },
  radio: { subject: "From the office" },
  emergency: {
    subject: (driver) => `${driver} calls for help`,
    calls: (car) => `${car}. Open the desk and say who takes care of it.`,
    taken: (by) => `${by} takes care of it.`,
    over: "It's over.",
  },
  payLink: {
    what: {
      fare: (reference) => `ride ${reference}`,
      deposit: (reference) => `the deposit for ride ${reference}`,
      statement: (reference) => `statement ${reference}`,
      no_show_fee: (reference) => `the fee for ride ${reference}, where we waited for you`,
      tip: (reference) => `the tip for ride ${reference}`,
    },
    subject: (what) => `Please pay: ${what}`,
    opening: (what, amount) => `Here you can pay ${amount} for ${what}, by card or from your bank:`,
    button: (amount) => `Pay ${amount}`,
    ending: "The link works for 7 days. Your card number goes to the bank's payment page and never to us.",
    short: ({ what, amount }) => `Please pay ${amount} for ${what} by this link.`,
    cancelledAt: (when) =>
      `Please pay by ${when}. Once it's paid, your ride is confirmed. Without it we cancel the ride then, and you pay nothing.`,
  },
};
