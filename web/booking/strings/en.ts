import type { BookingError } from "../booking-draft.ts";

const errors: Record<BookingError, string> = {
  bothLocations: "Please enter both pickup and drop-off locations.",
  dateTime: "Please select a date and time.",
  dateInvalid: "Date input not valid.",
  past: "Please choose a time from now on.",
  passengers: "Passenger count must be between 1 and 8.",
  luggage: "Luggage count cannot be negative.",
  namePhone: "Please enter your full name and phone number.",
  phone: "Phone number must be exactly 7 digits.",
};

const booking = {
  headTitle: "Book a taxi on Curaçao | Trupial",
  headDescription: "See the price first and book a taxi on Curaçao in half a minute. No account needed.",
  heading: "Book Your Ride Now",
  pickup: "Pickup location",
  pickupExample: "Hotel, beach, pier or street",
  dropoff: "Drop-off location",
  dropoffExample: "Where to?",
  swap: "Swap pickup and drop-off",
  dateAndTime: "Date and time",
  asSoonAsPossible: "As soon as possible",
  now: "Now",
  later: "Later",
  today: "Today",
  date: "Date",
  time: "Time",
  passengers: "Passengers",
  luggage: "Luggage",
  calculate: "Calculate Fare",
  calculating: "Calculating...",
  offline: "You are offline. What you typed is kept.",
  offlineBooking: "You are offline. Press Book Now all the same: we ask you again when you are back.",
  waitingBooking: {
    waiting: "Waiting for signal. Nothing is booked yet.",
    unsure: "Waiting for signal. We do not know yet whether your ride was booked. It is never booked twice.",
    waitingMeans:
      "When you are back online we ask once more, and only then send it. You can reload this page.",
    cancel: "Cancel",
    back: "You are back online. Still want this ride?",
    book: "Book it",
    drop: "No",
    newPrice: (now: string, before: string) => `The price is now ${now}. It was ${before}.`,
  },
  fareWaits: "You are offline. The price comes by itself when you are back.",
  fareFailed: "Failed to calculate fare. Please try again.",
  fareFailedWith: (status: number) => `Fare calculation failed: ${status}`,
  noFareData: "No fare data received from server",
  invalidFare: "Invalid fare calculation received from server",
  distanceFailed: "Unable to calculate distance.",
  tooLarge: "No vehicle of ours holds so many. Please call us.",
  estimated: "Estimated Fare:",
  change: "Change",
  yourTrip: "Your trip",
  distance: "Distance",
  duration: "Time",
  party: "Party",
  heldFor: "This price is held for",
  holdOver: "The price is no longer held.",
  calculateAgain: "Calculate again",
  fullName: "Full name",
  phone: "Phone number",
  phoneHint: "7 digits for a Curaçao number, or start with + and your country code",
  more: "Anything else for the driver",
  email: "E-mail",
  vehicleType: "Vehicle Type",
  anyVehicle: "The smallest that fits",
  bookNow: "Book Now",
  booking: "Booking...",
  success: "Ride booked successfully! Details saved.",
  bookFailed: "Failed to book ride. Please try again.",
  commonTrips: "Common trips, one tap",
  inCash: (price: string) => `or ${price} in cash`,
  minutes: (n: number) => `${n} min`,
  bookFailedBecause: (why: string) => `Failed to book ride: ${why}`,
  twoCars: (price: string) => `No vehicle of ours holds so many. Two cars do, ${price} together.`,
  takeCar: (n: number) => `Book car ${n}`,
  mapOf: (from: string, to: string) => `The way from ${from} to ${to}`,
  errors,
};

export default booking;
export type BookingStrings = typeof booking;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    booking: BookingStrings;
  }
}
