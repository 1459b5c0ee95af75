import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { toWireTariff } from "../../../contract/fares/to-wire-tariff.ts";
import { listDeskPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { FIRST_TARIFF } from "../../../domain/fares/tariff.ts";
import { splitHouseNumber } from "../../../domain/places/house-number.ts";
import type { Place } from "../../../domain/places/place.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { bookRideEndpoint, findCallerEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import bookingStrings from "../strings/en.ts";
import priceStrings from "../price/strings/en.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import dispatchStrings from "../../dispatch/strings/en.ts";
import { PhoneBooking } from "./phone-booking.tsx";
import text from "./strings/en.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { formatsFor } from "../../language/formats.ts";
import { joinWaitingListEndpoint } from "../../../contract/promises/waiting-list.endpoints.ts";
import promisesStrings from "../../promises/strings/en.ts";
import { haveBookOf } from "../../testing/place-book.ts";

const PLACES: readonly Place[] = [
  { name: "Punda", kind: "neighbourhood", area: "Willemstad", lat: 12.105, lng: -68.934 },
  { name: "Mambo Beach", kind: "beach", area: "Bapor Kibra", lat: 12.086, lng: -68.899 },
  { name: "Schottegatweg Oost", kind: "street", area: "Mahaai", lat: 12.125, lng: -68.903 },
  { name: "Mahaai", kind: "neighbourhood", area: "Willemstad", lat: 12.12, lng: -68.9 },
];

// The server alone finds places here, each by its first letters.
haveBookOf();

function placesFor(query: string): Place[] {
  const typed = splitHouseNumber(query)?.name ?? query;
  return PLACES.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByText(name, { exact: false, selector: "button" });

const save = () => screen.getByText(text.save, { selector: "button" });

function renderBooking() {
  serverAnswers(suggestPlacesEndpoint, ({ query }) => ({
    results: placesFor(query.get("q") ?? "none"),
    approximate: false,
  }));
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, quote: "held" }));
  serverAnswers(findCallerEndpoint, () => CALLER);
  const onSaved = vi.fn<(ride: Ride, assign: boolean) => void>();
  const part = renderPart(<PhoneBooking open onClose={() => undefined} onSaved={onSaved} />);
  return { ...part, onSaved };
}

const CALLER = { name: null, rides: 0, open_rides: [], last_places: [] };

async function fillIn({ user }: ReturnType<typeof renderBooking>) {
  await user.type(field(text.phone), "555 4321");
  await user.type(field(text.name), "Rosa Quay");
  await user.type(field(dispatchStrings.pickup), "Punda");
  await user.type(field(dispatchStrings.dropoff), "mambo");
  await user.tab();
  expect(await screen.findByText("$20.00")).toBeTruthy();
}

test("what is missing is said once, at its field where it can be, in the order of the fields, and nothing is sent", async () => {
  const { user } = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  const expectFault = (at: HTMLInputElement, sentence: string) => {
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(at.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(at);
  };
  expect(document.activeElement).toBe(field(text.phone));
  await user.click(save());
  expectFault(field(text.phone), text.phoneMissing);
  await user.type(field(text.phone), "55");
  expect(screen.queryByText(text.phoneMissing)).toBeNull();
  await user.click(save());
  expectFault(field(text.name), text.nameMissing);
  await user.type(field(text.name), "Rosa Quay");
  await user.click(press(text.saveAndAssign));
  expectFault(field(text.phone), text.phoneError);
  await user.type(field(text.phone), "51234");
  await user.click(save());
  expectFault(field(dispatchStrings.pickup), bookingStrings.errors.bothLocations);
  expect(sent).toHaveLength(0);
});

test("a saved call is sent with the price that was told, and with another button a driver comes next", async () => {
  const booking = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await fillIn(booking);
  await booking.user.click(save());
  await waitFor(() =>
    expect(booking.onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ id: 7 }), false),
  );
  expect(sent[0]?.body).toMatchObject({
    rider_phone: "5554321",
    rider_name: "Rosa Quay",
    pickup_location: "Punda",
    pickup_lat: 12.105,
    dropoff_location: "Mambo Beach",
    dropoff_lng: -68.899,
    passenger_count: 1,
    luggage_count: 0,
    quote: "held",
  });
  expect(sent[0]?.body).not.toHaveProperty("assign");
  expect(field(text.phone).value).toBe("");
  await fillIn(booking);
  await booking.user.click(press(text.saveAndAssign));
  await waitFor(() =>
    expect(booking.onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ id: 7 }), true),
  );
});

