import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { tabStore } from "../device/device-store.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { BookingCard } from "./booking-card.tsx";
import { type BookingDraft, EMPTY_BOOKING } from "./booking-draft.ts";
import { TripForm } from "./trip-form.tsx";
import { useBookingFlow } from "./use-booking-flow.ts";

const PUNDA = { text: "Punda", lat: 12.1061, lng: -68.9335 };
const MAMBO = { text: "Mambo Beach", lat: 12.0865, lng: -68.899 };

function Form({ begin }: { readonly begin: Partial<BookingDraft> }) {
  const [draft, setDraft] = useState({ ...EMPTY_BOOKING, ...begin });
  const [asked, setAsked] = useState(0);
  return (
    <>
      <TripForm
        draft={draft}
        onChange={(values) => setDraft({ ...draft, ...values })}
        onCalculate={() => setAsked(asked + 1)}
        calculating={false}
        error={null}
        refused={{}}
      />
      <button onClick={() => setDraft({ ...draft, dropoff: MAMBO })}>Choose the end</button>
      <output aria-label="Asked">{asked}</output>
    </>
  );
}

const button = (name: string) => screen.queryByRole("button", { name });

test("the price is on the button once both ends are chosen, and follows the party", async () => {
  serverAnswers(calculateFareForTripEndpoint, ({ query }) => ({
    fare: Number(query.get("passenger_count")) > 2 ? 44 : 34,
    large_party: null,
  }));
  const { user } = renderPart(<Form begin={{ pickup: PUNDA }} />);
  expect(button("Calculate Fare")).not.toBeNull();
  expect(button("Book Now $34")).toBeNull();

  await user.click(screen.getByText("Choose the end"));
  await user.click(await screen.findByRole("button", { name: "Book Now $34" }));
  await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
  expect(screen.getByLabelText("Asked").textContent).toBe("2");

  await user.click(
    within(screen.getByRole("group", { name: "Passengers" })).getByRole("button", { name: "One more" }),
  );
  await screen.findByRole("button", { name: "Book Now $44" });
});

test("a trip that has no price yet asks for none: typed places, no time, or a party that one car doesn't take", async () => {
  const sent = serverAnswers(calculateFareForTripEndpoint, () => ({
    fare: 90,
    large_party: { offer: null },
  }));
  const asked = () => sent.map(({ query }) => query.get("dropoff_place"));
  const typed = { text: "Mambo", lat: null, lng: null };
  const whole = { pickup: PUNDA, dropoff: MAMBO };
  for (const begin of [
    { ...whole, dropoff: typed },
    { ...whole, stops: [typed] },
    { ...whole, when: "" },
  ]) {
    renderPart(<Form begin={begin} />).unmount();
  }
  expect(asked()).toEqual([]);

  renderPart(<Form begin={whole} />);
  await expect.poll(asked).toEqual(["Mambo Beach"]);
  expect(button("Calculate Fare")).not.toBeNull();
  expect(screen.queryByText(/Book Now/)).toBeNull();
  expect(await screen.findByText(/We don't have a vehicle that fits your whole group/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /\+599/ })).toBeTruthy();
});

test("the price of a party that needs two cars is said to be of two", async () => {
  serverAnswers(calculateFareForTripEndpoint, () => ({
    fare: 90,
    large_party: { offer: { fare: 70, cars: [] } },
  }));
  renderPart(<Form begin={{ pickup: PUNDA, dropoff: MAMBO }} />);
  expect(await screen.findByRole("button", { name: "Two cars, from $70" })).toBeTruthy();
});

test("a price that can't be had leaves the button as it was", async () => {
  const sent = serverAnswers(calculateFareForTripEndpoint, () => refusal("invalid_input"));
  renderPart(<Form begin={{ pickup: PUNDA, dropoff: MAMBO }} />);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(button("Calculate Fare")).not.toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

const KNOWN = { kind: "neighbourhood", area: "Willemstad", lat: 12.1061, lng: -68.9335 } as const;

function Booking() {
  return <BookingCard flow={useBookingFlow()} />;
}

/** The places that are marked, once the form said why there is no price. */
async function markedFor(begin: Partial<BookingDraft>): Promise<(string | null)[]> {
  tabStore.write("draft:booking", begin);
  const { user, unmount } = renderPart(
    <PageAt path="/">
      <Booking />
    </PageAt>,
  );
  await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
  await screen.findByRole("alert");
  const marked = screen.getAllByRole("combobox").filter((field) => field.hasAttribute("aria-invalid"));
  const names = marked.map((field) => field.getAttribute("name"));
  unmount();
  return names;
}

test("a pickup from the list leads on to a drop-off that is still empty, by key and by tap", async () => {
  const { text: name, ...point } = PUNDA;
  const results = [{ name, kind: "neighbourhood", area: "Willemstad", ...point }] as const;
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [...results], approximate: false }));
  const pick = async (begin: Partial<BookingDraft>, how: "key" | "tap") => {
    const { user, unmount } = renderPart(<Form begin={begin} />);
    await user.type(screen.getByRole("combobox", { name: "Pickup location" }), "Pun");
    const option = await screen.findByRole("option", { name: /Willemstad/ });
    await (how === "key" ? user.keyboard("{Enter}") : user.click(option));
    const focused = document.activeElement?.getAttribute("name");
    unmount();
    return focused;
  };
  expect(await pick({}, "key")).toBe("dropoff_location");
  expect(await pick({}, "tap")).toBe("dropoff_location");
  expect(await pick({ dropoff: MAMBO }, "key")).toBe("pickup_location");
});

test("the place that an error is about is marked, and no other", async () => {
  serverAnswers(suggestPlacesEndpoint, ({ query }) => ({
    results: query.get("q") === "Punda" ? [{ ...KNOWN, name: "Punda" }] : [],
    approximate: false,
  }));
  serverAnswers(calculateFareForTripEndpoint, () => refusal("rate_limited"));
  const villa = { text: "Our villa", lat: null, lng: null };
  const punda = { text: "Punda", lat: null, lng: null };
  expect(await markedFor({ pickup: punda, dropoff: villa })).toEqual(["dropoff_location"]);
  expect(await markedFor({ pickup: villa, dropoff: punda })).toEqual(["pickup_location"]);
  expect(await markedFor({ pickup: villa, dropoff: { ...MAMBO, text: "Our villa" } })).toEqual([
    "pickup_location",
  ]);
  expect(await markedFor({ pickup: villa, dropoff: villa })).toEqual(["pickup_location", "dropoff_location"]);
  expect(await markedFor({ pickup: PUNDA, dropoff: MAMBO, stops: [villa] })).toEqual(["stop_1"]);
  expect(await markedFor({ pickup: punda })).toEqual(["dropoff_location"]);
  expect(await markedFor({ pickup: punda, dropoff: punda })).toEqual([]);
});
