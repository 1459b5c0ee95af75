import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import { keepStrings } from "../../language/strings.ts";
import { renderPart } from "../../testing/render.tsx";
import { RideNow } from "./ride-now.tsx";
import text from "./strings/en.ts";

keepStrings("en", "rides/tracking", text);

const NOW = new Date("2026-11-20T20:35:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS).toISOString();

function renderOnTheWay(estimated_arrival: string) {
  const ride: Partial<TrackedRide> = {
    status: "Accepted",
    ride_datetime: at(10),
    estimated_arrival,
    set_out_at: at(-1),
    arrived_at: null,
    ended_at: null,
    driver: { name: "Ruben Martina" } as TrackedRide["driver"],
  };
  return renderPart(
    <RideNow
      ride={ride as TrackedRide}
      moment="onTheWay"
      now={NOW}
      updatedAt={NOW.getTime()}
      stale={false}
    />,
  );
}

it("calls the minutes those of the car's drive only once it was seen on its way", () => {
  const { unmount } = renderOnTheWay(at(10));
  expect(screen.getByText(text.minutesToGo)).toBeTruthy();
  unmount();
  renderOnTheWay(at(6));
  expect(screen.getByText(text.minutesAway)).toBeTruthy();
});
