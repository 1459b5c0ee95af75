import { useEffect, useEffectEvent } from "react";
import { getOwnPlanEndpoint } from "../../../contract/dispatch/own-plan.endpoints.ts";
import type { OwnPlan } from "../../../contract/dispatch/own-plan.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useKept } from "../../api/use-kept.ts";
import { useRead } from "../../api/use-read.ts";
import { keptName } from "../day/forget-kept-rides.ts";

const OWN_PLAN = read(getOwnPlanEndpoint);
const EVERY_MS = 30 * SECOND_MS;
/** Many drivers hear of a new request at the same moment: they don't all ask in that moment. */
const SOON_MS = SECOND_MS;
const SPREAD_MS = 3 * SECOND_MS;
/** Between the driver's rides and the requests; alone where there are neither. */
const NOTHING = "; ";

type Watched = {
  readonly enabled: boolean;
  readonly own: readonly Ride[];
  readonly requests: readonly Ride[];
};

/** The driver's day by the plan; without a signal as it was last. It is read again when their rides change or others are to be had. */
export function useOwnPlan(username: string, { enabled, own, requests }: Watched): OwnPlan | null {
  const plan = useKept(useRead(enabled ? OWN_PLAN : null, { everyMs: EVERY_MS }), {
    as: enabled ? keptName(username, "plan") : null,
    check: isOwnPlan,
  });
  const { data, refetch } = plan;
  const known = new Set(data?.requests.map(({ ride_id }) => ride_id));
  const unjudged = requests.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const mark = own.map(({ id, status, ride_datetime }) => `${id} ${status} ${ride_datetime}`).join(", ");
  const asked = `${mark}${NOTHING}${unjudged.join(" ")}`;
  const readAgain = useEffectEvent(() => refetch());
  useEffect(() => {
    if (!enabled || asked === NOTHING) return;
    const timer = setTimeout(() => readAgain(), SOON_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [enabled, asked]);
  return data ?? null;
}

function isOwnPlan(value: unknown): value is OwnPlan {
  return typeof value === "object" && value !== null && "rides" in value && "unheard_offers" in value;
}
