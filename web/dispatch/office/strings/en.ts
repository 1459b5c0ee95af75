const office = {
  about:
    "What the plan of the day aims at, and when it tells whom. A change counts from the next plan on, a few seconds later.",
  changedBy: (name: string, at: string): string => `Last changed by ${name}, ${at}.`,
  withUsual: (what: string, usual: string): string => `${what} Usually: ${usual}.`,
  learned: (what: string, least: number, most: number): string =>
    `${what} The last 90 days say ${least} to ${most}, by the hour.`,
  groups: {
    giving: "Telling drivers",
    promises: "Promises to passengers",
    driving: "Which car drives what",
    hours: "Hours of drivers",
  },
  modes: {
    auto: "Auto: rides are offered by themselves",
    suggest: "Suggest: dispatch presses",
    off: "Off: dispatch decides alone",
  },
  full: {
    refuse: "Refuse it, offer other times",
    request: "Take it as a request",
    silent: "Say nothing",
  },
  held: { none: "None", learned: "As the last 90 days say", typed: "As typed below" },
  wills: { off: "Not at all", some: "Some", strong: "Strongly" },
  fields: {
    mode: {
      label: "Mode",
      hint: "Whether the plan tells drivers, says whom dispatch should tell, or neither.",
    },
    told_ahead_minutes: {
      label: "Told ahead, in minutes",
      hint: "A driver hears of a ride so long before they must leave for it.",
    },
    told_rides: {
      label: "Rides told at most",
      hint: "A driver knows of so many next rides; the rest can still change.",
    },
    keeps_told: {
      label: "Told drivers keep their ride",
      hint: "How much the plan gives up so that nobody who was told of a ride loses it.",
    },
    when_full: {
      label: "When a time is full",
      hint: "What a passenger hears when no car is free at the time they want.",
    },
    grace_minutes: {
      label: "On time up to, in minutes",
      hint: "A pickup counts as on time up to so long after the promise.",
    },
    longer_refused: {
      label: "Short rides first",
      hint: "When one of two requests must be turned away, the longer ride is.",
    },
    held_back: {
      label: "Cars held back",
      hint: "Some cars are kept from bookings, for passengers who want one at once.",
    },
    held_back_percent: {
      label: "Share held back, in percent",
      hint: "Hours and percent of the cars on shift, such as 7-9: 15, 16-18: 25.",
    },
    at_once_minutes: {
      label: "At once is within, in minutes",
      hint: "A ride wanted this soon may have the cars that are held back.",
    },
    ship_percent: {
      label: "Of a ship's passengers, in percent",
      hint: "So many in a hundred take a car of yours.",
    },
    keeps_vans: {
      label: "Keep vans for groups",
      hint: "Large and better cars wait for the passengers who need them.",
    },
    saves_empty: { label: "Save empty kilometers", hint: "Less is driven without a passenger." },
    fairness: { label: "Share out fairly", hint: "Who was paid fewer minutes today is given the next ride." },
    keeps_breaks: {
      label: "Keep breaks free",
      hint: "How much the plan gives up so that a driver gets the break.",
    },
    way_home: { label: "End near home", hint: "The last ride of a shift ends near where the driver lives." },
    overrun_minutes: {
      label: "After the shift's end, in minutes",
      hint: "The last passenger may be set down so long after the end of a shift.",
    },
    longest_day_hours: {
      label: "Longest day, in hours",
      hint: "Shifts with more work than this are marked. They can still be written.",
    },
    rest_hours: {
      label: "Rest between days, in hours",
      hint: "Days that begin sooner are marked. They can still be written.",
    },
  },
};

export default office;
export type PlanOfficeStrings = typeof office;
