import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import type { Language } from "../../../domain/languages.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { payMomentOf } from "../../pay-links/pay-moment.ts";
import { useLocation } from "../../router/router-context.ts";
import paying from "./paying/strings/en.ts";
import { tabStore } from "../../device/device-store.ts";
import "../../testing/other-languages.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { BookingCard } from "../booking-card.tsx";
import type { BookingDraft } from "../booking-draft.ts";
import { PRICE_HELD_MS } from "../use-booking.ts";
import { useBookingFlow } from "../use-booking-flow.ts";
import { vehicleTypeSchema } from "../../../contract/fares/vehicle-type.ts";
import type { VehicleType } from "../../../domain/fares/vehicles.ts";

const PUNDA = { text: "Punda", lat: 12.1061, lng: -68.9335 };
const MAMBO = { text: "Mambo Beach", lat: 12.0865, lng: -68.899 };
const TRIP: Partial<BookingDraft> = { pickup: PUNDA, dropoff: MAMBO, name: "Maya Brooks", phone: "5551234" };
const TEN_45 = "2099-12-03T14:45:00.000Z";
const ELEVEN_15 = "2099-12-03T15:15:00.000Z";
const OH_NO = () => strangeAnswer("<h1>Oh no</h1>", 500);

function Booking() {
  return <BookingCard flow={useBookingFlow()} />;
}

/** A booking as the tab has kept it. */
function open(begin: Partial<BookingDraft>, language?: Language) {
  tabStore.write("draft:booking", { ...TRIP, ...begin });
  return renderPart(
    <PageAt path="/">
      <Booking />
    </PageAt>,
    language,
  );
}

/** What a car costs by its kind; a price of its own has a promise of its own. */
function priceOf(vehicle_type: VehicleType, fare: number) {
  return { fare, quote: `the promise of ${fare}`, distance_km: 9, duration_min: 14, vehicle_type };
}

function serveFares() {
  return serverAnswers(calculateFareForTripEndpoint, ({ query }) => {
    const vehicle = vehicleTypeSchema.parse(query.get("vehicle_type") ?? "economy");
    return priceOf(vehicle, vehicle === "economy" ? 26 : 44);
  });
}

const serveBooking = () => serverAnswers(bookRideEndpoint, () => ({ tracking_code: "its-code" }));

async function openPrice(begin: Partial<BookingDraft> = {}, language?: Language) {
  serveFares();
  const opened = open(begin, language);
  await opened.user.click(await screen.findByRole("button", { name: /^(Calculate Fare|Bereken ritprijs)$/ }));
  const price = await screen.findByRole("heading", { level: 2, name: /26/ });
  const book = screen.getByRole("button", { name: /^(Book Now|Nu boeken)/ });
  return { ...opened, price, book };
}

const isBooked = () =>
  waitFor(() => expect(screen.getByLabelText("Address").textContent).toBe("/track/its-code"));

test("what is missing of the person is said once, marked, and has the focus", async () => {
  const { user, book } = await openPrice({ name: "", phone: "" });
  const sent = serveBooking();
  await user.click(book);
  expect(screen.getByText("Please enter your full name and phone number.")).toBeTruthy();
  const name = screen.getByLabelText("Full name");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  await user.type(name, "Maya Brooks");
  const phone = screen.getByLabelText("Phone number");
  await user.type(phone, "55512");
  await user.click(book);
  expect(screen.getAllByText(/^Phone number must be exactly 7 digits\. From abroad: \+/)).toHaveLength(1);
  expect(document.activeElement).toBe(phone);
  await user.clear(phone);
  await user.type(phone, "001 20");
  await user.click(book);
  expect(await screen.findByText(/Check it after the country code\./)).toBeTruthy();
  expect(screen.queryByText(/exactly 7 digits/)).toBeNull();
  expect(sent).toHaveLength(0);
});

test("a trip that ends where it begins is said to do so", async () => {
  const { user } = open({});
  serverAnswers(calculateFareForTripEndpoint, () => refusal("same_place"));
  await user.click(await screen.findByRole("button", { name: "Calculate Fare" }));
  expect(await screen.findByText("Pickup and drop-off are the same place.")).toBeTruthy();
});

