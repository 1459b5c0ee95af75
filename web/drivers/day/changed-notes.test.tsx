import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { DriverScreen, ridesRead } from "../../testing/driver-day.tsx";
import { renderPart } from "../../testing/render.tsx";
import { ChangedNotes } from "./changed-notes.tsx";
import { aRide } from "../../testing/rides.ts";

const BEFORE = aRide({ ride_datetime: "2026-11-20T22:56:00.000Z" });

function tellOf(facts: Partial<Ride>) {
  const day = { changed: [BEFORE], active: ridesRead([{ ...BEFORE, ...facts }]) };
  renderPart(
    <DriverScreen path="/activerides" day={day}>
      <ChangedNotes />
    </DriverScreen>,
  );
  return screen.getByText(/^Date & Time:/).textContent;
}

it("says only the time of a pickup that moves within its day", () => {
  expect(tellOf({ ride_datetime: "2026-11-20T23:26:00.000Z" })).toBe("Date & Time: 6:56 PM 7:26 PM");
});

it("says the day too where it is another", () => {
  const told = tellOf({ ride_datetime: "2026-11-21T23:26:00.000Z" });
  expect(told).toBe("Date & Time: Nov 20, 6:56 PM Nov 21, 7:26 PM");
});