test("a driver who waits and brings the caller back is one booking, with the wait in its price", async () => {
  const tariff = toWireTariff({ ...FIRST_TARIFF, waitHourCents: 2_500 });
  serverAnswers(getConfigEndpoint, () => ({ map: {}, tariff }));
  const booking = renderBooking();
  const fares = serverAnswers(calculateFareForTripEndpoint, ({ query }) => ({
    fare: 20 + Number(query.get("wait_minutes") ?? 0),
    quote: `for ${query.get("wait_minutes")}`,
  }));
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await fillIn(booking);
  await booking.user.click(screen.getByRole("checkbox", { name: priceStrings.driverWaits }));
  expect(await screen.findByText("$140.00")).toBeTruthy();
  expect(fares.at(-1)?.query.get("dropoff_place")).toBe("Punda");
  expect(screen.queryByRole("checkbox", { name: priceStrings.withWayBack })).toBeNull();
  await booking.user.selectOptions(screen.getByLabelText(priceStrings.waitHowLong), "30");
  expect(await screen.findByText("$50.00")).toBeTruthy();
  await booking.user.click(save());
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      pickup_location: "Punda",
      dropoff_location: "Punda",
      stops: [{ location: "Mambo Beach", lat: 12.086, lng: -68.899 }],
      wait_minutes: 30,
      quote: "for 30",
    }),
  );
});

test("a ride is booked on a hotel's account, with the room, and a limit that is reached is said", async () => {
  const account = { id: 4, name: "Hotel Pundamar", discount_percent: 10, left: "120.00" };
  serverAnswers(listDeskPartnersEndpoint, () => [account]);
  const booking = renderBooking();
  const asked = serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, quote: "held" }));
  await fillIn(booking);
  expect(screen.queryByLabelText(text.room)).toBeNull();
  await booking.user.selectOptions(field(text.payer), text.withLeft("Hotel Pundamar", "$120.00"));
  await booking.user.type(field(text.room), "214");
  expect(await screen.findByText(text.billedTo("Hotel Pundamar"))).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.query.get("partner_id")).toBe("4"));
  const refused = serverAnswers(bookRideEndpoint, () => refusal("credit_limit_reached"));
  await booking.user.click(save());
  expect(await screen.findByText(text.pastLimit("Hotel Pundamar"))).toBeTruthy();
  expect(refused[0]?.body).toMatchObject({ partner_id: 4, room: "214" });

  await booking.user.selectOptions(field(text.payer), text.passengerPays);
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await booking.user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty("partner_id");
});

test("nobody is asked about WhatsApp where it is not in use", async () => {
  await fillIn(renderBooking());
  expect(screen.queryByLabelText(text.whatsappConsent)).toBeNull();
});

test("a caller who agrees to WhatsApp is booked so", async () => {
  serverAnswers(getConfigEndpoint, () => ({
    map: {},
    phone_gateways: ["whatsapp" as const, "sms" as const],
  }));
  const booking = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await booking.user.click(await screen.findByLabelText(text.whatsappConsent));
  await fillIn(booking);
  await booking.user.click(save());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ whatsapp_consent: true }));
  expect(field(text.whatsappConsent).checked).toBe(false);
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
  const refused = serverAnswers(bookRideEndpoint, () => refusal("rate_limited"));
  await second.user.click(save());
  expect((await screen.findByRole("alert")).textContent).toBe(text.failed("The server says no."));
  const saved = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await second.user.click(save());
  await waitFor(() => expect(second.onSaved).toHaveBeenCalled());
  expect(refused[0]?.key).toBe(sent[0]?.key);
  expect(saved[0]?.key).not.toBe(sent[0]?.key);
});

