import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../../testing/render.tsx";
import { DepositNote } from "./deposit-note.tsx";
import { aFare } from "../../testing/fares.ts";
import type { PricedTrip } from "../booking-draft.ts";

const due = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
const priced = (deposit?: { amount: number; due_at: string }) =>
  aFare({ fare: 34, ...(deposit && { deposit }) });

function noteOf(fare: PricedTrip): string {
  const { container } = renderPart(<DepositNote fare={fare} />);
  return container.textContent;
}

it("says before the booking what deposit is asked after it, by when, and what happens without", () => {
  const said = noteOf(priced({ amount: 10.2, due_at: due(16) }));
  expect(said).toContain("$10.20");
  expect(said).toContain("Nov 20, 12:00 PM");
  expect(screen.getByText(/you pay nothing/)).toBeTruthy();
});

it("adds the deposits of both ways and of two cars, due with the first", () => {
  const there = priced({ amount: 10.2, due_at: due(17) });
  const back = priced({ amount: 9, due_at: due(16) });
  expect(noteOf({ ...there, wayBack: back })).toMatch(/\$19\.20.*12:00 PM/);
  const twoCars = [
    { passengers: 4, luggage: 4, there, back: null },
    { passengers: 1, luggage: 1, there: back, back: null },
  ];
  expect(noteOf({ ...priced(), twoCars })).toMatch(/\$19\.20.*12:00 PM/);
});

it("says nothing where none is asked", () => {
  expect(noteOf(priced())).toBe("");
});
