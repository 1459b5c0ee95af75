import { expect, it } from "vitest";
import { RIDE_STATUSES } from "../../../contract/rides/ride-states.ts";
import { etaOf } from "./ride-facts.tsx";

it("says when a passenger aboard will be there, and nothing of a ride before or after", () => {
  const estimated_arrival = "2026-11-20T12:00:00.000Z";
  const said = RIDE_STATUSES.filter((status) => etaOf({ status, estimated_arrival }) !== null);
  expect(said).toEqual(["PickedUp", "InProgress"]);
});
