import { SECRET_NOTIFICATIONS } from "../../contract/notifications/message-kinds.ts";
import type { SendingAgain, SendingState } from "../../contract/notifications/sent-messages.ts";
import {
  DRIVER_ALERTS,
  type DriverAlertKind,
  type RideNotificationKind,
} from "../../contract/rides/ride-message.ts";
import { OPEN, PROMISED, type RideStatus, UNDER_WAY, isOneOf } from "../../domain/rides/ride-states.ts";

const TO_COME = ["Pending", ...PROMISED] as const;

/** The states of its ride in which a message is still true. */
const TRUE_WHILE: Readonly<Record<RideNotificationKind | DriverAlertKind, readonly RideStatus[]>> = {
  booked: TO_COME,
  changed: TO_COME,
  flight_moved: TO_COME,
  reminder: TO_COME,
  driver_assigned: PROMISED,
  driver_set_out: PROMISED,
  driver_arrived: PROMISED,
  car_changed: PROMISED,
  driver_left: ["Pending"],
  no_show: ["NoShow"],
  cancelled: ["Cancelled", "Rejected"],
  receipt: ["Completed"],
  // Drivers who are offered it now hear of it anew.
  ride_in_pool: [],
  round_called: [],
  round_over: [],
  ride_given: UNDER_WAY,
  ride_changed: UNDER_WAY,
  ride_back: UNDER_WAY,
  ride_taken_away: OPEN,
  ride_called_off: ["Cancelled"],
};

/** Messages that somebody may ask for once more although they were sent. */
const ASKED_FOR: readonly string[] = [
  "booked",
  "driver_assigned",
  "cancelled",
  "receipt",
] satisfies RideNotificationKind[];

type Row = {
  kind: string;
  channel: "email" | "phone" | "push";
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  claimed_until: Date | null;
  sent_again_at: Date | null;
  ride_status: RideStatus | null;
  ride_driver_id: number | null;
  whose: number | null;
};

export function sendingStateOf({ sent_at, failed_at, last_error }: Omit<Row, "kind">): SendingState {
  if (failed_at !== null) return "given_up";
  if (sent_at !== null) return "sent";
  return last_error === null ? "waiting" : "failed";
}

/** Whether the office can send a message once more, or why it cannot. */
export function sendingAgainOf(row: Row, now: Date): SendingAgain {
  if (row.sent_again_at !== null) return "done";
  const state = sendingStateOf(row);
  const isBeingSent = row.claimed_until !== null && row.claimed_until > now;
  if (state === "waiting" || isBeingSent) return "needless";
  if (state === "sent" && (row.channel === "push" || !ASKED_FOR.includes(row.kind))) return "needless";
  if (SECRET_NOTIFICATIONS.some((kind) => kind === row.kind)) return "secret";
  return isStillTrue(row) ? "possible" : "past";
}

/** Whether its ride is as the message says; what is about no ride stays true. */
function isStillTrue({ kind, ride_status: status, ride_driver_id: driverId, whose }: Row): boolean {
  if (!isOfRide(kind)) return true;
  if (status === null || !isOneOf(TRUE_WHILE[kind], status)) return false;
  if (!DRIVER_ALERTS.some((alert) => alert === kind)) return true;
  return whose !== null && (whose === driverId) === (kind !== "ride_taken_away");
}

/** Whether a message that waited, so that several changes are one, still says something: not once the ride is over. */
export function isStillNews(kind: string, status: RideStatus | null): boolean {
  return kind !== "changed" || status === null || isOneOf(TRUE_WHILE.changed, status);
}

function isOfRide(kind: string): kind is keyof typeof TRUE_WHILE {
  return kind in TRUE_WHILE;
}
