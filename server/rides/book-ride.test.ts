import { expect, it } from "vitest";

import { bookARide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-house.ts";

onEachDatabase("booking a ride", (house) => {
  it("gives a guest a pending ride with the server's fare, a reference to say and a code to follow it", async () => {
    const ride = await bookARide(house, { rider_name: "Ana Maria" });
    expect(ride).toMatchObject({
      status: "Pending",
      rider_name: "Ana Maria",
      calculated_fare: "30.00",
      zone: "mambo",
      actions: ["cancel", "edit_notes"],
      driver_id: null,
      version: 1,
    });
    expect(ride.reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/);
    expect(ride.tracking_code?.length).toBeGreaterThanOrEqual(22);
  });
});
