import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import {
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { inPage, renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import booking from "../../booking/strings/en.ts";
import ChangeRideDialog from "./change-ride-dialog.tsx";
import text from "./strings/en.ts";
import type { Place } from "../../../domain/places/place.ts";
import { aTrackedRide } from "../../testing/rides.ts";

const RIDE = aTrackedRide({
  version: 3,
  status: "Accepted",
  actions: ["cancel", "change"],
  pickup_location: "Punda",
  pickup_lat: 12.1,
  pickup_lng: -68.93,
  dropoff_location: "Mambo Beach",
  dropoff_lat: 12.08,
  dropoff_lng: -68.9,
  ride_datetime: new Date(Date.now() + 5 * HOUR_MS).toISOString(),
  passenger_count: 2,
  luggage_count: 1,
  calculated_fare: "20.00",
  driver: { name: "Jo Pieters" },
});

const PRICE = { calculated_fare: "25.00", quote: "a promise", loses_driver: false };

const ROSA: Place = {
  name: "Santa Rosa",
  kind: "neighbourhood",
  area: "Willemstad",
  lat: 12.126,
  lng: -68.88,
};

function renderChange(ride: TrackedRide = RIDE) {
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [ROSA] }));
  const onClose = vi.fn<() => void>();
  const dialog = (shown: TrackedRide) => (
    <ToastProvider>
      <ChangeRideDialog ride={{ ...shown, hasDriver: shown.driver !== null }} code="c0de" onClose={onClose} />
    </ToastProvider>
  );
  return { ...renderPart(dialog(ride)), dialog, onClose };
}

test("what is changed is sent with the version and the price that were seen", async () => {
  const { user, onClose } = renderChange();
  const asked = serverAnswers(priceTrackedChangeEndpoint, () => PRICE);
  const sent = serverAnswers(changeTrackedRideEndpoint, () => ({ ...RIDE, version: 4 }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: text.confirm }).disabled).toBe(true);
  await user.type(screen.getByLabelText("Flight number"), "KL735");
  await user.click(await screen.findByRole("button", { name: text.confirmFor("$25.00") }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.at(-1)?.body).toEqual({ flight_number: "KL735", version: 3 });
  expect(sent.map(({ body }) => body)).toEqual([{ flight_number: "KL735", version: 3, quote: "a promise" }]);
  expect(await screen.findByText(text.doneForDriver)).toBeTruthy();
});

test("a stop that is added is priced and sent, and those that were there go with it", async () => {
  const otrobanda = { location: "Otrobanda", lat: 12.1067, lng: -68.9367 };
  const { user } = renderChange({ ...RIDE, stops: [otrobanda] });
  serverAnswers(priceTrackedChangeEndpoint, () => PRICE);
  const sent = serverAnswers(changeTrackedRideEndpoint, () => ({ ...RIDE, version: 4 }));
  await user.click(screen.getByRole("button", { name: "Add a stop" }));
  await user.keyboard("Santa Rosa");
  await user.tab();
  await user.click(await screen.findByRole("button", { name: text.confirmFor("$25.00") }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const stops = [otrobanda, { location: ROSA.name, lat: ROSA.lat, lng: ROSA.lng }];
  expect(sent[0]?.body).toEqual({ stops, version: 3, quote: "a promise" });
});

test("a place that was typed and is none of the list is neither priced nor sent, and its field says so once it is left", async () => {
  const { user } = renderChange({ ...RIDE, pickup_lat: null, pickup_lng: null });
  const asked = serverAnswers(priceTrackedChangeEndpoint, () => PRICE);
  const dropoff = screen.getByRole("combobox", { name: "Drop-off location" });
  await user.clear(dropoff);
  await user.type(dropoff, "Aunt Rosa");
  expect(dropoff.getAttribute("aria-invalid")).toBe(null);
  await user.tab();
  expect(await screen.findByText(booking.notChosen("Aunt Rosa"))).toBeTruthy();
  expect(dropoff.getAttribute("aria-invalid")).toBe("true");
  expect(asked).toHaveLength(0);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: text.confirm }).disabled).toBe(true);
  // Another try: the field is right again at once, and the ride's own pickup, which has no point, is left alone.
  await user.clear(dropoff);
  await user.type(dropoff, "santa rosa");
  expect(dropoff.getAttribute("aria-invalid")).toBe(null);
  await user.tab();
  await screen.findByRole("button", { name: text.confirmFor("$25.00") });
  expect(asked.at(-1)?.body).toEqual({
    dropoff_location: ROSA.name,
    dropoff_lat: ROSA.lat,
    dropoff_lng: ROSA.lng,
    version: 3,
  });
});

test("a driver who cannot drive it is said before it is confirmed, and after", async () => {
  const { user } = renderChange();
  serverAnswers(priceTrackedChangeEndpoint, () => ({ ...PRICE, loses_driver: true }));
  serverAnswers(changeTrackedRideEndpoint, () => ({ ...RIDE, driver: null, status: "Pending" as const }));
  const luggage = screen.getByRole("group", { name: "Luggage" });
  await user.click(within(luggage).getByRole("button", { name: "One more" }));
  expect(await screen.findByText(text.losesDriver)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.confirmFor("$25.00") }));
  expect(await screen.findByText(text.doneWithoutDriver)).toBeTruthy();
});

test("a deposit that the change would wait for is said with its hour before it is confirmed", async () => {
  const { user } = renderChange();
  const deposit = { amount: "11.25", due_at: "2026-11-20T18:00:00Z" };
  serverAnswers(priceTrackedChangeEndpoint, () => ({ ...PRICE, deposit }));
  const luggage = screen.getByRole("group", { name: "Luggage" });
  await user.click(within(luggage).getByRole("button", { name: "One more" }));
  expect(await screen.findByText(/^This change needs a deposit of \$11\.25 by .*2:00 PM\./)).toBeTruthy();
});

test("a lost race is said, and what others changed stays theirs", async () => {
  const { user, rerender, dialog } = renderChange();
  serverAnswers(priceTrackedChangeEndpoint, () => PRICE);
  const sent = serverAnswers(changeTrackedRideEndpoint, () => refusal("edit_conflict"));
  await user.type(screen.getByLabelText("Flight number"), "KL735");
  const confirm = () => screen.findByRole("button", { name: text.confirmFor("$25.00") });
  await user.click(await confirm());
  expect(await screen.findByText(text.notChanged)).toBeTruthy();
  rerender(inPage(dialog({ ...RIDE, version: 4, passenger_count: 3 })));
  expect(await screen.findByText(text.movedOn)).toBeTruthy();
  await user.click(await confirm());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)?.body).toEqual({ flight_number: "KL735", version: 4, quote: "a promise" });
});

test("once it is too late the form says so and sends nothing", async () => {
  const { user } = renderChange({ ...RIDE, actions: ["cancel"] });
  serverAnswers(priceTrackedChangeEndpoint, () => PRICE);
  await user.type(screen.getByLabelText("Flight number"), "KL735");
  expect(await screen.findByText(text.tooLate)).toBeTruthy();
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: text.confirmFor("$25.00") });
  expect(button.disabled).toBe(true);
});