test("a server that fails or is gone leaves the trip as it was typed, and the next try has a price", async () => {
  const { user } = open({});
  const calculate = await screen.findByRole<HTMLButtonElement>("button", { name: "Calculate Fare" });
  for (const fails of [OH_NO, () => Promise.reject(new TypeError("gone"))]) {
    const asked = serverAnswers(calculateFareForTripEndpoint, fails);
    await user.click(calculate);
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(await screen.findByText("Failed to calculate fare. Please try again.")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Pickup location" }).value).toBe("Punda");
    expect(calculate.disabled).toBe(false);
  }
  serveFares();
  await user.click(calculate);
  expect(await screen.findByRole("heading", { level: 2, name: /\$26/ })).toBeTruthy();
});

test.each([
  [{ status: 500, json: { error: "No.", code: "internal" } }, "Fare calculation failed: 500"],
  [{ status: 200, json: {} }, "No fare data received from server"],
  [{ status: 200, json: { fare: "abc" } }, "Invalid fare calculation received from server"],
  [{ status: 200, json: { fare: -1, breakdown: [] } }, "Invalid fare calculation received from server"],
] as const)(
  "another car whose price comes as %j keeps the one that stands",
  async ({ status, json }, says) => {
    const { user, price } = await openPrice();
    const cargo = screen.getByRole("button", { name: /^Cargo/ });
    await waitFor(() => expect(cargo.textContent).toContain("$44"));
    serverAnswers(calculateFareForTripEndpoint, () => strangeAnswer(json, status));
    await user.click(cargo);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(price.textContent).toContain("$26");
  },
);

test("a price and no more than that is shown, and booked without a promise", async () => {
  serverAnswers(calculateFareForTripEndpoint, () => strangeAnswer({ fare: "12.5" }));
  const { user } = open({});
  await user.click(await screen.findByRole("button", { name: "Calculate Fare" }));
  expect(await screen.findByRole("heading", { level: 2, name: /\$12\.50/ })).toBeTruthy();
  const sent = serveBooking();
  await user.click(screen.getByRole("button", { name: /^Book Now/ }));
  await isBooked();
  expect(sent[0]?.body).not.toHaveProperty("quote");
});

test("a larger car has its own price, and it is booked at that price", async () => {
  const { user, price, book } = await openPrice();
  const van = screen.getByRole("button", { name: /^XL/ });
  await waitFor(() => expect(van.textContent).toContain("$44"));
  await user.click(van);
  await waitFor(() => expect(price.textContent).toContain("$44"));
  expect(van.getAttribute("aria-pressed")).toBe("true");
  const sent = serveBooking();
  await user.click(book);
  await isBooked();
  expect(sent[0]?.body).toMatchObject({ vehicle_type: "xl", quote: "the promise of 44" });
});

test("two cars that are booked take the place of the price, with the focus, each to be followed", async () => {
  const cars = [4, 1].map((passenger_count) => ({
    passenger_count,
    luggage_count: 4,
    vehicle_type: "xl" as const,
  }));
  serverAnswers(calculateFareForTripEndpoint, ({ query }) => {
    const isWhole = query.get("passenger_count") === "5";
    return {
      ...priceOf("xl", isWhole ? 44 : 17),
      ...(isWhole && { large_party: { offer: { cars } } }),
    };
  });
  const { user } = open({ passengers: 5, luggage: 8 });
  await user.click(await screen.findByRole("button", { name: "Calculate Fare" }));
  let booked = 0;
  serverAnswers(bookRideEndpoint, () => {
    booked += 1;
    return { tracking_code: `car-${booked}`, reference: `CAR-00${booked}`, vehicle_type: "xl" as const };
  });
  await user.click(await screen.findByRole("button", { name: "Book Both $34" }));
  const heading = await screen.findByRole("heading", { level: 2, name: /Both cars are booked/ });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole("link", { name: "Follow car 2, XL" }).getAttribute("href")).toBe("/track/car-2");
  expect(screen.getByText("Car 2, booking number CAR-002")).toBeTruthy();
  expect(screen.queryByText("Estimated Fare:")).toBeNull();
});

test("a ride for now is booked for now, however long its price was looked at", async () => {
  const { user, book } = await openPrice();
  const sent = serveBooking();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * MINUTE_MS });
  onTestFinished(() => void vi.useRealTimers());
  const now = new Date();
  await user.click(book);
  await isBooked();
  expect(sent[0]?.body).toMatchObject({ ride_datetime: now.toISOString() });
});

