const farePage = {
  headTitle: "Fare calculator | Trupial",
  headDescription: "What a taxi ride on Curaçao costs, how the price is made, and a price list to print.",
  title: "Fare Calculator",
  previewFormula: "Preview Formula",
  hideFormula: "Hide Formula",
  generate: "Generate Cheat Sheet",
  generating: "Making the price list...",
  distance: "Distance in km",
  passengers: "Passengers",
  luggage: "Luggage",
  calculate: "Calculate Fare",
  calculating: "Calculating...",
  failed: "Failed to calculate fare. Please try again.",
  estimated: "Estimated Fare:",
  zoom: "Open the formula large",
  formula: "How the price is made up",
  formulaDistance: "Distance",
  formulaExtras: "Extras on the distance",
  sheet: "Price list",
  sheetFailed: "Error generating cheat sheet.",
  all: "All",
  onlyNight: "Night only",
  onlyHoliday: "Holidays only",
  print: "Print fare card",
  yes: "Yes",
  no: "No",
  found: (count: number) => (count === 1 ? `Found ${count} possibility.` : `Found ${count} possibilities.`),
  formulaStart: (price: string) => `${price} to start`,
  formulaPerKm: (price: string, km: number) => `+ ${price} for each km up to ${km} km`,
  formulaBeyond: (price: string, km: number) => `+ ${price} for each km beyond ${km} km`,
  formulaMinimum: (price: string) => `at least ${price}`,
  formulaParty: (from: number, percent: number) => `+ ${percent}% for ${from} or more passengers`,
  formulaNight: (from: string, until: string, percent: number) => `+ ${percent}% from ${from} to ${until}`,
  formulaHoliday: (percent: number) => `+ ${percent}% on public holidays`,
  formulaBags: (free: number, price: string) =>
    `+ ${price} for each bag beyond one per passenger (${free} are always free)`,
  formulaRounding: (step: string) => `Rounded to ${step}`,
  errors: {
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
