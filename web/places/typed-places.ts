// The parts of a typed text that a list of places uses: the number of a house, and which of a name's words were meant.
export { withHouseNumber } from "../../domain/places/house-number.ts";
export { markLikeness } from "./mark-likeness.ts";
