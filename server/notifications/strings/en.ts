import type { NotificationStrings } from "./notification-strings.ts";

export const en: NotificationStrings = {
  hello: (name) => `Hello ${name},`,
  mapOf: (pickup, dropoff) => `The way from ${pickup} to ${dropoff} on the map`,
  ride: {
    booked: {
      subject: ({ reference }) => `Your ride ${reference} is booked`,
      opening: () => "Your ride is booked. We write again as soon as you have a driver.",
      short: ({ reference, when, pickup }) => `Your ride ${reference} is booked: ${when}, from ${pickup}.`,
    },
    changed: {
      subject: ({ reference }) => `Your ride ${reference} has changed`,
      opening: () => "Your ride has changed. This is how it stands now:",
      short: ({ reference, when, pickup, dropoff, fare }) =>
        `Your ride ${reference} has changed: ${when}, ${pickup} to ${dropoff}. ${fare}.`,
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
    cancelled: {
      subject: ({ reference }) => `Your ride ${reference} is cancelled`,
      opening: () => "Your ride is cancelled. There is nothing to pay.",
      short: ({ reference, when }) =>
        `Your ride ${reference} of ${when} is cancelled. There is nothing to pay.`,
    },
    rejected: {
      subject: ({ reference }) => `We could not take your ride ${reference}`,
      opening: () => "We are sorry: we could not take your ride. There is nothing to pay.",
      short: ({ reference, when }) =>
        `We are sorry: we could not take your ride ${reference} of ${when}. There is nothing to pay.`,
    },
    receipt: {
      subject: ({ reference }) => `Receipt for ride ${reference}`,
      opening: () => "Thank you for riding with us. This is your receipt.",
      short: ({ reference, fare }) => `Thank you for riding with us. Ride ${reference}: ${fare}.`,
    },
  },
  alert: {
    ride_in_pool: {
      title: "New ride",
      body: ({ when, pickup, dropoff, fare }) => `${when}: ${pickup} to ${dropoff}. ${fare}.`,
    },
    ride_given: {
      title: "The office gave you a ride",
      body: ({ when, pickup, dropoff }) => `${when}: ${pickup} to ${dropoff}. Please accept it.`,
    },
    ride_changed: {
      title: "Ride changed",
      body: ({ when, pickup, dropoff, fare }) => `${when}: ${pickup} to ${dropoff}. ${fare}.`,
    },
    ride_taken_away: {
      title: "A ride is no longer yours",
      body: ({ when, pickup }) => `The ride of ${when} from ${pickup} went to someone else.`,
    },
    ride_called_off: {
      title: "Ride cancelled",
      body: ({ when, pickup }) => `The ride of ${when} from ${pickup} is cancelled.`,
    },
  },
  labels: {
    reference: "Booking number",
    startCode: "Code for your driver",
    pickup: "Pickup",
    dropoff: "Drop-off",
    when: "Date and time",
    party: "Passengers",
    people: (passengers, bags) => `${passengers}, with ${bags} ${bags === 1 ? "bag" : "bags"}`,
    fare: "Fare",
    driver: "Driver",
    vehicle: "Car",
    plate: "Plate",
    phone: "Phone",
    total: "Total",
    distance: "Distance",
  },
  fareLine: {
    start: () => "Base fare",
    distance: (km) => `Distance, ${km} km`,
    distance_beyond: (km) => `Distance beyond, ${km} km`,
    minimum: () => "Up to the minimum fare",
    airport_rate: (zone) => `Fixed airport fare, ${zone}`,
    large_party: (percent) => `Large party, ${percent} %`,
    night: (percent) => `Night supplement, ${percent} %`,
    holiday: (percent) => `Holiday supplement, ${percent} %`,
    vehicle_type: (percent) => `Chosen vehicle, ${percent} %`,
    luggage: (bags) => `Extra luggage, ${bags}`,
    rounding: () => "Rounding",
  },
  before: (value) => `before: ${value}`,
  startCode: (code) => `Tell your driver the code ${code}.`,
  follow: "See what happens next, or cancel, here:",
  receiptLink: "A receipt to print is here:",
  buttons: {
    follow: "Follow your ride",
    receipt: "Receipt",
    password: "Choose a new password",
    confirmEmail: "Confirm this address",
  },
  questions: (phone) => `Questions? Call ${phone}, day and night.`,
  bookingCode: {
    subject: (code) => `${code} is your code`,
    opening: (reference) =>
      `Somebody booked ride ${reference} with this address. To let our drivers see it, type this code on the page of your ride:`,
    ending: "The code works for 15 minutes. If you did not book, do nothing: no car will come.",
    short: ({ code, reference, company }) =>
      `${code} is your ${company} code for ride ${reference}. It works for 15 minutes.`,
  },
  passwordLink: {
    subject: "Set a new password",
    opening: "You asked for a new password. This link works once, for 30 minutes:",
    ending: "If you did not ask for it, do nothing: your password stays as it is.",
  },
  confirmEmail: {
    subject: "Confirm your e-mail address",
    opening: "You asked to use this address for your account. This link works once, for one day:",
    ending: "If you did not ask for it, do nothing: the account keeps its old address.",
  },
  notice: {
    email_change_asked: {
      subject: "A new e-mail address was asked for",
      opening:
        "Somebody who is signed in to your account and knows its password asked for another e-mail address. It counts once it is confirmed there.",
    },
    email_changed: {
      subject: "Your e-mail address was changed",
      opening: "Your account now has another e-mail address. Mail no longer comes here.",
    },
    phone_changed: {
      subject: "Your phone number was changed",
      opening: "The phone number of your account was changed.",
    },
    new_device: {
      subject: "Signed in on a new device",
      opening: "Your account was just used to sign in on a device or from a place we had not seen before.",
    },
    codes_guessed: {
      subject: "Wrong codes for your account",
      opening:
        "Somebody who knows your password has typed wrong two-factor codes many times. Further tries are slowed down.",
    },
    ifNotYou: "If this was not you, choose a new password now. That signs everybody out:",
  },
  invitation: {
    subject: (company) => `Your account at ${company}`,
    opening: (company) =>
      `You have an account at ${company}. Set your password with this link. It works once, for three days:`,
    ending: "If the link has run out, ask for a new one with Forgot Password on the sign-in page.",
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
  dateTime: (day, date, month, year, time) => `${day} ${date} ${month} ${year}, ${time}`,
  date: (date, month, year) => `${date} ${month} ${year}`,
  decimal: ".",
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
  papers: {
    names: {
      license: "driving licence",
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
};
