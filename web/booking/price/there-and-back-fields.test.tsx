import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { toWireTariff } from "../../../contract/fares/to-wire-tariff.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { FIRST_TARIFF } from "../../../domain/fares/tariff.ts";
import { tabStore } from "../../device/device-store.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { BookingCard } from "../booking-card.tsx";
import type { BookingDraft } from "../booking-draft.ts";
import { MEGA_PIER } from "../common-trips.ts";
import { useBookingFlow } from "../use-booking-flow.ts";

const SHETE_BOKA = { text: "Shete Boka National Park", lat: 12.3673, lng: -69.1165 };
const OFF_A_SHIP: Partial<BookingDraft> = {
  pickup: MEGA_PIER,
  dropoff: SHETE_BOKA,
  when: "2099-12-03T10:00",
  name: "Maya Brooks",
  phone: "5551234",
};

function Booking() {
  return <BookingCard flow={useBookingFlow()} />;
}

/** The price of a trip off a ship; by the minutes of waiting where its company has a price for them. */
async function openPrice(waitHourCents = FIRST_TARIFF.waitHourCents) {
  serverAnswers(getConfigEndpoint, () => ({
    map: { google_key: null },
    tariff: toWireTariff({ ...FIRST_TARIFF, waitHourCents }),
  }));
  const fares = serverAnswers(calculateFareForTripEndpoint, ({ query }) => {
    const waits = Number(query.get("wait_minutes") ?? 0);
    return {
      fare: 50 + waits,
      quote: `for ${waits}`,
      duration_min: 40 + waits,
      vehicle_type: "economy" as const,
    };
  });
  tabStore.write("draft:booking", OFF_A_SHIP);
  const opened = renderPart(
    <PageAt path="/">
      <Booking />
    </PageAt>,
  );
  await opened.user.click(await screen.findByRole("button", { name: "Calculate Fare" }));
  await screen.findByRole("heading", { level: 2, name: /\$50/ });
  return { ...opened, fares };
}

const waits = () => screen.queryByRole("checkbox", { name: "The driver waits and brings you back" });

test("a driver who waits is one ride there and back, with its hours in the price", async () => {
  const { user, fares } = await openPrice();
  const sent = serverAnswers(bookRideEndpoint, () => ({ tracking_code: "its-code" }));
  await waitFor(() => expect(waits()).not.toBeNull());
  await user.click(waits() ?? document.body);
  await screen.findByRole("heading", { level: 2, name: /\$170/ });
  await user.selectOptions(screen.getByLabelText("How long do you want to stay?"), "180");
  await screen.findByRole("heading", { level: 2, name: /\$230/ });
  const asked = fares.at(-1)?.query;
  expect([asked?.get("dropoff_place"), asked?.get("wait_minutes")]).toEqual([MEGA_PIER.text, "180"]);
  expect(asked?.get("stops")).toContain(SHETE_BOKA.text);
  await user.type(screen.getByLabelText("Back on board by"), "14:00");
  // Back at 13:40, twenty minutes before.
  expect(screen.getByText("Back about 1:40 PM: that's close to all aboard at 2:00 PM")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Book Now/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    pickup_location: MEGA_PIER.text,
    dropoff_location: MEGA_PIER.text,
    stops: [{ location: SHETE_BOKA.text }],
    wait_minutes: 180,
    all_aboard: "14:00",
  });
});

test("the tour that goes there is offered beside it", async () => {
  await openPrice();
  expect((await screen.findByRole("link", { name: "The North Coast" })).getAttribute("href")).toBe(
    "/privatetours/north-coast",
  );
});

test("nobody is offered a wait that the company has no price for", async () => {
  await openPrice(0);
  expect(waits()).toBeNull();
  expect(screen.getByRole("checkbox", { name: "Add a return ride" })).toBeTruthy();
});
