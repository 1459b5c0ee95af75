import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listWaitingEndpoint } from "../../../contract/promises/waiting-list.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { DeskWaitingList } from "./desk-waiting-list.tsx";

const AT = "2099-12-03T14:30:00.000Z";

test("dispatch sees who waits for which time, how to reach them, and whether they were told", async () => {
  const trip = {
    pickup_location: "Hato Airport",
    dropoff_location: "Mambo Beach",
    passenger_count: 2,
    wanted_at: AT,
    created_at: AT,
  };
  serverAnswers(listWaitingEndpoint, () => [
    { ...trip, id: 1, name: "Maya", phone: "5551234", email: null, told_at: null },
    {
      ...trip,
      id: 2,
      name: "Sol",
      phone: null,
      email: "sol@example.com",
      told_at: "2099-12-03T13:00:00.000Z",
    },
  ]);
  const { user } = renderPart(<DeskWaitingList />);
  await user.click(await screen.findByText("Waiting list (2)"));
  expect(screen.getByText(/555 1234/).getAttribute("href")).toContain("tel:");
  // An address of mail may break after its sign.
  expect(document.body.textContent).toContain("sol@example.com");
  expect(screen.getByText(/^told at 9:00/)).toBeTruthy();
  expect(screen.getByText(/^since /)).toBeTruthy();
});
