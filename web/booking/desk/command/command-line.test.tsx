import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { getConfigEndpoint } from "../../../../contract/company/company.endpoints.ts";
import { listDriversEndpoint } from "../../../../contract/drivers/drivers.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../../../contract/fares/fares.endpoints.ts";
import { suggestPlacesEndpoint } from "../../../../contract/places/places.endpoints.ts";
import type { Place } from "../../../../contract/places/place.ts";
import type { Ride } from "../../../../contract/rides/ride.ts";
import { bookRideEndpoint, findCallerEndpoint } from "../../../../contract/rides/rides.endpoints.ts";
import apiStrings from "../../../api/strings/en.ts";
import bookingStrings from "../../strings/en.ts";
import { keepStrings } from "../../../language/strings.ts";
import paperStrings from "../../../papers/strings/en.ts";
import placesStrings from "../../../places/strings/en.ts";
import bookedStrings from "../../../rides/booked/strings/en.ts";
import ridesStrings from "../../../rides/strings/en.ts";
import { PageAt } from "../../../testing/page-at.tsx";
import { renderPart } from "../../../testing/render.tsx";
import { serverAnswers } from "../../../testing/server.ts";
import dispatchStrings from "../../../dispatch/strings/en.ts";
import text from "../strings/en.ts";
import { CommandLine } from "./command-line.tsx";

keepStrings("en", "api", apiStrings);
keepStrings("en", "booking", bookingStrings);
keepStrings("en", "places", placesStrings);
keepStrings("en", "rides", ridesStrings);
keepStrings("en", "rides/booked", bookedStrings);
keepStrings("en", "papers", paperStrings);
keepStrings("en", "dispatch", dispatchStrings);
keepStrings("en", "booking/desk", text);

const PLACES: readonly Place[] = [
  { name: "Punda", kind: "neighbourhood", area: "Willemstad", lat: 12.105, lng: -68.934 },
  { name: "Mambo Beach", kind: "beach", area: "Bapor Kibra", lat: 12.086, lng: -68.899 },
];

// The server alone finds places here, each by its first letters.
vi.mock(import("../../../places/known-places.ts"), () => ({ searchKnownPlaces: () => [] }));

function placesFor(query: string): Place[] {
  return PLACES.filter(({ name }) => name.toLowerCase().startsWith(query));
}

function renderLine() {
  serverAnswers(getConfigEndpoint, () => ({ map: {} }) as never);
  serverAnswers(suggestPlacesEndpoint, ({ query }) => ({
    results: placesFor(query.get("q") ?? ""),
    approximate: false,
  }));
  serverAnswers(listDriversEndpoint, () => []);
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, quote: "held" }) as never);
  serverAnswers(findCallerEndpoint, () => CALLER as never);
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }) as Ride);
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
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 7 }, true));
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
