import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Place } from "../../../domain/places/place.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  priceRideEditEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import bookingStrings from "../../booking/strings/en.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import phoneBookingStrings from "../../booking/desk/strings/en.ts";
import { EditRideDialog } from "./edit-ride-dialog.tsx";
import { aRide } from "../../testing/rides.ts";
import { haveBookOf } from "../../testing/place-book.ts";

const text = phoneBookingStrings.edit;

const RIDE = aRide({
  version: 3,
  actions: ["update"],
  pickup_location: "Punda",
  pickup_lat: 12.1,
  pickup_lng: -68.93,
  dropoff_location: "Mambo Beach",
  ride_datetime: new Date(Date.now() + 300 * MINUTE_MS).toISOString(),
  passenger_count: 2,
  luggage_count: 1,
  calculated_fare: "20.00",
  rider_name: "Rosa Quay",
  rider_phone: "5554321",
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = (name: string = text.save) => screen.getByRole<HTMLButtonElement>("button", { name });

const PUNDA: Place = { name: "Punda", kind: "neighbourhood", area: "Willemstad", lat: 12.105, lng: -68.934 };

// The server alone finds places here.
haveBookOf();

/** The dialog, over a ride that is as the server has it. */
function renderEdit(present: Ride = RIDE) {
  serverAnswers(getRideEndpoint, () => present);
  serverAnswers(suggestPlacesEndpoint, ({ query }) => ({
    results: [PUNDA].filter(({ name }) => name.toLowerCase().startsWith(query.get("q") ?? "none")),
    approximate: false,
  }));
  serverAnswers(priceRideEditEndpoint, () => ({ calculated_fare: "20.00" }));
  const onClose = vi.fn<() => void>();
  const part = renderPart(
    <ToastProvider>
      <EditRideDialog ride={RIDE} onClose={onClose} />
    </ToastProvider>,
  );
  return { ...part, onClose };
}

test("only what was changed is sent, and the dialog closes once it is saved", async () => {
  const { user, onClose } = renderEdit();
  const sent = serverAnswers(updateRideEndpoint, () => ({ ...RIDE, version: 4 }));
  expect(document.activeElement).toBe(field("Phone"));
  expect(save().disabled).toBe(true);
  await user.type(field("Notes for the driver"), "Gate 4");
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([{ notes: "Gate 4", version: 3 }]);
  expect(await screen.findByText("Ride #7 updated.")).toBeTruthy();
});

test("what keeps the ride from being sent is said at its field, or at the places, until something is changed", async () => {
  const { user } = renderEdit();
  const sent = serverAnswers(updateRideEndpoint, () => RIDE);
  await user.clear(field("Name"));
  await user.click(save());
  expect(screen.getByText(phoneBookingStrings.nameMissing)).toBeTruthy();
  expect(document.activeElement).toBe(field("Name"));
  await user.type(field("Name"), "Rosa");
  expect(screen.queryByText(phoneBookingStrings.nameMissing)).toBeNull();
  await user.clear(field("Phone"));
  await user.type(field("Phone"), "12");
  await user.click(save());
  expect(screen.getByText(phoneBookingStrings.phoneError)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  await user.clear(field("Phone"));
  await user.type(field("Phone"), "5551234");
  await user.clear(field("Dropoff"));
  await user.click(save());
  expect(screen.getByRole("alert").textContent).toBe(bookingStrings.errors.bothLocations);
  expect(document.activeElement).toBe(field("Dropoff"));
  expect(sent).toHaveLength(0);
});

test("a field the server refuses is marked beside the sentence for the whole, and has the focus", async () => {
  const { user, onClose } = renderEdit();
  serverAnswers(updateRideEndpoint, () =>
    refusal("invalid_input", { fields: { rider_email: "That is no address." } }),
  );
  await user.type(field("Notes for the driver"), "Gate 4");
  await user.type(field("Email"), "rosa@");
  await user.click(save());
  expect(await screen.findByText("That is no address.")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(text.failed("The server says no."));
  expect(document.activeElement).toBe(field("Email"));
  expect(onClose).not.toHaveBeenCalled();
  await user.type(field("Email"), "example.com");
  expect(field("Email").getAttribute("aria-invalid")).toBeNull();
});

test("an overlap is saved by a second press, and asked about anew after another change", async () => {
  const { user, onClose } = renderEdit();
  const sent = serverAnswers(updateRideEndpoint, () => refusal("driver_busy"));
  await user.type(field("Notes for the driver"), "A");
  await user.click(save());
  expect(await screen.findByRole("button", { name: text.saveAnyway })).toBeTruthy();
  await user.type(field("Notes for the driver"), "B");
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: text.saveAnyway }));
  await waitFor(() => expect(sent).toHaveLength(3));
  const forced = sent.map(({ body }) => (body as { force?: boolean }).force);
  expect(forced).toEqual([undefined, undefined, true]);
  expect(onClose).not.toHaveBeenCalled();
});

test("a ride past the limit of its account is saved with why it may be", async () => {
  const { user, onClose } = renderEdit({ ...RIDE, version: 4, partner: { name: "Bay hotel", room: null } });
  const sent = serverAnswers(updateRideEndpoint, ({ body }) =>
    "past_limit_reason" in (body as object) ? RIDE : refusal("credit_limit_reached"),
  );
  await user.type(field("Notes for the driver"), "A");
  await user.click(save());
  expect(await screen.findByText(text.pastLimit("Bay hotel"))).toBeTruthy();
  await user.type(field(text.pastLimitWhy), "The manager said yes");
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toMatchObject([{}, { past_limit_reason: "The manager said yes" }]);
});

test("another's change of the same field is looked at before anything is sent", async () => {
  const theirs = { ...RIDE, version: 4, notes: "Call first", passenger_count: 3 };
  const { user, onClose } = renderEdit(theirs);
  const sent = serverAnswers(updateRideEndpoint, () => ({ ...theirs, version: 5 }));
  await user.type(field("Notes for the driver"), "Gate 4");
  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain("Call first");
  expect(save().disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: text.goOn }));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toEqual([{ notes: "Gate 4", version: 4 }]);
});

