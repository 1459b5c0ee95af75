const office = {
  about:
    "When drivers work. The plan gives nobody a ride outside of their hours or in a break; on and off by hand still count for the moment.",
  before: "The week before",
  after: "The week after",
  thisWeek: "This week",
  nobody: "There are no approved drivers yet.",
  table: "Shifts of all drivers",
  driver: "Driver",
  sum: "In the week",
  driven: (hours: string): string => `${hours} driven`,
  proposes: "Proposes a change",
  nothing: "nothing written",
  off: "Off",
  minutes: (minutes: number): string => `${minutes} min`,
  proposalOf: (name: string): string => `${name} proposes`,
  reason: "A word to the driver, if you decline",
  accept: "Accept",
  decline: "Decline",
  accepted: "Accepted. It holds from now on.",
  declined: "Declined. The driver reads why.",
  day: "The hours of a day",
  why: "Why, for the office",
  dayOff: "Day off",
  asTheWeek: "As the week says",
};

export default office;
export type ShiftsOfficeStrings = typeof office;
