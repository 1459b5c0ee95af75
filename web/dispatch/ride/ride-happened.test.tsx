import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RideHistoryEntry } from "../../../contract/rides/ride.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { RideHappened } from "./ride-happened.tsx";

const GIVEN_BACK: RideHistoryEntry = {
  id: 1,
  at: "2026-11-20T16:00:00.000Z",
  happened_at: null,
  action: "cancel",
  from_status: "Accepted",
  to_status: "Pending",
  actor: "driver",
  actor_name: "Ruben Martina",
  driver_id: 5,
  driver_name: "Ruben Martina",
  changed: [],
  values: [
    { field: "cancel_reason", from: null, to: "car_trouble" },
    { field: "cancel_note", from: null, to: "Flat tyre at Hato" },
  ],
};

test("the office reads in words why a driver gave a ride back, and why a booking was turned down", async () => {
  const rejected = { ...GIVEN_BACK, id: 2, action: "reject", actor: "operator" } as const;
  serverAnswers(listRideHistoryEndpoint, () => [
    GIVEN_BACK,
    { ...rejected, values: [{ field: "reject_reason", from: null, to: "no_car" }] },
  ]);
  renderPart(<RideHappened id={7} />);
  const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
  expect(rows[1]).toContain("because: car trouble, in the driver's words: Flat tyre at Hato");
  expect(rows[0]).toContain("rejected, because: No car free at that time");
});
