const airport = {
  headTitle: "Airport Transfers Curaçao | Trupial",
  headDescription:
    "Fixed prices between Curaçao airport and every part of the island. See the price from your location.",
  title: "Airport Transfers",
  tagline: (waiting: string) => `A fixed price to every zone, both ways. ${waiting}`,
  direction: "Direction",
  toAirport: "To the airport",
  fromAirport: "From the airport",
  whereTo: "Where to?",
  whereFrom: "Where from?",
  whereFirst: (toAirport: boolean): string =>
    toAirport ? "Tell us where to pick you up first." : "Tell us where you're going first.",
  finding: "Finding your location...",
  found: "We found your location.",
  fromMiddle: "We're showing a trip from the center of the island instead.",
  toMiddle: "We're showing a trip to the center of the island instead.",
  retry: "Retry",
  passengers: "Passengers",
  luggage: "Luggage",
  calculate: "Calculate Fare",
  calculating: "Calculating...",
  waitForLocation: "Please wait for your location to be detected.",
  timedOut: "Request timed out. Please try again.",
  noDistance: "Unable to calculate distance.",
  distanceError: "Error calculating distance.",
  fareFailed: "Failed to calculate fare.",
  distance: "Distance:",
  estimated: "Estimated Fare:",
  success: "Success",
  airport: "Airport",
  you: "You are here",
  mapLabel: "Route between you and the airport",
  book: "Book this transfer",
  flight: "Flight number",
  sign: "Name on the sign",
  signHint: "Your driver will hold it up in the arrivals hall.",
  rates: "Fixed rates by zone",
  ratesNote: "Same price both ways. Night, holiday and luggage surcharges are extra.",
  zone: "Zone",
  foundNear: (place: string) => `You're near ${place}`,
  minutes: (count: number) => `${count} min`,
  signNote: (name: string) => `Sign: ${name}`,
  failures: {
    unsupported: "Geolocation not supported by your browser.",
    denied: "Please allow location access.",
    unavailable: "Unable to access your location.",
    elsewhere: "It looks like you're not on Curaçao.",
  },
};

export default airport;
export type AirportStrings = typeof airport;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    airport: AirportStrings;
  }
}
