import { useEffect, useState } from "react";
import type { ResultOf } from "../../../contract/endpoint.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { getRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { invalidate, setCached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { EMPTY_BOOKING, tripError } from "../../booking/booking-draft.ts";
import { isUnchosen, useChosenPlaces } from "../../booking/use-chosen-places.ts";
import {
  type BookedTrip,
  type TripDraft,
  type TripEdit,
  changedTripFields,
  tripDraftOf,
  tripEditOf,
} from "../../booking/trip-edit.ts";
import type { ChosenPlace } from "../../places/chosen-place.ts";
import { useNow } from "../../ui/use-now.ts";

/** The ride whose passenger changes it, by its code. */
export type ChangeableRide = BookedTrip &
  Pick<TrackedRide, "version" | "actions" | "calculated_fare" | "status">;

/** While a place is typed, the price is not asked for with every letter. */
const QUIET_MS = 300;

/**
 * A change of a ride that others may change too. The typed text lies over the ride as it is now, so that nothing of
 * theirs is taken back unseen, and the confirmed price is the one that is shown.
 */
export function useChangeRide(
  { ride, code }: { ride: ChangeableRide; code: string },
  onDone: (ride: TrackedRide) => void,
) {
  const [typed, setTyped] = useState<Partial<TripDraft>>({});
  const [seenVersion] = useState(ride.version);
  const minute = useNow(MINUTE_MS);
  const params = { tracking_code: code };
  const before = tripDraftOf(ride);
  const draft: TripDraft = { ...before, ...typed };
  const changed = changedTripFields(before, draft);
  // The pickup of a late ride has passed, but its other facts can still be changed.
  const when = changed.includes("when") ? draft.when : "now";
  const problem = tripError({ ...EMPTY_BOOKING, ...draft, when }, minute);
  const lines = typedLines(before, draft);
  const { unchosen, leave } = useChosenPlaces(lines, (line, place) =>
    setTyped((others) => ({ ...others, ...withPlace({ ...before, ...others }, line, place) })),
  );
  // No line that was typed is sent as a place.
  const isWhole = problem === null && !lines.some(isUnchosen);
  const edit = isWhole ? tripEditOf(before, draft, minute) : {};
  const price = useSettledPrice(edit, { code, version: ride.version });
  const change = useChange(changeTrackedRideEndpoint, {
    onDone: (changedRide) => {
      setCached(read(trackRideEndpoint, { params }), changedRide);
      onDone(changedRide);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "price_changed") price.refetch();
      else invalidate(trackRideEndpoint);
    },
    invalidates: [listRideRequestsEndpoint, getRideEndpoint],
  });
  const ready = changed.length > 0 && isWhole && price.data !== undefined && ride.actions.includes("change");
  return {
    draft,
    edit: (values: Partial<TripDraft>) => {
      setTyped((others) => ({ ...others, ...values }));
      if (!change.isPending) change.reset();
    },
    problem,
    /** The lines of this form that are no place of the list, as they stand in their fields. */
    unchosen,
    leavePlace: leave,
    price,
    change,
    ready,
    /** Somebody has changed the ride since the form was opened. */
    movedOn: ride.version !== seenVersion,
    send: () => {
      if (!ready || change.isPending) return;
      change.run({ params, body: { ...edit, version: ride.version, quote: price.data?.quote ?? null } });
    },
  };
}

/** The places of the form that the ride hasn't had before. */
function typedLines(before: TripDraft, { pickup, dropoff, stops }: TripDraft): readonly ChosenPlace[] {
  const were = [before.pickup, before.dropoff, ...before.stops].map(({ text }) => text);
  return [pickup, dropoff, ...stops].filter(({ text }) => !were.includes(text));
}

function withPlace({ pickup, dropoff, stops }: TripDraft, line: ChosenPlace, place: ChosenPlace) {
  const put = (one: ChosenPlace) => (isUnchosen(one) && one.text === line.text ? place : one);
  return { pickup: put(pickup), dropoff: put(dropoff), stops: stops.map(put) };
}

type ChangePrice = ResultOf<typeof priceTrackedChangeEndpoint>;

/** The price of the change, once nothing is typed any more; `data` is that of the very change. */
function useSettledPrice(edit: TripEdit, { code, version }: { code: string; version: number }) {
  const body = JSON.stringify({ ...edit, version });
  const [asked, setAsked] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(body), QUIET_MS);
    return () => clearTimeout(timer);
  }, [body]);
  const asks = Object.keys(edit).length > 0 && asked === body;
  const input = { params: { tracking_code: code }, body: JSON.parse(asked) as TripEdit };
  const price = useRead(asks ? { ...read(priceTrackedChangeEndpoint, input), retries: false } : null);
  const data: ChangePrice | undefined = asks ? price.data : undefined;
  return { data, error: asks ? price.error : null, refetch: price.refetch };
}
