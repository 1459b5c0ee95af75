import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { getConfigEndpoint } from "../../../../contract/company/company.endpoints.ts";
import { listDriversEndpoint } from "../../../../contract/drivers/drivers.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../../../contract/fares/fares.endpoints.ts";
import { suggestPlacesEndpoint } from "../../../../contract/places/places.endpoints.ts";
import type { Place } from "../../../../domain/places/place.ts";
import type { Ride } from "../../../../contract/rides/ride.ts";
import { bookRideEndpoint, findCallerEndpoint } from "../../../../contract/rides/rides.endpoints.ts";
import { PageAt } from "../../../testing/page-at.tsx";
import { renderPart } from "../../../testing/render.tsx";
import { serverAnswers } from "../../../testing/server.ts";
import text from "../strings/en.ts";
import { CommandLine } from "./command-line.tsx";
import { MINUTE_MS } from "../../../../domain/time-units.ts";
import { placeFiles } from "../../../places/place-files.ts";
import { haveBookOf } from "../../../testing/place-book.ts";

const PLACES: readonly Place[] = [
  { name: "Punda", kind: "neighbourhood", area: "Willemstad", lat: 12.105, lng: -68.934 },
  { name: "Mambo Beach", kind: "beach", area: "Bapor Kibra", lat: 12.086, lng: -68.899 },
];

// The server alone finds places here, each by its first letters.
haveBookOf();

function placesFor(query: string): Place[] {
  return PLACES.filter(({ name }) => name.toLowerCase().startsWith(query));
}

function renderLine() {
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  serverAnswers(suggestPlacesEndpoint, ({ query }) => ({
    results: placesFor(query.get("q") ?? ""),
    approximate: false,
  }));
  serverAnswers(listDriversEndpoint, () => []);
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, quote: "held" }));
  serverAnswers(findCallerEndpoint, () => CALLER);
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  const onSaved = vi.fn<(ride: Ride, assign: boolean) => void>();
  const part = renderPart(
    <PageAt path="/operator">
      <CommandLine open onClose={() => undefined} onSaved={onSaved} />
    </PageAt>,
  );
  return { ...part, sent, onSaved };
}

const CALLER = { name: "Rosa Quay", rides: 3, open_rides: [], last_places: [] };
const line = () => screen.getByLabelText<HTMLInputElement>(text.command.line);
const book = () => screen.getByText(text.saveAndAssign, { exact: false, selector: "button" });

test("a line is read as it is typed, with caller, places and price, and is booked as it was read", async () => {
  const { user, sent, onSaved } = renderLine();
  expect(document.activeElement).toBe(line());
  await user.type(line(), "5554321 punda > mambo 2p 1b");
  expect(await screen.findByText("+599 9 555 4321, Rosa Quay (3 rides so far)")).toBeTruthy();
  expect(await screen.findByText("Mambo Beach")).toBeTruthy();
  expect(await screen.findByText("$20.00")).toBeTruthy();
  await user.click(book());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }), true));
  expect(sent[0]?.body).toMatchObject({
    rider_phone: "5554321",
    rider_name: "Rosa Quay",
    pickup_location: "Punda",
    pickup_lat: 12.105,
    dropoff_location: "Mambo Beach",
    passenger_count: 2,
    luggage_count: 1,
    quote: "held",
  });
});

test("an address that no list has is where the area behind its comma is", async () => {
  const { user, sent, onSaved } = renderLine();
  await user.type(line(), "5554321 kaya uranus 14, punda > mambo");
  expect(await screen.findByText("$20.00")).toBeTruthy();
  await user.click(book());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({ pickup_location: "kaya uranus 14, punda", pickup_lat: 12.105 });
});

test("words that name no place are told to the driver, and the rest of them is where it is", async () => {
  placeFiles.book = async () => ({ searchKnownPlaces: (query) => placesFor(query) });
  const { user, sent, onSaved } = renderLine();
  await user.type(line(), "5554321 yellow house esso punda > mambo");
  expect(await screen.findByText("$20.00")).toBeTruthy();
  expect(screen.getByText(text.command.forDriver).closest("div")?.textContent).toContain("yellow house esso");
  await user.click(book());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({
    pickup_location: "Punda",
    pickup_lat: 12.105,
    notes: "yellow house esso",
  });
});

test("what is not understood is named, and nothing is booked", async () => {
  const { user, sent } = renderLine();
  await user.type(line(), "5554321 punda > mambo 2p soon");
  expect(await screen.findByText("soon")).toBeTruthy();
  expect(await screen.findByText("$20.00")).toBeTruthy();
  await user.click(book());
  expect((await screen.findByRole("alert")).textContent).toBe(text.command.problems.unknownWords);
  await user.clear(line());
  await user.type(line(), "punda > mambo");
  await user.click(book());
  expect((await screen.findByRole("alert")).textContent).toBe(text.command.problems.phone);
  expect(sent).toHaveLength(0);
});

test("Enter takes the free time where the one of the line is full, and the next Enter books it", async () => {
  const { user, sent } = renderLine();
  const free = new Date(Math.ceil(Date.now() / MINUTE_MS + 40) * MINUTE_MS).toISOString();
  const none = { state: "full" as const, pickup_at: null, minutes: null, free_times: [free] };
  const there = { state: "free" as const, pickup_at: free, minutes: null, free_times: [] };
  serverAnswers(calculateFareForTripEndpoint, ({ query }) => ({
    fare: 20,
    availability: query.get("trip_time") === null ? none : there,
  }));
  await user.type(line(), "5554321 punda > mambo");
  expect(await screen.findByText("No car just now")).toBeTruthy();
  await user.type(line(), "{Enter}");
  await waitFor(() => expect(book().textContent).toContain(text.saveAndAssign));
  expect(sent).toHaveLength(0);
  await waitFor(() => expect(screen.getByText("$20.00")).toBeTruthy());
  await user.type(line(), "{Enter}");
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ ride_datetime: free }));
});
