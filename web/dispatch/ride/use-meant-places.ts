import { useEffect, useRef } from "react";
import type { TripPlaces } from "../../booking/booking-draft.ts";
import { choosePlace, isAmong } from "../../booking/price/choose-places.ts";
import type { ChosenPlace } from "../../places/chosen-place.ts";
import { firstMatch } from "./meant-places.ts";

type MeantPlaces = {
  /** The trip as its form has it. */
  readonly trip: TripPlaces;
  /** As it is booked, where it is: what was not typed anew stays. */
  readonly booked?: TripPlaces;
  readonly change: (places: TripPlaces) => void;
};

/** Chooses the places that were typed and not picked, once their field was left; one that means nothing stays as it is. */
export function useMeantPlaces({ trip, booked, change }: MeantPlaces): () => void {
  const latest = useRef({ trip, change });
  useEffect(() => {
    latest.current = { trip, change };
  });
  const put = (typed: ChosenPlace, chosen: ChosenPlace) => {
    const { pickup, dropoff, stops } = latest.current.trip;
    const meant = (line: ChosenPlace) => (line.lat === null && line.text === typed.text ? chosen : line);
    latest.current.change({ pickup: meant(pickup), dropoff: meant(dropoff), stops: stops.map(meant) });
  };
  return () => {
    for (const line of typedPlaces(trip, booked)) {
      void choosePlace(line, firstMatch).then((chosen) => {
        if (chosen !== null && chosen.lat !== null) put(line, chosen);
      });
    }
  };
}

/** The places that were typed and not chosen yet. */
export function typedPlaces({ pickup, dropoff, stops }: TripPlaces, booked?: TripPlaces): ChosenPlace[] {
  return [pickup, dropoff, ...stops].filter(
    (line) => line.lat === null && line.text.trim() !== "" && !isAmong(line, booked),
  );
}
