import type { VehicleType } from "../../../../domain/fares/vehicles.ts";
import type { PersonError } from "../../booking-draft.ts";

const carWhy: Record<VehicleType, string> = {
  economy: "Best fit",
  comfort: "Extra legroom",
  xl: "Seven seats, more room",
  cargo: "Boards, bikes, boxes",
};

const personErrors: Record<PersonError, string> = {
  namePhone: "Please enter your full name and phone number.",
  name: "A name can't have a web address in it. Leave a space after each full stop.",
  phone: "Phone number must be exactly 7 digits. From abroad: + and your country code.",
  email: "Please enter a valid email address.",
};

const price = {
  headTitle: "Book a taxi on Curaçao",
  headDescription: "See the price first and book a taxi on Curaçao in under a minute. No account needed.",
  offlineBooking:
    "You're offline. You can still tap Book Now; we'll ask you to confirm when you're back online.",
  waitingBooking: {
    waiting: "Waiting for a connection. Your ride isn't booked yet.",
    unsure: "Waiting for a connection. We don't know yet if your ride was booked. It won't be booked twice.",
    waitingMeans:
      "When you're back online, we'll ask you to confirm before we send anything. You can safely reload this page.",
    cancel: "Cancel",
    back: "You're back online. Still want this ride?",
    book: "Book it",
    drop: "No",
    newPrice: (now: string, before: string) => `The price is now ${now}. It was ${before}.`,
  },
  withWayBack: "Add a return ride",
  driverWaits: "The driver waits and brings you back",
  waitHowLong: "How long do you want to stay?",
  waitMeans: (perHour: string) =>
    `Waiting costs ${perHour} an hour, and it's in the price. Your driver doesn't leave.`,
  waiting: "Waiting",
  allAboardHint: "Your ship won't wait: your driver and our desk keep this in sight",
  tourThere: (hours: string, price: string) => `We go there as a tour too, ${hours}, ${price}:`,
  cheaperAt: (time: string, price: string) => `Cheaper from ${time} on: ${price}.`,
  dearerAt: (time: string, price: string) => `From ${time} on it's the night rate: ${price}.`,
  takeHour: "Take that time",
  wayBackWhen: "Way back at",
  flightBack: "Flight number for the way back",
  change: "Change",
  yourTrip: "Your trip",
  distance: "Distance",
  duration: "Time",
  party: "Group",
  stopUnknown: "We can't find a stop. Please choose it from the list.",
  heldFor: "Price held for",
  holdOver: "This price has expired.",
  calculateAgain: "Calculate again",
  inCash: (price: string) => `Pay the driver in cash: dollars, or ${price}`,
  promised: {
    fixed: "Fixed price",
    nothingNow: "Nothing to pay now",
    freeToCancel: "Free cancellation until you're on board",
  },
  pay: {
    how: "How would you like to pay?",
    driver: "Pay the driver",
    driverHow: (xcg: string) => `In cash: dollars, or ${xcg}`,
    now: "Pay now",
    nowHow: "By card, bank or wallet",
    after: "Your ride is booked first. Then you pay on the provider's own page.",
    wayThere: (amount: string) =>
      `You pay ${amount} for the way there; the way back is paid on its own page.`,
    book: "Book and pay",
  },
  deposit: {
    title: (amount: string) => `A deposit of ${amount}, by card or bank`,
    more: (when: string) =>
      `Your ride is confirmed once it's paid. Please pay by ${when}; otherwise we cancel the ride and you pay nothing.`,
  },
  minutes: (n: number) => `${n} min`,
  booking: "Booking...",
  pickupTime: "Pickup",
  fullName: "Full name",
  phone: "Phone number",
  personErrors,
  more: "More for your driver",
  bookNow: "Book Now",
  estimated: "Estimated Fare:",
  success: "Ride booked successfully! Details saved.",
  whatsappConsent: "Send me messages about this ride by WhatsApp",
  phoneAbroad: "This number isn't right. Check it after the country code.",
  phoneHint: "7 digits for a Curaçao number, or + and your country code",
  email: "Email",
  emailHint: "Receipt and changes go here (optional)",
  anyVehicle: "Smallest that fits",
  vehicleType: "Vehicle Type",
  wayThere: "Way there",
  wayBack: "Way back",
  fareFailedWith: (status: number) => `Fare calculation failed: ${status}`,
  noFareData: "No fare data received from server",
  invalidFare: "Invalid fare calculation received from server",
  room: "Room",
  onAccount: (name: string) => `This ride goes on the account of ${name}: nothing to pay in the car.`,
  bookFailed: "Failed to book ride. Please try again.",
  bookFailedBecause: (why: string) => `Failed to book ride: ${why}`,
  mapOf: (from: string, to: string) => `Route from ${from} to ${to}`,
  carWhy,
  dearer: (price: string, why: string) => `+ ${price}: ${why}`,
  anyBags: "no bag limit",
  anyNumber: "no limit",
  largerParty: (people: number, bags: number) => `More than ${people} people or ${bags} bags? Call us:`,
  twoCars: "Two cars, one booking",
  twoCarsMeans: (party: string) => `${party} don't fit in one vehicle. Both cars come at the same time.`,
  bothCars: "For both cars",
  bothWays: "Both ways",
  bookBoth: "Book Both",
  oneCarBooked: (why: string) =>
    `One car is booked, the other isn't yet. Press again and we'll only book the missing one. ${why}`,
  bothBooked: "Both cars are booked",
  bothBookedMeans: "Each car has a page of its own, with its driver and its live position.",
  numberOfCar: (n: number, reference: string) => `Car ${n}, booking number ${reference}`,
  followCar: (n: number, type: string) => `Follow car ${n}, ${type}`,
};

export default price;
export type PriceStrings = typeof price;
