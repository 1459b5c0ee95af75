import { withHouseNumber } from "../../../domain/places/house-number.ts";
import { markMatch } from "../../places/mark-match.ts";
import type { Meaning } from "../../booking/price/choose-places.ts";

/** At the desk the first place that has what was typed in its name is meant. */
export const firstMatch: Meaning = (found, typed) =>
  found.find((place) => markMatch(withHouseNumber(place, typed), typed)[1] !== "");
