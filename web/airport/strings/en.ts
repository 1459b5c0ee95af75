const airport = {
  headTitle: "Airport transfers Curaçao | Trupial",
  headDescription:
    "Fixed prices between Curaçao airport and every part of the island. See the price from where you are.",
  title: "Airport Transfers",
  tagline: "A fixed price to every zone, both ways. Your driver follows your flight.",
  direction: "Direction",
  toAirport: "To the airport",
  fromAirport: "From the airport",
  finding: "Finding your location...",
  found: "Your location is known.",
  fromMiddle: "The trip is shown from the middle of the island.",
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
  mapLabel: "The way between you and the airport",
  book: "Book this transfer",
  flight: "Flight number",
  sign: "Name on the sign",
  signHint: "Your driver waits with it in the arrivals hall.",
  rates: "Fixed rates by zone",
  ratesNote: "The same both ways. Night, holiday and luggage supplements come on top.",
  zone: "Zone",
  foundNear: (place: string) => `You are near ${place}`,
  minutes: (count: number) => `${count} min`,
  signNote: (name: string) => `Sign: ${name}`,
  rowTo: (zone: string) => `${zone} to the airport`,
  rowFrom: (zone: string) => `Airport to ${zone}`,
  failures: {
    unsupported: "Geolocation not supported by your browser.",
    denied: "Please allow location access.",
    unavailable: "Unable to access your location.",
    elsewhere: "You do not seem to be on Curaçao.",
  },
};

export default airport;
export type AirportStrings = typeof airport;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    airport: AirportStrings;
  }
}
