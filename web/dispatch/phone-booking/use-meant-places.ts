import { useEffect, useRef } from "react";
import type { TripPlaces } from "../../booking/booking-draft.ts";
import { choosePlace } from "../../booking/price/choose-places.ts";
import type { ChosenPlace } from "../../places/place-field.tsx";
import { firstMatch } from "./meant-places.ts";

/** Chooses the places that were typed and not picked, once their field was left; one that means nothing stays as it is. */
export function useMeantPlaces(trip: TripPlaces, change: (places: TripPlaces) => void): () => void {
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
    const { pickup, dropoff, stops } = trip;
    const typed = [pickup, dropoff, ...stops].filter(({ lat, text }) => lat === null && text.trim() !== "");
    for (const line of typed) {
      void choosePlace(line, firstMatch).then((chosen) => {
        if (chosen !== null && chosen.lat !== null) put(line, chosen);
      });
    }
  };
}
