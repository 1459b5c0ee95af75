import type { TripError } from "../booking-draft.ts";

const errors: Record<TripError, string> = {
  bothLocations: "Please enter both pickup and drop-off locations.",
  dateTime: "Please select a date and time.",
  dateInvalid: "Date input not valid.",
  past: "Please choose a time in the future.",
  backBefore: "The way back must be after the way there.",
  passengers: "Passenger count must be between 1 and 8.",
  luggage: "Luggage count cannot be negative.",
};

const booking = {
  heading: "Book Your Ride Now",
  pickup: "Pickup location",
  pickupExample: "Hotel, beach, pier or street",
  dropoff: "Drop-off location",
  dropoffExample: "Where to?",
  swap: "Swap pickup and drop-off",
  addStop: "Add a stop",
  stop: (n: number) => `Stop ${n}`,
  removeStop: (n: number) => `Remove stop ${n}`,
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
  bookNow: "Book Now",
  twoCars: "Two cars, from",
  callUs: "Call us",
  calculating: "Calculating...",
  offline: "You're offline. We've kept what you typed.",
  fareWaits: "You're offline. We'll show the price when you're back online.",
  fareFailed: "Failed to calculate fare. Please try again.",
  distanceFailed: "Unable to calculate distance.",
  notChosen: (place: string) => `Pick “${place}” from the list, or show us on the map where it is.`,
  tooLarge: "We don't have a vehicle that fits your whole group. Call us and we'll help.",
  commonTrips: "Popular trips, one tap",
  errors,
};

export default booking;
export type BookingStrings = typeof booking;
