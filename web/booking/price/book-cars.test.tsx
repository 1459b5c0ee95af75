import { expect, test } from "vitest";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { type BookingDraft, EMPTY_BOOKING } from "../booking-draft.ts";
import { bookCars } from "./book-cars.ts";
import { aFare } from "../../testing/fares.ts";

const TWO_CARS = aFare({
  twoCars: [
    { passengers: 5, luggage: 5, there: aFare({ quote: "for five" }), back: null },
    { passengers: 2, luggage: 3, there: aFare({ quote: "for two" }), back: null },
  ],
});

const PLACES = {
  pickup: { text: "Punda", lat: 12.1061, lng: -68.9335 },
  dropoff: { text: "Mambo Beach", lat: 12.0865, lng: -68.899 },
};

/** A draft that keeps what is changed, as the tab does. */
function kept() {
  let draft: BookingDraft = { ...EMPTY_BOOKING, ...PLACES, name: "Maya Brooks", phone: "5551234" };
  return {
    book: () => bookCars(draft, (values) => (draft = { ...draft, ...values }), "en")(TWO_CARS),
  };
}

test("one press books both cars, each with its own people, bags and price", async () => {
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 1 }));
  const { rides, missing } = await kept().book();
  expect(rides).toHaveLength(2);
  expect(missing).toBeNull();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { passenger_count: 5, luggage_count: 5, quote: "for five" },
    { passenger_count: 2, luggage_count: 3, quote: "for two" },
  ]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test("where the second car fails, the next press sends the first under its old key, so that no third is booked", async () => {
  let calls = 0;
  const sent = serverAnswers(bookRideEndpoint, () => {
    calls += 1;
    return calls === 2 ? refusal("rate_limited") : { id: calls };
  });
  const draft = kept();
  const first = await draft.book();
  expect(first.rides).toHaveLength(1);
  expect(first.missing).not.toBeNull();
  const again = await draft.book();
  expect(again.rides).toHaveLength(2);
  expect(sent[2]?.key).toBe(sent[0]?.key);
});
