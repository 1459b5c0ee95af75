// What a list of places takes from what was typed: the number of a house, and which of a name's words were meant.
export { withHouseNumber } from "../../contract/places/house-number.ts";
export { markLikeness } from "./mark-likeness.ts";
