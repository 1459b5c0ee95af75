import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RideHistoryEntry } from "../../../contract/rides/ride.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import "../../testing/other-languages.ts";
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

test.each([
  [
    "en",
    "Activity",
    /Assigned to Ruben Martina.+\(operator\)/,
    /pickup: Punda → Otrobanda, passengers: 2 → 3/,
  ],
  ["nl", "Activiteit", /Toegewezen aan .+ \(centralist\)/, /ophaalpunt: .+, passagiers: 2 → 3/],
  ["es", "Actividad", /Asignado a .+ \(operador\)/, /recogida: .+, pasajeros: 2 → 3/],
  ["pap", "Loke a pasa", /Asigná na .+ \(operadó\)/, /lugá pa buska: .+, pasahero: 2 → 3/],
] as const)("who did what to a ride is read in %s", async (language, heading, assigned, changed) => {
  const byDesk: RideHistoryEntry = {
    ...GIVEN_BACK,
    actor: "operator",
    actor_name: "Suheily Cijntje",
    values: [],
  };
  const entries: RideHistoryEntry[] = [
    {
      ...byDesk,
      action: "update",
      driver_name: null,
      values: [
        { field: "pickup_location", from: "Punda", to: "Otrobanda" },
        { field: "passenger_count", from: 2, to: 3 },
      ],
    },
    { ...byDesk, id: 2, action: "assign" },
  ];
  serverAnswers(listRideHistoryEndpoint, () => entries);
  renderPart(<RideHappened id={7} />, language);
  await screen.findAllByRole("listitem");
  const [last, first] = within(screen.getByRole("region", { name: heading }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);
  expect(last).toMatch(assigned);
  expect(first).toMatch(changed);
});
