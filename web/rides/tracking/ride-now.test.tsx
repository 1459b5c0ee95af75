import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import type { Language } from "../../../domain/languages.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import "../../testing/other-languages.ts";
import { renderPart } from "../../testing/render.tsx";
import { RideNow } from "./ride-now.tsx";
import text from "./strings/en.ts";
import { aTrackedRide } from "../../testing/rides.ts";

const NOW = new Date("2026-11-20T20:35:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS).toISOString();

function renderOnTheWay(estimated_arrival: string) {
  const ride = aTrackedRide({
    status: "Accepted",
    ride_datetime: at(10),
    estimated_arrival,
    set_out_at: at(-1),
    driver: { name: "Ruben Martina" },
  });
  return renderPart(
    <RideNow ride={ride} moment="onTheWay" now={NOW} updatedAt={NOW.getTime()} stale={false} />,
  );
}

it("calls the minutes those of the car's drive only once it was seen on its way", () => {
  const { unmount } = renderOnTheWay(at(10));
  expect(screen.getByText(text.minutesToGo)).toBeTruthy();
  unmount();
  renderOnTheWay(at(6));
  expect(screen.getByText(text.minutesAway)).toBeTruthy();
});

const waiting = { status: "Pending", ride_datetime: at(-1), created_at: at(-1) } as const;

function renderFinding(expected: TrackedRide["expected"], language?: Language) {
  const ride = { ...aTrackedRide(waiting), ...(expected ? { expected } : {}) };
  const { container } = renderPart(
    <RideNow ride={ride} moment="finding" now={NOW} updatedAt={NOW.getTime()} stale={false} />,
    language,
  );
  return container.textContent;
}

it("says in about how many minutes a car will be there before anybody has the ride", () => {
  const shown = renderFinding({ pickup_at: at(8), first_free_at: null });
  expect(shown).toContain("A car will be there in about 8\u00A0min. Name, car and plate appear here");
  expect(shown).toContain("8min to go");
  expect(renderFinding({ pickup_at: at(-1), first_free_at: null })).toContain(
    "A car can be there right away.",
  );
});

it("says that every car is busy where none is free, and when the first may be there", () => {
  const shown = renderFinding({ pickup_at: null, first_free_at: at(25) });
  expect(shown).toContain("Every car is busy just now. The first one may be there at about 5:00 PM.");
  expect(shown).not.toContain("min to go");
  expect(renderFinding({ pickup_at: null, first_free_at: null })).toContain(
    "Every car is busy just now. You'll see it here as soon as one is free.",
  );
  expect(renderFinding(undefined)).not.toContain("A car");
});

it.each([
  ["nl", "Over ongeveer 8\u00A0min is er een auto."],
  ["es", "Habrá un carro en unos 8\u00A0min."],
  ["pap", "Den mas o ménos 8\u00A0min lo tin un outo einan."],
] as const)("says it in %s", (language, words) => {
  expect(renderFinding({ pickup_at: at(8), first_free_at: null }, language)).toContain(words);
});

it("says of a named driver who will be later than was booked by how much, and counts the minutes to then", () => {
  const named = { ...aTrackedRide({ status: "Accepted", ride_datetime: at(10), created_at: at(-300) }) };
  const ride = { ...named, expected: { pickup_at: at(18), first_free_at: null } };
  const { container } = renderPart(
    <RideNow ride={ride} moment="named" now={NOW} updatedAt={NOW.getTime()} stale={false} />,
  );
  expect(container.textContent).toContain(
    "At your pickup at about 4:53 PM, 8\u00A0min later than you booked.",
  );
  expect(container.textContent).toContain("18min to go");
});
