import "../../testing/other-languages.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inPage, renderPart } from "../../testing/render.tsx";
import { PriceLines } from "./price-lines.tsx";
import { aFare } from "../../testing/fares.ts";

const FARE = aFare({ fare: 34, total: 34 });

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
  const wayBack = aFare({ fare: 34 });
  renderPart(<PriceLines fare={{ ...FARE, total: 68, wayBack }} onAccount={false} />, "en");
  const sum = screen.getByText("Both ways").parentElement;
  expect(sum?.textContent).toContain("$68.00");
  expect(sum?.compareDocumentPosition(screen.getByText(/XCG 121.70/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("opens each of two cars to the lines that its price is made of", async () => {
  const line = { label: "Fixed airport rate", code: "airport_rate", amount: 30, zone: "mambo" } as const;
  const car = (fare: number) => ({
    passengers: 4,
    luggage: 2,
    there: aFare({ fare, vehicle_type: "economy", breakdown: [{ ...line, amount: fare }] }),
    back: null,
  });
  const twoCars = [car(30), car(34)];
  const { user } = renderPart(<PriceLines fare={{ ...FARE, total: 64, twoCars }} onAccount={false} />);
  const [first] = screen.getAllByText("Economy", { exact: false });
  expect(screen.getByText("For both cars").parentElement?.textContent).toContain("$64.00");
  const details = first?.closest("details");
  expect(details?.open).toBe(false);
  if (first) await user.click(first);
  expect(details?.textContent).toMatch(/Fixed airport rate.*\$30\.00/);
});

it("says what is promised where the decision falls, and nothing of paying later where a deposit is due now", () => {
  const { rerender } = renderPart(<PriceLines fare={FARE} onAccount={false} />);
  const promised = ["Fixed price", "Nothing to pay now", "Free cancellation until you're on board"];
  expect(promised.filter((sentence) => screen.queryByText(sentence) !== null)).toEqual(promised);
  expect(screen.getByText(/^Pay the driver in cash: dollars, or XCG/)).toBeTruthy();
  const deposit = { amount: 10, due_at: "2099-12-03T14:00:00Z" };
  rerender(inPage(<PriceLines fare={{ ...FARE, deposit }} onAccount={false} />));
  expect(promised.filter((sentence) => screen.queryByText(sentence) !== null)).toEqual(["Fixed price"]);
});
