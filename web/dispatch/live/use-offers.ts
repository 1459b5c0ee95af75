import { useMemo } from "react";
import type { DispatchSettings } from "../../../contract/dispatch/dispatch.ts";
import { getDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { soonestFirst } from "../../rides/live/with-ride-event.ts";
import { useAssignedRides } from "./dispatch-lists.ts";

/** The switch of auto-assign, and what it does now. */
export const DISPATCH_SETTINGS = read(getDispatchSettingsEndpoint);
export const SETTINGS_REFRESH = { everyMs: 5 * SECOND_MS } as const;

/** A ride that one driver is asked for, or several at once. */
export type Offer = {
  readonly ride_id: number;
  /** Null where several are asked. */
  readonly driver_id: number | null;
  readonly driver_names: readonly string[];
  readonly expires_at: string;
};

/** The open offers of auto-assign, by ride; a screen that knows of none shows every ride as it is. */
export function useOffers(): ReadonlyMap<number, Offer> {
  const settings = useRead(DISPATCH_SETTINGS, SETTINGS_REFRESH).data;
  const { open_offers: open, open_rounds: rounds } = settings ?? {};
  return useMemo(() => offersOf({ open, rounds }), [open, rounds]);
}

type Asked = {
  readonly open: DispatchSettings["open_offers"] | undefined;
  readonly rounds: DispatchSettings["open_rounds"];
};

function offersOf({ open = [], rounds = [] }: Asked): ReadonlyMap<number, Offer> {
  const toSeveral = rounds.map((round) => ({ ...round, driver_id: null }));
  const toOne = open.map((offer) => ({ ...offer, driver_names: [offer.driver_name] }));
  return new Map([...toSeveral, ...toOne].map((offer) => [offer.ride_id, offer]));
}

/** The rides nobody has said yes to: those without a driver, and those that are only on offer to one. */
export function useUnanswered(pending: readonly Ride[]): readonly Ride[] {
  const offers = useOffers();
  const assigned = useAssignedRides().data;
  return useMemo(() => {
    const offered = assigned?.filter((ride) => isOnOffer(ride, offers)) ?? [];
    if (offered.length === 0) return pending;
    const asked = new Set(offered.map(({ id }) => id));
    return soonestFirst([...pending.filter(({ id }) => !asked.has(id)), ...offered]);
  }, [pending, assigned, offers]);
}

/** Whether a ride is a driver's only until they say yes or the time is over, or nobody's yet while several are asked. */
export function isOnOffer(
  ride: Pick<Ride, "id" | "status" | "driver_id">,
  offers: ReadonlyMap<number, Offer>,
): boolean {
  const offer = offers.get(ride.id);
  if (offer === undefined) return false;
  return offer.driver_id === null
    ? ride.status === "Pending"
    : ride.status === "Assigned" && offer.driver_id === ride.driver_id;
}