test("without the live stream the server's refusal shows what another has changed, which is looked at before it is sent", async () => {
  const theirs = { ...RIDE, version: 4, notes: "Call first" };
  const { user, onClose } = renderEdit();
  const sent = serverAnswers(updateRideEndpoint, ({ body }) => {
    if ((body as { version: number }).version === 4) return { ...theirs, version: 5 };
    serverAnswers(getRideEndpoint, () => theirs);
    return refusal("edit_conflict");
  });
  await user.type(field("Notes for the driver"), "Gate 4");
  const intoView = vi.spyOn(Element.prototype, "scrollIntoView");
  await user.click(save());
  const told = await screen.findByText("Call first");
  expect(told.closest("[role=alert]")).not.toBeNull();
  expect(intoView.mock.contexts.some((shown) => (shown as Element).contains(told))).toBe(true);
  expect(save().disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: text.goOn }));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toEqual([
    { notes: "Gate 4", version: 3 },
    { notes: "Gate 4", version: 4 },
  ]);
});

test("a ride that has ended meanwhile can no longer be edited", async () => {
  const { user } = renderEdit({ ...RIDE, version: 4, status: "Rejected", actions: [] });
  await user.type(field("Notes for the driver"), "Gate 4");
  const told = await screen.findByRole("alert");
  expect(told.textContent).toBe("This ride has just changed. It is now: Rejected.");
  expect(save().disabled).toBe(true);
});

test("a place that was typed and not picked is sent as the one it means, and what was booked without a point stays so", async () => {
  const { user, onClose } = renderEdit();
  const sent = serverAnswers(updateRideEndpoint, () => ({ ...RIDE, version: 4 }));
  await user.clear(field("Pickup"));
  await user.type(field("Pickup"), "pun");
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { lat: pickup_lat, lng: pickup_lng } = PUNDA;
  const pickup = { pickup_location: "Punda", pickup_lat, pickup_lng };
  expect(sent.map(({ body }) => body)).toEqual([{ ...pickup, version: 3 }]);
});

test("a line that means no place is asked for by name and marked, has no price, and is not sent", async () => {
  const { user, onClose } = renderEdit();
  const sent = serverAnswers(updateRideEndpoint, () => RIDE);
  await user.clear(field("Dropoff"));
  await user.type(field("Dropoff"), "Villa Sunset near Punda");
  expect(screen.getByText(phoneBookingStrings.priceWaits)).toBeTruthy();
  await user.click(save());
  const told = bookingStrings.notChosen("Villa Sunset near Punda");
  expect((await screen.findByRole("alert")).textContent).toBe(told);
  expect(field("Dropoff").getAttribute("aria-invalid")).toBe("true");
  expect(sent).toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
});