test("a call that is left half typed is out of the next one's way, and is taken up again by one press", async () => {
  const first = renderBooking();
  await fillIn(first);
  await first.user.click(screen.getByRole("button", { name: "Close" }));
  first.unmount();

  const { user } = renderBooking();
  expect(field(text.phone).value).toBe("");
  const resume = screen.getByRole("button", { name: text.resume("Rosa Quay, Punda → Mambo Beach") });
  await user.type(field(text.phone), "555 0001");
  expect(screen.queryByRole("button", { name: /Rosa Quay/ })).toBeNull();
  await user.clear(field(text.phone));
  await user.click(screen.getByRole("button", { name: resume.textContent ?? "" }));
  expect(field(text.name).value).toBe("Rosa Quay");
  expect(screen.queryByRole("button", { name: /Rosa Quay/ })).toBeNull();
});

test("a second line is taken while the first waits, and each call is one press away", async () => {
  const { user } = renderBooking();
  await user.type(field(text.name), "Rosa Quay");
  await user.click(press(text.park));
  expect(field(text.name).value).toBe("");
  await user.type(field(text.name), "Ana Maria");
  await user.click(press(text.park));
  await user.click(screen.getByRole("button", { name: text.resume("Rosa Quay") }));
  expect(field(text.name).value).toBe("Rosa Quay");
  await user.click(press(text.park));
  expect(screen.getByRole("button", { name: text.resume("Ana Maria") })).toBeTruthy();
  expect(screen.getByRole("button", { name: text.resume("Rosa Quay") })).toBeTruthy();
});

test("clearing the form empties it and takes away what was wrong", async () => {
  const { user } = renderBooking();
  await user.type(field(text.name), "Rosa Quay");
  await user.click(save());
  expect(screen.getByText(text.phoneMissing)).toBeTruthy();
  await user.click(press(text.clear));
  expect(field(text.name).value).toBe("");
  expect(screen.queryByText(text.phoneMissing)).toBeNull();
});

test("the number of a new caller takes the place of one that was left in the form", async () => {
  const before = renderBooking();
  await before.user.type(field(text.phone), "5551835");
  before.unmount();
  const { user } = renderBooking();
  expect(field(text.phone).value).toBe("5551835");
  await user.keyboard("5551111");
  expect(field(text.phone).value).toBe("5551111");
});

