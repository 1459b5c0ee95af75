import { LANGUAGES, type Language } from "../../../domain/languages.ts";
import { FARE_CODES } from "../../../domain/fares/calculate-fare.ts";
import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import { NOTIFICATION_STRINGS } from "../../notifications/strings/strings.ts";
import { type PassState, WALLET_STRINGS } from "../../wallet/strings/wallet-strings.ts";
import { CARD_STRINGS } from "./strings/card-strings.ts";

/** Stands in a line of a fare for its number, which the card doesn't have. */
const NUMBER = "§";

/** The state that a card shows for each status of a ride, as a pass does. */
const STATE_OF: Readonly<Record<RideStatus, PassState>> = {
  Pending: "booked",
  Assigned: "driver",
  Accepted: "driver",
  PickedUp: "onBoard",
  InProgress: "onBoard",
  Completed: "arrived",
  Cancelled: "cancelled",
  Rejected: "rejected",
  NoShow: "notMet",
};

/** All words of the cards by language: those of messages and passes, and their own. */
export function cardWords() {
  return Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)]));
}

function wordsIn(language: Language) {
  const { labels, fareLine } = NOTIFICATION_STRINGS[language];
  const { states, status } = WALLET_STRINGS[language];
  const { when, pickup, dropoff, driver, plate, fare, total, reference } = labels;
  const { discount, ...words } = CARD_STRINGS[language];
  return {
    ...words,
    labels: { when, pickup, dropoff, driver, plate, fare, total, reference, status },
    lines: Object.fromEntries(
      FARE_CODES.map((code) => [code, code === "deal" ? discount : withoutNumber(fareLine[code](NUMBER))]),
    ),
    states: Object.fromEntries(Object.entries(STATE_OF).map(([one, state]) => [one, states[state]])),
  };
}

/** "Distance" of "Distance, 12.5 km". */
function withoutNumber(line: string): string {
  const at = line.indexOf(NUMBER);
  return at < 0 ? line : line.slice(0, at).replace(/[\s,(+]+$/, "");
}
