import {
  pickupAfterLanding,
  pickupsBeforeFlight,
  type PickupChoice,
} from "../../domain/flights/airport-times.ts";
import { onIslandClock, pickupInstant } from "../booking/booking-draft.ts";
import { type ChosenPlace, NO_PLACE } from "../places/chosen-place.ts";

/** The entries of a person on the airport page; kept in the tab, so that Back from the price leads to them. */
export type AirportDraft = {
  readonly place: ChosenPlace;
  /** Null until it was said. */
  readonly direction: "to" | "from" | null;
  readonly flight: string;
  /** The name that the driver holds up. */
  readonly sign: string;
  /** `now`, or when the flight lands or leaves, as a booking keeps a pickup; empty until it was said. */
  readonly when: string;
  /** A pickup that was chosen in the place of the one that follows from the flight. */
  readonly pickup: string | null;
  readonly passengers: number;
  readonly luggage: number;
};

export const NO_AIRPORT_TRIP: AirportDraft = {
  place: NO_PLACE,
  direction: null,
  flight: "",
  sign: "",
  when: "",
  pickup: null,
  passengers: 2,
  luggage: 2,
};

type Asked = {
  readonly draft: AirportDraft;
  readonly toAirport: boolean;
  /** When the board has the flight; null where nobody knows better than who typed. */
  readonly onBoard: Date | null;
  readonly landingMinutes: number;
  /** The drive to the airport; undefined until it is known from where. */
  readonly driveMinutes: number | undefined;
};

export type AirportTimes = {
  /** When the flight lands or leaves; null until it is known. */
  readonly flightAt: Date | null;
  /** The pickup, as a booking keeps it; empty until it is known. */
  readonly pickup: string;
  /** The pickups that one can choose from, for who leaves. */
  readonly choices: readonly PickupChoice[];
};

/** When the flight is, and when we pick up for it. */
export function airportTimes(asked: Asked, now: Date): AirportTimes {
  const { draft, toAirport, onBoard, landingMinutes, driveMinutes } = asked;
  if (draft.when === "now") return { flightAt: null, pickup: draft.pickup ?? "now", choices: [] };
  const flightAt = onBoard ?? pickupInstant(draft.when, now);
  if (flightAt === null) return { flightAt, pickup: "", choices: [] };
  if (!toAirport) {
    const pickup = draft.pickup ?? onIslandClock(pickupAfterLanding(flightAt, landingMinutes));
    return { flightAt, pickup, choices: [] };
  }
  if (driveMinutes === undefined) return { flightAt, pickup: draft.pickup ?? "", choices: [] };
  const choices = pickupsBeforeFlight({ leaves: flightAt, driveMinutes }, now);
  const advised = choices.find(({ why }) => why === "advised") ?? choices[0];
  const pickup = draft.pickup ?? (advised === undefined ? "now" : onIslandClock(advised.at));
  return { flightAt, pickup, choices };
}
