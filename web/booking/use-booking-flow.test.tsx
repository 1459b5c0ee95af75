import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { tabStore } from "../device/device-store.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { answerWith, refusal, serverAnswers } from "../testing/server.ts";
import { BookingCard } from "./booking-card.tsx";
import { useBookingFlow } from "./use-booking-flow.ts";

const PUNDA = { text: "Punda", lat: 12.1061, lng: -68.9335 };
const MAMBO = { text: "Mambo Beach", lat: 12.0865, lng: -68.899 };

function Booking() {
  return <BookingCard flow={useBookingFlow()} />;
}

/** Calculate was pressed for two passengers, and each price waits until `answer` is given one. */
async function pressCalculate() {
  const waiting: { readonly passengers: string | null; readonly answer: (response: Response) => void }[] = [];
  serverAnswers(calculateFareForTripEndpoint, ({ query }) => {
    return new Promise<Response>((answer) =>
      waiting.push({ passengers: query.get("passenger_count"), answer }),
    );
  });
  tabStore.write("draft:booking", { pickup: PUNDA, dropoff: MAMBO });
  const { user } = renderPart(
    <PageAt path="/">
      <Booking />
    </PageAt>,
  );
  await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
  const answer = (passengers: string, response: () => Response) =>
    act(async () => {
      for (const one of waiting) if (one.passengers === passengers) one.answer(response());
    });
  const isAsked = (passengers: string) =>
    waitFor(() => expect(waiting.map((one) => one.passengers)).toContain(passengers));
  await isAsked("2");
  return { user, answer, isAsked };
}

const priceOf = (fare: number) => () =>
  answerWith(calculateFareForTripEndpoint, { fare, distance_km: 9, duration_min: 14 });

const passengers = () => within(screen.getByRole("group", { name: "Passengers" }));

test("a trip changed while its price is on the way gets a price of its own, not the one before", async () => {
  const { user, answer, isAsked } = await pressCalculate();
  await user.click(passengers().getByRole("button", { name: "One more" }));
  await isAsked("3");
  await answer("2", priceOf(26));
  expect(screen.queryByRole("heading", { name: /26/ })).toBeNull();
  expect(passengers().getByRole("status").textContent).toBe("3");

  await answer("3", priceOf(44));
  await screen.findByRole("heading", { level: 2, name: /44/ });
});

test.for([
  ["price", priceOf(26)],
  ["refusal", () => refusal("rate_limited")],
] as const)(
  "a trip that is typed anew is left in peace by the late %s of the one before",
  async ([, late]) => {
    const { user, answer } = await pressCalculate();
    const to = screen.getByRole("combobox", { name: "Drop-off location" });
    await user.clear(to);
    await user.type(to, "Sea");
    await answer("2", late);
    expect(to).toHaveProperty("value", "Sea");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "Calculate Fare" }).getAttribute("aria-busy")).toBeNull();
  },
);
