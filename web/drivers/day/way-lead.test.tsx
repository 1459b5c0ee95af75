import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Ahead } from "../../map/way/ahead.ts";
import { renderPart } from "../../testing/render.tsx";
import { WayLead } from "./way-lead.tsx";

const LEFT = { at: 3, turn: "left", street: "" } as const;
const HREF = "geo:12.1055,-68.9351";

function lead(ahead: Ahead | null) {
  return renderPart(<WayLead ahead={ahead} to="pickup" place="Emmastad" href={HREF} />);
}

it("says the next turn, how far it is and how far the pickup is", () => {
  lead({ turn: LEFT, metres: 312, metresLeft: 4_230 });
  expect(screen.getByText("Turn left in 300 m")).toBeTruthy();
  expect(screen.getByText("4.2 km to the pickup")).toBeTruthy();
});

it("says the street where its name is known, and that a turn is now", () => {
  lead({ turn: { ...LEFT, turn: "slight_right", street: "Caracasbaaiweg" }, metres: 12, metresLeft: 980 });
  expect(screen.getByText("Keep right now")).toBeTruthy();
  expect(screen.getByText("Caracasbaaiweg")).toBeTruthy();
});

it("leads straight on where there is no turn left, and to a place by its name where the driver's own is not known", () => {
  const { unmount } = lead({ turn: null, metres: 84, metresLeft: 84 });
  expect(screen.getByText("Straight on")).toBeTruthy();
  expect(screen.getByText("80 m to the pickup")).toBeTruthy();
  unmount();
  lead(null);
  expect(screen.queryByText(/(Straight|Turn)/)).toBeNull();
  expect(screen.getByText("Emmastad")).toBeTruthy();
  expect(screen.getByText("To the pickup")).toBeTruthy();
});

it("is one tap away from the phone's own navigation, led or not", () => {
  lead(null);
  expect(screen.getByRole("link", { name: "Navigate" }).getAttribute("href")).toBe(HREF);
});
