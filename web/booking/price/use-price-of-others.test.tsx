import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { endSession, startSession } from "../../api/session.ts";
import { renderPart } from "../../testing/render.tsx";
import { type BookingDraft, EMPTY_BOOKING } from "../booking-draft.ts";
import { usePriceOfOthers } from "./use-price-of-others.ts";

/** A price that is asked for as often as it has to be. */
function Price() {
  const [draft, setDraft] = useState<BookingDraft>(EMPTY_BOOKING);
  const [asked, setAsked] = useState(1);
  const change = (values: Partial<BookingDraft>) => setDraft({ ...draft, ...values });
  const price = () => setAsked(asked + 1);
  const isOthers = usePriceOfOthers({ draft, change, price }, { quote: `quote ${asked}` });
  return (
    <output>
      {asked} {isOthers ? "somebody else's" : "one's own"}
    </output>
  );
}

test("a price is asked for again once somebody signs in or out, and only then", async () => {
  renderPart(<Price />);
  await screen.findByText("1 one's own");
  act(() => startSession({ username: "rosa", role: "rider", access: "token", refresh: null }, false));
  await screen.findByText("2 one's own");
  act(() => endSession("expired"));
  await screen.findByText("3 one's own");
  expect(screen.queryByText("4 one's own")).toBeNull();
});
