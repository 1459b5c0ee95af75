import type { Environment } from "../environment/environment.ts";
import { aeroApi } from "./aero-api.ts";
import { fileBoard } from "./file-board.ts";
import type { FlightsPort } from "./flight-board.ts";

type Settings = Pick<Environment, "FLIGHTS" | "FLIGHTS_FILE" | "FLIGHTS_KEY" | "FLIGHTS_URL">;

/** Where the airport's board comes from; null where the company follows no flights. */
export function openFlights({
  FLIGHTS,
  FLIGHTS_FILE,
  FLIGHTS_KEY,
  FLIGHTS_URL,
}: Settings): FlightsPort | null {
  if (FLIGHTS === "file" && FLIGHTS_FILE !== undefined) return fileBoard(FLIGHTS_FILE);
  if (FLIGHTS === "aeroapi" && FLIGHTS_KEY !== undefined)
    return aeroApi({ key: FLIGHTS_KEY, url: FLIGHTS_URL });
  return null;
}