test("a booking that is refused says why, keeps what was typed, and is booked with the next press", async () => {
  const { user, book } = await openPrice();
  const tooMany = () => refusal("rate_limited", { error: "Too many bookings." });
  for (const [answer, says] of [
    [tooMany, "Failed to book ride: Too many bookings."],
    [OH_NO, "Failed to book ride: Unknown error"],
  ] as const) {
    serverAnswers(bookRideEndpoint, answer);
    await user.click(book);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Full name").value).toBe("Maya Brooks");
  }
  const sent = serveBooking();
  await user.click(book);
  await isBooked();
  expect(sent).toHaveLength(1);
});

test("a Dutch guest reads in Dutch why their ride is refused", async () => {
  const { user, book } = await openPrice({}, "nl");
  for (const [answer, says] of [
    [
      () => refusal("rate_limited", { phone: "+59995550123" }),
      "Te veel pogingen. Wacht even. +599 9 555 0123",
    ],
    [() => refusal("invalid_input", { fields: { rider_email: "No e-mail address." } }), "E-mail"],
    [OH_NO, "Er ging onverwacht iets mis"],
  ] as const) {
    serverAnswers(bookRideEndpoint, answer);
    await user.click(book);
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe(`De rit boeken is niet gelukt: ${says}`),
    );
  }
});

/** The signal goes, or comes back. */
function setOnline(online: boolean): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: online });
  dispatchEvent(new Event(online ? "online" : "offline"));
}

test("an unsent booking that is called off is not sent, before or after the signal is back", async () => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, "onLine"));
  const { user, book } = await openPrice();
  const sent = serveBooking();
  for (const answer of ["Cancel", "No"]) {
    setOnline(false);
    await user.click(book);
    expect(await screen.findByText("Waiting for a connection. Your ride isn't booked yet.")).toBeTruthy();
    if (answer === "No") setOnline(true);
    await user.click(await screen.findByRole("button", { name: answer }));
    expect(await screen.findByRole("button", { name: /^Book Now/ })).toBeTruthy();
    setOnline(true);
  }
  await waitFor(() => expect(screen.queryByText(/Still want this ride/)).toBeNull());
  expect(sent).toHaveLength(0);
});

test("a price that ran out without a signal is worked out anew, and said beside the old one", async () => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, "onLine"));
  const { user, price, book } = await openPrice();
  setOnline(false);
  await user.click(book);
  expect(await screen.findByText(/^Waiting for a connection\./)).toBeTruthy();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + PRICE_HELD_MS + MINUTE_MS });
  onTestFinished(() => void vi.useRealTimers());
  serverAnswers(calculateFareForTripEndpoint, () => priceOf("economy", 41.5));
  setOnline(true);
  expect(await screen.findByText("The price is now $41.50. It was $26.00.")).toBeTruthy();
  expect(price.textContent).toContain("$41.50");
});

test("a ride that may have been booked before the signal went is asked about, and sent again under its key", async () => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, "onLine"));
  const { user, book } = await openPrice();
  const lost = serverAnswers(bookRideEndpoint, () => Promise.reject(new TypeError("gone")));
  await user.click(book);
  expect(await screen.findByText("Failed to book ride. Please try again.")).toBeTruthy();
  setOnline(false);
  await user.click(book);
  expect(await screen.findByText(/We don't know yet if your ride was booked\./)).toBeTruthy();
  const sent = serveBooking();
  setOnline(true);
  await user.click(await screen.findByRole("button", { name: "Book it" }));
  await isBooked();
  expect(sent.map(({ key }) => key)).toEqual([lost[0]?.key]);
});

test("an address that is none is said at its field, which gets the focus, and goes with its cause", async () => {
  const { user, book } = await openPrice({ email: "maya@@example" });
  await user.click(book);
  const field = screen.getByLabelText("Email");
  expect(document.activeElement).toBe(field);
  expect(screen.getAllByText("Please enter a valid email address.")).toHaveLength(1);
  await user.clear(field);
  expect(screen.queryByText("Please enter a valid email address.")).toBeNull();
});

