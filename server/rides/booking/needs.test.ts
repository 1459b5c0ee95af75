import { expect, it } from "vitest";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { changeTrackedRideEndpoint, trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { aBooking, bookARide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("what a passenger needs of the car", (server) => {
  it("is kept with the age of each child and whether a wheelchair folds, and shown on the ride's page", async () => {
    const ride = await bookARide(server, { child_ages: "0, 4", wheelchair_folds: true });
    const needs = { child_seat: true, child_ages: "0, 4", wheelchair: true, wheelchair_folds: true };
    expect(ride).toMatchObject(needs);
    const params = { tracking_code: ride.tracking_code ?? "" };
    expect(await server.call(trackRideEndpoint, { params })).toMatchObject(needs);
  });

  it("is a yes or no for who says no more, as it always was", async () => {
    expect(await bookARide(server, { child_seat: true })).toMatchObject({
      child_seat: true,
      child_ages: null,
      wheelchair: false,
      wheelchair_folds: false,
    });
  });

  it("takes the ages along where the seat is taken away", async () => {
    const ride = await bookARide(server, { child_ages: "4" });
    const changed = await server.call(changeTrackedRideEndpoint, {
      params: { tracking_code: ride.tracking_code ?? "" },
      body: { version: ride.version, child_seat: false },
    });
    expect(changed).toMatchObject({ child_seat: false, child_ages: null });
  });

  it("is refused where the ages are none, with a sentence that says how they are written", async () => {
    const body = { ...aBooking(server), child_ages: "two small ones" };
    const refused = await server.ask(bookRideEndpoint, { body });
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      "Say each child's age in years, like 0, 4.",
    ]);
  });
});
