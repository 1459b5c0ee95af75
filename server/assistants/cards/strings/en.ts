import type { CardStrings } from "./card-strings.ts";

export const en: CardStrings = {
  nothingNow: "Nothing to pay now",
  fixed: "Fixed price",
  freeToCancel: "Free cancellation until you're on board",
  discount: "Discount",
  deposit: "A deposit is due first",
  both: "There and back",
  wayBack: "Way back",
  full: "No car is free then",
  minutes: "About {minutes} min until a car is there",
  confirm: "Waits until you confirm it",
  unpaid: "Waits for the deposit",
  arrives: "Driver expected",
  own: "Your own address",
  again: "Update",
  open: "Open ride page",
};
