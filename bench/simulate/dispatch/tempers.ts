/** How drivers are: one says yes, one often says no, one doesn't look at the phone, one has no signal for minutes on end. */
export const TEMPERS = ["willing", "refuses", "ignores", "loses signal"] as const;
export type Temper = (typeof TEMPERS)[number];

/** Half of the drivers are willing, the rest are of the other tempers in turn. */
export function temperOf(driver: number): Temper {
  const others = TEMPERS.slice(1);
  return driver % 2 === 0 ? "willing" : (others[((driver - 1) / 2) % others.length] ?? "willing");
}

export type OfferAnswer = "accept" | "reject" | null;

const REFUSED = 0.5;
const ANSWERED_AFTER_ALL = 0.1;

/** The answer to an offer; null for silence. */
export function answerTo(temper: Temper, random: () => number): OfferAnswer {
  if (temper === "refuses") return random() < REFUSED ? "reject" : "accept";
  if (temper === "ignores") return random() < ANSWERED_AFTER_ALL ? "accept" : null;
  return "accept";
}

/** A driver who loses the signal has none for four minutes of every twelve, each at another time. */
export function hasSignal(temper: Temper, { minute, driver }: { minute: number; driver: number }): boolean {
  return temper !== "loses signal" || (minute + driver * 5) % 12 < 8;
}
