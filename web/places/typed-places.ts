// The parts of a list of places that come once somebody is in the field: the number of a house, which of a name's words were meant, and the saved places.
export { withHouseNumber } from "../../domain/places/house-number.ts";
export { markLikeness } from "./mark-likeness.ts";
export { savePlace, savedFirst, savedName, withSavings } from "./saved-places.ts";
