const list = new Intl.ListFormat("en");

const promises = {
  carAt: (time: string) => `A car at ${time}`,
  lastOnes: "One of the last at that time.",
  carIn: (minutes: number) => (minutes < 1 ? "A car right away" : `A car in about ${minutes} min`),
  thereAt: (time: string) => `At your pickup at about ${time}.`,
  full: (time: string) => `${time} is full.`,
  areFree: (times: readonly string[]) => `${list.format(times)} ${times.length === 1 ? "is" : "are"} free.`,
  noneNow: "No car just now",
  firstFree: (times: readonly string[]) => `First free: ${list.format(times)}.`,
  noOtherTime: "No other time near it is free. Choose another one or call us.",
  freeTimes: "Free times",
  later: (length: string) => `${length} later`,
  earlier: (length: string) => `${length} earlier`,
  inTime: (length: string) => `in ${length}`,
  length: (hours: number, minutes: number) =>
    [hours > 0 ? `${hours} h` : "", minutes > 0 || hours === 0 ? `${minutes} min` : ""].join(" ").trim(),
  askFor: (time: string) => `Ask for ${time}`,
  asRequest: "Or ask for it: we'll confirm as soon as a car is free.",
  take: (time: string) => `Book ${time}`,
};

export default promises;
export type PromisesStrings = typeof promises;