test("a line that means no place is asked for by name and marked, and nothing is sent", async () => {
  const { user } = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await user.type(field(text.phone), "555 4321");
  await user.type(field(text.name), "Rosa Quay");
  await user.type(field(dispatchStrings.pickup), "punda");
  await user.type(field(dispatchStrings.dropoff), "Villa Sunset near Punda");
  await user.click(save());
  const told = await screen.findByRole("alert");
  expect(told.textContent).toBe(bookingStrings.notChosen("Villa Sunset near Punda"));
  // Where the places are typed, and not at the foot of the form.
  const places = field(dispatchStrings.pickup);
  expect(told.compareDocumentPosition(places)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(told.compareDocumentPosition(field(text.name))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(field(dispatchStrings.dropoff).getAttribute("aria-invalid")).toBe("true");
  expect(field(dispatchStrings.pickup).getAttribute("aria-invalid")).toBeNull();
  expect(field(dispatchStrings.pickup).value).toBe("Punda");
  expect(sent).toHaveLength(0);
});

test("a street keeps its house number, and an address that no list has is in the area behind its comma", async () => {
  const { user, onSaved } = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await user.type(field(text.phone), "555 4321");
  await user.type(field(text.name), "Rosa Quay");
  await user.type(field(dispatchStrings.pickup), "schottegatweg oost 12");
  await user.type(field(dispatchStrings.dropoff), "Kaya Uranus 14, Mahaai");
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({
    pickup_location: "Schottegatweg Oost 12",
    pickup_lat: 12.125,
    dropoff_location: "Kaya Uranus 14, Mahaai",
    dropoff_lat: 12.12,
  });
});

test("a flight, a child seat and the way back are asked for at once, and the price is of both ways", async () => {
  const booking = renderBooking();
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await fillIn(booking);
  await booking.user.type(field("Flight number"), "KL 735");
  await booking.user.click(field("Child seat"));
  await booking.user.click(field(priceStrings.withWayBack));
  expect(await screen.findByText("$40.00")).toBeTruthy();
  await booking.user.click(save());
  await waitFor(() => expect(booking.onSaved).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({
    flight_number: "KL 735",
    child_seat: true,
    quote: "held",
    return_trip: { flight_number: null, quote: "held" },
  });
});

test("from the name of a known caller Tab leads to the pickup in two steps, and arrow keys go through what is known", async () => {
  const { user } = renderBooking();
  const place = (location: string) => ({ location, lat: 12.1, lng: -68.9 });
  serverAnswers(findCallerEndpoint, () => ({
    name: "Rosa Quay",
    rides: 7,
    open_rides: [],
    last_places: [place("Punda"), place("Mahaai")],
  }));
  await user.type(field(text.phone), "5554321");
  await waitFor(() => expect(field(text.name).value).toBe("Rosa Quay"));
  await user.tab();
  expect(document.activeElement).toBe(field(text.name));
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Punda");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toBe("Mahaai");
  await user.tab();
  expect(document.activeElement).toBe(field(dispatchStrings.pickup));
});

test("a caller hears of the free time at once, Enter takes it, and the next Enter books it", async () => {
  const booking = renderBooking();
  const free = new Date(Math.ceil(Date.now() / MINUTE_MS + 40) * MINUTE_MS).toISOString();
  const none = { state: "full" as const, pickup_at: null, minutes: null, free_times: [free] };
  const there = { state: "free" as const, pickup_at: free, minutes: null, free_times: [] };
  serverAnswers(calculateFareForTripEndpoint, ({ query }) => ({
    fare: 20,
    quote: "held",
    availability: query.get("trip_time") === null ? none : there,
  }));
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await fillIn(booking);
  expect(screen.getByText(promisesStrings.noneNow)).toBeTruthy();
  const take = text.takeTime(formatsFor("en").time(free));
  await booking.user.click(press(take));
  expect(sent).toHaveLength(0);
  expect(await screen.findByText("$20.00")).toBeTruthy();
  await booking.user.click(await screen.findByText(text.saveAndAssign, { exact: false, selector: "button" }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ ride_datetime: free }));
});

test("a full time can be booked nevertheless", async () => {
  const booking = renderBooking();
  const full = { state: "full" as const, pickup_at: null, minutes: null, free_times: [] };
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, quote: "held", availability: full }));
  const sent = serverAnswers(bookRideEndpoint, () => ({ id: 7 }));
  await fillIn(booking);
  await booking.user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("a caller for whom only the full time will do is put on the waiting list with the number they call from", async () => {
  const booking = renderBooking();
  const full = { state: "full" as const, pickup_at: null, minutes: null, free_times: [] };
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, availability: full }));
  const sent = serverAnswers(joinWaitingListEndpoint, () => ({
    code: "the-code",
    wanted_at: new Date().toISOString(),
  }));
  await fillIn(booking);
  await booking.user.click(await screen.findByText(text.wait));
  expect(await screen.findByText(text.isWaiting(null))).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ as_soon_as_possible: true, pickup_location: expect.any(String) });
  expect(sent[0]?.body).toHaveProperty("phone");
});

test("in how many minutes a car will be there is said, and that it is one of the last", async () => {
  const booking = renderBooking();
  const availability = { state: "tight" as const, pickup_at: new Date().toISOString(), minutes: 8 };
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, availability }));
  await fillIn(booking);
  expect(screen.getByText(`${promisesStrings.carIn(8)}. ${promisesStrings.lastOnes}`)).toBeTruthy();
});
