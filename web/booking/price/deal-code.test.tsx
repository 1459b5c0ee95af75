import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { tabStore } from "../../device/device-store.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { BookingCard } from "../booking-card.tsx";
import { useBookingFlow } from "../use-booking-flow.ts";
import price from "./strings/en.ts";

const text = price.dealCode;
const TRIP = {
  pickup: { text: "Punda", lat: 12.1061, lng: -68.9335 },
  dropoff: { text: "Mambo Beach", lat: 12.0865, lng: -68.899 },
  name: "Maya Brooks",
  phone: "5551234",
};

function Booking() {
  return <BookingCard flow={useBookingFlow()} />;
}

/** A trip costs 26.00, and 23.40 with the code SUNSET. */
async function openPrice() {
  tabStore.write("draft:booking", TRIP);
  const asked = serverAnswers(calculateFareForTripEndpoint, ({ query }) => {
    const code = query.get("code");
    const isKnown = code === "SUNSET";
    const answer = { applied: isKnown, reason: isKnown ? null : ("unknown" as const), sentence: null };
    const deal = {
      label: "Sunset 10%",
      code: "deal" as const,
      amount: -2.6,
      percent: 10,
      deal: { en: "Sunset" },
    };
    return {
      fare: isKnown ? 23.4 : 26,
      breakdown: isKnown ? [deal] : [],
      quote: `the promise with ${code ?? "none"}`,
      ...(code === null ? {} : { code: answer }),
    };
  });
  const part = renderPart(
    <PageAt path="/">
      <Booking />
    </PageAt>,
  );
  await part.user.click(await screen.findByRole("button", { name: "Calculate Fare" }));
  await screen.findByRole("heading", { level: 2, name: /\$26/ });
  return { ...part, asked };
}

async function type(user: Awaited<ReturnType<typeof openPrice>>["user"], code: string) {
  const field = screen.getByLabelText(text.label);
  await user.clear(field);
  await user.type(field, code);
  await user.click(screen.getByRole("button", { name: text.use }));
}

test("a code is folded away, takes its deal off the fare and goes with the booking", async () => {
  const { user } = await openPrice();
  expect(screen.getByText(text.have).closest("details")?.open).toBe(false);
  await user.click(screen.getByText(text.have));
  await type(user, "sunset");
  const price = await screen.findByRole("heading", { level: 2, name: /\$23\.40/ });
  expect(screen.getByText("Sunset (10%)")).toBeTruthy();
  expect(screen.getByText(text.applied("SUNSET"))).toBeTruthy();
  const sent = serverAnswers(bookRideEndpoint, () => refusal("deal_refused", { reason: "used_up" }));
  await user.click(screen.getByRole("button", { name: /^Book Now/ }));
  // Its last use is gone: the sentence says so, and the fare is the one without it.
  expect(await screen.findByRole("heading", { level: 2, name: /\$26/ })).toBe(price);
  expect(sent[0]?.body).toMatchObject({ code: "SUNSET", quote: "the promise with SUNSET" });
});

test("one that nobody knows is said at its field, and never sent with a booking", async () => {
  const { user, asked } = await openPrice();
  await user.click(screen.getByText(text.have));
  await type(user, "?!");
  expect(screen.getByText(text.odd)).toBeTruthy();
  expect(asked.some(({ query }) => query.has("code"))).toBe(false);
  await type(user, "nobodys");
  expect(await screen.findByText(text.reasons.unknown)).toBeTruthy();
  const sent = serverAnswers(bookRideEndpoint, () => ({ tracking_code: "its-code" }));
  await user.click(screen.getByRole("button", { name: /^Book Now/ }));
  await screen.findByText("/track/its-code");
  expect(sent[0]?.body).not.toHaveProperty("code");
});

test("one that was taken out leaves the fare as it was", async () => {
  const { user } = await openPrice();
  await user.click(screen.getByText(text.have));
  await type(user, "SUNSET");
  await user.click(await screen.findByRole("button", { name: text.remove }));
  expect(await screen.findByRole("heading", { level: 2, name: /\$26/ })).toBeTruthy();
});