test("a full time offers the free ones: the button takes the nearest, shows its price, and books it", async () => {
  const asked = serverAnswers(calculateFareForTripEndpoint, ({ query }) => {
    const full = query.get("trip_time") === "10:30:00";
    const availability = full
      ? { state: "full" as const, pickup_at: null, minutes: null, free_times: [TEN_45, ELEVEN_15] }
      : { state: "free" as const, pickup_at: TEN_45, minutes: null, free_times: [] };
    return { ...priceOf("economy", full ? 26 : 30), availability };
  });
  const { user } = open({ when: "2099-12-03T10:30" });
  await user.click(await screen.findByRole("button", { name: "Calculate Fare" }));
  expect(await screen.findByText("10:30 AM is full.")).toBeTruthy();
  const sent = serveBooking();
  await user.click(screen.getByRole("button", { name: /^Book 10:45 AM/ }));
  expect(await screen.findByRole("heading", { level: 2, name: /\$30/ })).toBeTruthy();
  expect(asked.at(-1)?.query.get("trip_time")).toBe("10:45:00");
  expect(sent).toHaveLength(0);
  // What was offered stands where it stood, for who thinks again.
  expect(screen.getByRole("button", { name: /^11:15 AM/, pressed: false })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Book 10:45 AM/ }));
  await isBooked();
  expect(sent[0]?.body).toMatchObject({
    ride_datetime: "2099-12-03T14:45:00.000Z",
    instead_of: "2099-12-03T14:30:00.000Z",
  });
});

test("a car that somebody else took meanwhile leaves all that was typed, and offers the free times", async () => {
  const { user, book } = await openPrice({ when: "2099-12-03T10:30", email: "maya@example.com" });
  const sent = serverAnswers(bookRideEndpoint, () =>
    refusal("no_car_free", {
      pickup_at: "2099-12-03T14:30:00.000Z",
      free_times: [TEN_45, ELEVEN_15],
      way: "there",
    }),
  );
  await user.click(book);
  const heading = await screen.findByRole("heading", { name: "10:30 AM is full." });
  expect(document.activeElement).toBe(heading);
  expect(sent[0]?.body).toMatchObject({ availability: "required" });
  expect(screen.queryByText(/Failed to book ride/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Full name").value).toBe("Maya Brooks");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("maya@example.com");
  const booked = serveBooking();
  await user.click(screen.getByRole("button", { name: /^Book 10:45 AM/ }));
  expect(await screen.findByRole("button", { name: /^10:45 AM/, pressed: true })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Book 10:45 AM/ }));
  await isBooked();
  expect(booked[0]?.body).toMatchObject({ ride_datetime: TEN_45 });
});

const PAYS_BY_LINK = { map: {}, company: { pays_by_link: true } };

/** What the page of the ride is told. */
function Told() {
  const { pathname, state } = useLocation();
  return pathname.startsWith("/track/") ? <p>told {payMomentOf(state)}</p> : <Booking />;
}

test("whoever pays now books first, and the page of the ride begins the payment", async () => {
  serverAnswers(getConfigEndpoint, () => PAYS_BY_LINK);
  serveFares();
  tabStore.write("draft:booking", TRIP);
  const { user } = renderPart(
    <PageAt path="/">
      <Told />
    </PageAt>,
  );
  await user.click(await screen.findByRole("button", { name: "Calculate Fare" }));
  const ways = within(await screen.findByRole("group", { name: paying.how }));
  expect(ways.getByRole("button", { name: /^Pay the driver/ }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("Nothing to pay now")).toBeTruthy();
  await user.click(ways.getByRole("button", { name: /^Pay now/ }));
  expect(screen.queryByText("Nothing to pay now")).toBeNull();
  const sent = serveBooking();
  await user.click(screen.getByRole("button", { name: /^Book and pay/ }));
  expect(await screen.findByText("told begin")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("nothing speaks of cards where the company takes no payments by link", async () => {
  serverAnswers(getConfigEndpoint, () => ({ map: {}, company: {} }));
  await openPrice({ payNow: true });
  expect(screen.queryByRole("group", { name: paying.how })).toBeNull();
  expect(screen.queryByText(/card/i)).toBeNull();
  expect(screen.getByText(/^Pay the driver in cash/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Book Now/ })).toBeTruthy();
});
