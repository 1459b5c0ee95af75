import type { Language } from "../../domain/languages.ts";
import { ApiError } from "../api/api-error.ts";
import { LocateError, type LocateFailure, locate } from "./locate.ts";
import { findReachablePlace, type ReachablePlace } from "./reachable-place.ts";

/** Why a position has no place, as the name of a sentence. */
export type LocationProblem = LocateFailure | "noAddress" | "failed";

/** Where the device is, as a place a driver finds, or why there is none. */
export async function findOwnPlace(language: Language): Promise<ReachablePlace | LocationProblem> {
  try {
    return await findReachablePlace(await locate(), language);
  } catch (error) {
    return locationProblem(error);
  }
}

export function locationProblem(error: unknown): LocationProblem {
  if (error instanceof LocateError) return error.why;
  return error instanceof ApiError && error.code === "off_island" ? "noAddress" : "failed";
}
