const hail = {
  title: "Street ride",
  noSignal: "Street ride: needs a signal",
  from: "From",
  to: "Where to",
  locating: "Finding where you are...",
  people: "People",
  few: "1 to 4",
  many: "5 or 6",
  other: "Other place",
  start: (price: string) => `Start, ${price}`,
  choose: "Choose where to",
  starting: "Starting...",
  busy: "You have a passenger on board. Finish that ride first.",
};

export default hail;
export type HailStrings = typeof hail;
