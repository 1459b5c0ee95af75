import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { bookRideEndpoint, findCallerEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import apiStrings from "../../api/strings/en.ts";
import bookingStrings from "../../booking/strings/en.ts";
import { keepStrings } from "../../language/strings.ts";
import placesStrings from "../../places/strings/en.ts";
import ridesStrings from "../../rides/strings/en.ts";
import paperStrings from "../../papers/strings/en.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import dispatchStrings from "../strings/en.ts";
import { PhoneBooking } from "./phone-booking.tsx";
import text from "./strings/en.ts";

keepStrings("en", "api", apiStrings);
keepStrings("en", "booking", bookingStrings);
keepStrings("en", "places", placesStrings);
keepStrings("en", "rides", ridesStrings);
keepStrings("en", "papers", paperStrings);
keepStrings("en", "dispatch", dispatchStrings);
keepStrings("en", "dispatch/phone-booking", text);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByText(name, { exact: false, selector: "button" });

const save = () => screen.getByText(text.save, { selector: "button" });

function renderBooking() {
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [] }) as never);
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, quote: "held" }) as never);
  serverAnswers(findCallerEndpoint, () => CALLER as never);
  const onSaved = vi.fn<(ride: Ride, assign: boolean) => void>();
  const part = renderPart(<PhoneBooking open onClose={() => undefined} onSaved={onSaved} />);
  return { ...part, onSaved };
}

const CALLER = { name: null, rides: 0, open_rides: [], last_places: [] };

async function fillIn({ user }: ReturnType<typeof renderBooking>) {
  await user.type(field(text.phone), "5554321");
  await user.type(field(text.name), "Rosa Quay");
  await user.type(field(dispatchStrings.pickup), "Punda");
  await user.type(field(dispatchStrings.dropoff), "Mambo Beach");
  expect(await screen.findByText("$20.00")).toBeTruthy();
}

test("what is missing is said below the form, one thing after the other, and nothing is sent", async () => {
  const { user } = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }) as Ride);
  expect(document.activeElement).toBe(field(text.phone));
  await user.click(save());
  expect(screen.getByRole("alert").textContent).toBe(bookingStrings.errors.bothLocations);
  await user.type(field(dispatchStrings.pickup), "Punda");
  await user.type(field(dispatchStrings.dropoff), "Mambo Beach");
  await user.click(save());
  expect(screen.getByRole("alert").textContent).toBe(bookingStrings.errors.namePhone);
  await user.type(field(text.name), "Rosa Quay");
  await user.type(field(text.phone), "12");
  await user.click(press(text.saveAndAssign));
  expect(screen.getByRole("alert").textContent).toBe(text.phoneError);
  expect(sent).toHaveLength(0);
});

test("a saved call is sent with the price that was told, and with another button a driver comes next", async () => {
  const booking = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }) as Ride);
  await fillIn(booking);
  await booking.user.click(save());
  await waitFor(() => expect(booking.onSaved).toHaveBeenLastCalledWith({ id: 7 }, false));
  expect(sent[0]?.body).toMatchObject({
    rider_phone: "5554321",
    rider_name: "Rosa Quay",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    passenger_count: 1,
    luggage_count: 0,
    quote: "held",
  });
  expect(sent[0]?.body).not.toHaveProperty("assign");
  expect(field(text.phone).value).toBe("");
  await fillIn(booking);
  await booking.user.click(press(text.saveAndAssign));
  await waitFor(() => expect(booking.onSaved).toHaveBeenLastCalledWith({ id: 7 }, true));
});

test("a call without an answer is the same booking after the form was closed, and a refused one a new one", async () => {
  const first = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => Promise.reject(new TypeError("No network.")));
  await fillIn(first);
  await first.user.click(save());
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to book ride: ");
  first.unmount();

  const second = renderBooking();
  expect(field(text.name).value).toBe("Rosa Quay");
  const refused = serverAnswers(bookRideEndpoint, () => refusal("rate_limited", 429));
  await second.user.click(save());
  expect((await screen.findByRole("alert")).textContent).toBe(text.failed("The server says no."));
  const saved = serverAnswers(bookRideEndpoint, () => ({ id: 7 }) as Ride);
  await second.user.click(save());
  await waitFor(() => expect(second.onSaved).toHaveBeenCalled());
  expect(refused[0]?.key).toBe(sent[0]?.key);
  expect(saved[0]?.key).not.toBe(sent[0]?.key);
});

test("clearing the form empties it and takes away what was wrong", async () => {
  const { user } = renderBooking();
  await user.type(field(text.name), "Rosa Quay");
  await user.click(save());
  expect(screen.getByRole("alert")).toBeTruthy();
  await user.click(press(text.clear));
  expect(field(text.name).value).toBe("");
  expect(screen.queryByRole("alert")).toBeNull();
});
