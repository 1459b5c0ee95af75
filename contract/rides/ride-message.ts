import { z } from "zod";
import { phoneGatewaySchema } from "../company/phone-messages.ts";

/** Messages to a passenger about their ride. */
export const RIDE_NOTIFICATIONS = [
  "booked",
  "changed",
  "flight_moved",
  "driver_assigned",
  "driver_set_out",
  "driver_arrived",
  "driver_left",
  "car_changed",
  "no_show",
  "reminder",
  "cancelled",
  "receipt",
] as const;
export type RideNotificationKind = (typeof RIDE_NOTIFICATIONS)[number];

/** Messages to a driver whose page is closed. */
export const DRIVER_ALERTS = [
  "ride_in_pool",
  "ride_given",
  "ride_changed",
  "ride_taken_away",
  "ride_back",
  "ride_called_off",
  "round_called",
  "round_over",
] as const;
export type DriverAlertKind = (typeof DRIVER_ALERTS)[number];

/** Those to several drivers at once, who may take a ride and don't have it: by push alone. */
export const SEVERAL_ALERTS = ["ride_in_pool", "round_called", "round_over"] as const;

/** The code with which a guest proves that a booking is theirs. */
export const BOOKING_CODE = "booking_code";

/** Subjects of a message about a ride. */
export type RideMessageKind = RideNotificationKind | DriverAlertKind | typeof BOOKING_CODE;

/** A message about a ride, as dispatch sees it. */
export const rideMessageSchema = z.object({
  id: z.int(),
  /** Its subject: one of `RideMessageKind`, or one that is added later. */
  kind: z.string(),
  to: z.enum(["passenger", "driver"]),
  channel: z.enum(["email", "phone", "push"]),
  /** The gateway that took a message to a phone. */
  gateway: phoneGatewaySchema.nullable(),
  /** `delivered` and `read` are known of those ways that report it. */
  state: z.enum(["waiting", "sent", "delivered", "read", "failed"]),
  /** A code of what went wrong last; null where nothing did. */
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type RideMessage = z.infer<typeof rideMessageSchema>;
