import { useEffect, useEffectEvent, useRef } from "react";
import { type LinkedPlace, tripInLink } from "../../domain/rides/trip-link.ts";
import type { Language } from "../../domain/languages.ts";
import { useLanguage } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { useLocation, useNavigate, useSearchParams } from "../router/router-context.ts";
import { type BookingDraft, EMPTY_BOOKING, TIME_STEP_MINUTES, onIslandClock } from "./booking-draft.ts";
import type { BookingFlow } from "./use-booking-flow.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";

/** Begins the booking with the trip that the page's address carries, and takes it out of the address: from there on it's the person's. */
export function useTripOfAddress(flow: BookingFlow): void {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const begun = useRef(false);
  const begin = useEffectEvent(async () => {
    const trip = tripInLink(params);
    if (trip === null || begun.current) return;
    begun.current = true;
    const { pickup, dropoff, at, passengers, bags, vehicleType } = trip;
    const values: Partial<BookingDraft> = {
      pickup: chosenIn(pickup),
      dropoff: chosenIn(dropoff),
      stops: [],
      wayBack: null,
      when: at === null || at <= new Date() ? EMPTY_BOOKING.when : onIslandClock(nextStep(at)),
      vehicleType: vehicleType ?? EMPTY_BOOKING.vehicleType,
      ...(passengers !== null && { passengers }),
      ...(bags !== null && { luggage: bags }),
    };
    flow.change(values);
    navigate(pathname, { replace: true });
    const [from, to] = await Promise.all([named(pickup, language), named(dropoff, language)]);
    if (from ?? to) flow.change({ ...(from && { pickup: from }), ...(to && { dropoff: to }) });
  });
  useEffect(() => {
    void begin();
  }, []);
}

/** A place as it is shown at once; a point without a name is shown by its figures until that is found. */
function chosenIn(place: LinkedPlace | null): ChosenPlace {
  if (place === null) return EMPTY_BOOKING.pickup;
  const { name, point } = place;
  if (point === null) return { text: name, lat: null, lng: null };
  return { text: name === "" ? `${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}` : name, ...point };
}

/** The place at a point that came without a name; null where there's none to find, or it can't be found now. */
async function named(place: LinkedPlace | null, language: Language): Promise<ChosenPlace | null> {
  if (place === null || place.point === null || place.name !== "") return null;
  try {
    // Hardly anybody comes so, and the others don't wait for the code.
    const { findReachablePlace } = await import("../places/reachable-place.ts");
    const found = await findReachablePlace(place.point, language);
    return { text: found.place.name, ...found.point };
  } catch {
    return null;
  }
}

function nextStep(at: Date): Date {
  const step = TIME_STEP_MINUTES * MINUTE_MS;
  return new Date(Math.ceil(at.getTime() / step) * step);
}
