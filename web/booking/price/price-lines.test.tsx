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
