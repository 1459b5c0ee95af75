import "../../testing/other-languages.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inPage, renderPart } from "../../testing/render.tsx";
import type { CalculatedFare } from "../use-booking.ts";
import { PriceLines } from "./price-lines.tsx";

const FARE = {
  fare: 34,
  total: 34,
  breakdown: [],
  twoCars: null,
  wayBack: null,
} as unknown as CalculatedFare;

it.each(["en", "nl"] as const)(
  "names in %s the guilders of cash only to whoever pays it",
  async (language) => {
    const { rerender } = renderPart(<PriceLines fare={FARE} onAccount={false} />, language);
    expect(await screen.findByText(/XCG/)).toBeTruthy();
    rerender(inPage(<PriceLines fare={FARE} onAccount />, language));
    expect(screen.queryByText(/XCG/)).toBeNull();
  },
);

it("adds both ways up before it says what they are in guilders", () => {
  const wayBack = { fare: 34, breakdown: [] } as unknown as CalculatedFare["wayBack"];
  renderPart(<PriceLines fare={{ ...FARE, total: 68, wayBack }} onAccount={false} />, "en");
  const sum = screen.getByText("Both ways").parentElement;
  expect(sum?.textContent).toContain("$68.00");
  expect(sum?.compareDocumentPosition(screen.getByText(/XCG 121.72/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
