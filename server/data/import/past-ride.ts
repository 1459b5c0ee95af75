import { NO_PHONE } from "../../../domain/rides/street-hail.ts";
import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { ImportFault } from "../../../contract/data/data-import.ts";
import type { ImportColumn } from "../../../contract/data/import-columns.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { PastRide } from "../../rides/past-rides/store-past-rides.ts";
import type { RideCells } from "./ride-rules.ts";

type RideFault = { readonly column: ImportColumn<"rides">; readonly fault: ImportFault };

const MOMENTS = [
  "ride_datetime",
  "created_at",
  "assigned_at",
  "accepted_at",
  "set_out_at",
  "arrived_at",
  "picked_up_at",
  "started_at",
  "completed_at",
  "ended_at",
  "blanked_at",
] as const satisfies ImportColumn<"rides">[];
const OF_COMPLETED = [
  "completed_at",
  "stars",
  "paid_by",
  "tip_cents",
  "tip_xcg_cents",
] as const satisfies ImportColumn<"rides">[];

/** The fault of a ride although each of its cells is fine by itself. */
export function faultsOfRide(ride: RideCells, now: Date): RideFault[] {
  const late = MOMENTS.filter((column) => (ride[column] ?? now) > now);
  const isOver = ride.status === "Cancelled" || late.length > 0 || completedAt(ride) <= now;
  return [
    ...late.map((column): RideFault => ({ column, fault: "not_past" })),
    ...(isOver ? [] : [{ column: "ride_datetime", fault: "not_past" } as const]),
    ...(phoneOf(ride) === null ? [{ column: "rider_phone", fault: "phone" } as const] : []),
    ...(ride.status === "Completed" ? faultsOfPayment(ride) : faultsOfCancelled(ride)),
  ];
}

function faultsOfCancelled(ride: RideCells): RideFault[] {
  const given = OF_COMPLETED.filter((column) => ride[column] !== null);
  return given.map((column) => ({ column, fault: "completed_only" }));
}

/** A tip belongs to a payment, and one in guilders has its worth in dollars beside it. */
function faultsOfPayment({ paid_by: paid, tip_cents: tip, tip_xcg_cents: xcg }: RideCells): RideFault[] {
  if (paid === null && tip !== null) return [{ column: "tip_cents", fault: "payment" }];
  const isWrong = xcg !== null && (paid !== "cash_xcg" || tip === null);
  return isWrong ? [{ column: "tip_xcg_cents", fault: "payment" }] : [];
}

/** The phone in its one form; of a passenger who was removed there is none, and none of one who stopped a car in the street. */
function phoneOf({ rider_phone: typed, blanked_at: blanked }: RideCells): string | null {
  return blanked === null && typed !== NO_PHONE ? canonicalPhone(typedPhone(typed)) : typed;
}

/** When a completed ride ended: what its line says, or as long after the pickup as it took. */
export function completedAt(ride: RideCells): Date {
  return ride.completed_at ?? new Date(ride.ride_datetime.getTime() + ride.duration_min * MINUTE_MS);
}

type People = { readonly driver_id: number | null; readonly rider_id: number | null };

/** A ride without faults as it is kept. */
export function toPastRide(ride: RideCells, people: People): PastRide {
  const { rider_username: _rider, driver_username: _driver, ...columns } = ride;
  const completed = ride.status === "Completed" ? completedAt(ride) : null;
  return {
    ...columns,
    ...people,
    rider_phone: phoneOf(ride) ?? ride.rider_phone,
    stops: JSON.stringify(ride.stops),
    breakdown: JSON.stringify(ride.breakdown),
    created_at: ride.created_at ?? ride.ride_datetime,
    completed_at: completed,
    ended_at: ride.ended_at ?? completed ?? ride.ride_datetime,
  };
}
