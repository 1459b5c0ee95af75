const farePage = {
  headTitle: "Fare Calculator | Trupial",
  headDescription:
    "What a taxi ride on Curaçao costs, how the price is calculated, and a price list to print.",
  title: "Fare Calculator",
  previewFormula: "Preview Formula",
  hideFormula: "Hide Formula",
  generate: "Generate Cheat Sheet",
  generating: "Making the price list...",
  distance: "Distance in km",
  passengers: "Passengers",
  luggage: "Luggage",
  calculate: "Calculate Fare",
  twoCars: (price: string) => `Your group doesn't fit in one vehicle, but two will do it: ${price} in total.`,
  calculating: "Calculating...",
  failed: "Failed to calculate fare. Please try again.",
  estimated: "Estimated Fare:",
  zoom: "Enlarge formula",
  formula: "How the price is calculated",
  formulaDistance: "Distance",
  formulaExtras: "Surcharges on the distance price",
  sheet: "Price list",
  sheetFailed: "Error generating cheat sheet.",
  all: "All",
  onlyNight: "Night only",
  onlyHoliday: "Holidays only",
  print: "Print price list",
  yes: "Yes",
  no: "No",
  found: (count: number) => (count === 1 ? `Found ${count} possibility.` : `Found ${count} possibilities.`),
  formulaStart: (price: string) => `${price} base fare`,
  formulaPerKm: (price: string, km: number) => `+ ${price} for each km up to ${km} km`,
  formulaBeyond: (price: string, km: number) => `+ ${price} for each km beyond ${km} km`,
  formulaMinimum: (price: string) => `at least ${price}`,
  formulaParty: (from: number, percent: number) => `+ ${percent}% for ${from} or more passengers`,
  formulaNight: (from: string, until: string, percent: number) => `+ ${percent}% from ${from} to ${until}`,
  formulaHoliday: (percent: number) => `+ ${percent}% on public holidays`,
  formulaBags: (free: number, price: string) =>
    `+ ${price} for each bag over one per passenger (the first ${free} are always free)`,
  formulaRounding: (step: string) => `Rounded to ${step}`,
  errors: {
    distance: "The distance must be a number of kilometers, from 0 to 500.",
    luggageWhole: "Luggage count must be a whole number, at most 99.",
    passengers: "Passenger count must be between 1 and 8.",
    luggage: "Luggage count cannot be negative.",
  },
  columns: { distance: "Distance", day: "Day", holiday: "Holiday", night: "Night", fare: "Fare" },
};

export default farePage;
export type FarePageStrings = typeof farePage;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "fares/calculator": FarePageStrings;
  }
}
