import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listRideMessagesEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { RideMessage } from "../../../contract/rides/ride-message.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { RideMessages } from "./ride-messages.tsx";

const SENT: RideMessage = {
  id: 1,
  kind: "booked",
  to: "passenger",
  channel: "phone",
  gateway: "whatsapp",
  state: "read",
  reason: null,
  at: "2026-11-20T16:00:00.000Z",
};

test("each message says what it was about, to whom it went, by which way, and whether it arrived", async () => {
  const failed = { ...SENT, id: 2, kind: "driver_set_out", gateway: "sms", state: "failed" } as const;
  const messages: RideMessage[] = [
    { ...failed, reason: "sms_30003" },
    { ...SENT, id: 3, kind: "reminder", channel: "email", gateway: null, state: "waiting" },
    { ...SENT, id: 4, kind: "ride_given", to: "driver", channel: "push", gateway: null, state: "sent" },
    SENT,
  ];
  serverAnswers(listRideMessagesEndpoint, () => messages);
  renderPart(<RideMessages id={7} />);
  const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
  for (const [row, ...words] of [
    [0, "Driver on the way", "passenger, SMS", "failed", "The gateway didn't take it (sms_30003)"],
    [1, "Reminder", "passenger, email", "waiting"],
    [2, "Ride assigned", "driver, notification", "sent"],
    [3, "Booking confirmed", "passenger, WhatsApp", "read"],
  ] as const) {
    for (const word of words) expect(rows[row]).toContain(word);
  }
});
