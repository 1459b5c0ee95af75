/** The colours that a company's mark may have: its letter is white on each, and dark ink turns with the theme. */
export const MARK_COLOURS = {
  ink: "#17212B",
  lagoon: "#00707A",
  blue: "#1D4ED8",
  red: "#B3261E",
  green: "#1E6B3A",
  plum: "#7A2E6B",
  brick: "#A8470A",
} as const;
export type MarkColour = keyof typeof MARK_COLOURS;
export const MARK_COLOUR_NAMES = Object.keys(MARK_COLOURS) as MarkColour[];
