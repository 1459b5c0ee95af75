import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS } from "../../../domain/fares/limits.ts";

type Typed = { readonly distance: string; readonly passengers: string; readonly luggage: string };
type Ends = Readonly<Record<"from" | "to", { readonly text: string; readonly lat: number | null }>>;
export type FareProblem = "places" | "distance" | "passengers" | "luggage" | "luggageWhole";

/** The reason why a fare can't be worked out of the typed values, as the name of a sentence. */
export function fareProblem({ distance, passengers, luggage }: Typed, ends: Ends): FareProblem | null {
  const { from, to } = ends;
  const placed = from.lat !== null && to.lat !== null;
  if (!placed && (from.text + to.text).trim() !== "") return "places";
  const km = Number(distance);
  if (!placed && (distance.trim() === "" || !(km >= 0 && km <= MAX_DISTANCE_KM))) return "distance";
  const people = Number(passengers);
  if (!Number.isInteger(people) || people < 1 || people > MAX_PASSENGERS) return "passengers";
  const bags = Number(luggage);
  if (bags < 0) return "luggage";
  return luggage.trim() === "" || !Number.isInteger(bags) || bags > MAX_LUGGAGE ? "luggageWhole" : null;
}

/** The field that is to be typed again. */
export function fieldAtFault(problem: FareProblem | null): keyof Typed | null {
  if (problem === "places") return null;
  return problem === "luggageWhole" ? "luggage" : problem;
}
