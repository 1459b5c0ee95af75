import { expect, it } from "vitest";
import { changedFields, draftOf, editError, editOf } from "./ride-edit.ts";
import { aRide } from "../../testing/rides.ts";

/** Five past nine in the evening on the island. */
const NOW = new Date("2026-11-21T01:05:00Z");
const RIDE = aRide({
  pickup_location: "Punda",
  pickup_lat: 12.1,
  pickup_lng: -68.93,
  dropoff_location: "Mambo Beach",
  dropoff_lat: null,
  dropoff_lng: null,
  ride_datetime: "2026-11-21T20:45:30.000Z",
  passenger_count: 2,
  luggage_count: 1,
  vehicle_type: "economy",
  vehicle_asked: false,
  rider_name: "Rosa Quay",
  rider_phone: "5554321",
  flight_number: "KL735",
});
const BEFORE = draftOf(RIDE);

it("sends only what was changed, and nothing for a space more", () => {
  expect(editOf(BEFORE, { ...BEFORE, name: "Rosa Quay " }, NOW)).toEqual({});
  expect(editOf(BEFORE, { ...BEFORE, notes: " gate 4 ", passengers: 3 }, NOW)).toEqual({
    notes: "gate 4",
    passenger_count: 3,
  });
});

it("takes away what was emptied, and leaves the vehicle to the party where none is asked for", () => {
  expect(editOf(BEFORE, { ...BEFORE, flight_number: "" }, NOW)).toEqual({ flight_number: null });
  const asked = draftOf({ ...RIDE, vehicle_asked: true });
  expect(editOf(asked, { ...asked, vehicleType: "" }, NOW)).toEqual({ vehicle_type: null });
  expect(BEFORE.vehicleType).toBe("");
});

it("sends a place with its point, also where only the point is another", () => {
  const pickup = { text: "Punda", lat: 12.2, lng: -68.9 };
  expect(editOf(BEFORE, { ...BEFORE, pickup }, NOW)).toEqual({
    pickup_location: "Punda",
    pickup_lat: 12.2,
    pickup_lng: -68.9,
  });
});

it("sends all stops where one of them changed, and none where all were taken away", () => {
  const stops = [
    { location: "Sambil", lat: 12.13, lng: -68.95 },
    { location: "Zeelandia", lat: 12.11, lng: -68.92 },
  ];
  const before = draftOf({ ...RIDE, stops });
  expect(
    editOf(before, { ...before, stops: [...before.stops, { text: " ", lat: null, lng: null }] }, NOW),
  ).toEqual({});
  expect(editOf(before, { ...before, stops: before.stops.toReversed() }, NOW)).toEqual({
    stops: stops.toReversed(),
  });
  expect(editOf(before, { ...before, stops: [] }, NOW)).toEqual({ stops: [] });
});

it("reads and sends the time on the island's clock", () => {
  expect(BEFORE.when).toBe("2026-11-21T16:45");
  expect(editOf(BEFORE, { ...BEFORE, when: "2026-11-21T17:00" }, NOW)).toEqual({
    ride_datetime: "2026-11-21T21:00:00.000Z",
  });
  expect(editOf(BEFORE, { ...BEFORE, when: "now" }, NOW)).toEqual({ ride_datetime: NOW.toISOString() });
});

it("lets a ride that is late keep its time, and refuses to move one into the past", () => {
  const late = draftOf({ ...RIDE, ride_datetime: "2026-11-20T20:00:00.000Z" });
  expect(editError(late, { ...late, notes: "gate 4" }, NOW)).toBeNull();
  expect(editError(late, { ...late, when: "2026-11-20T16:15" }, NOW)).toBe("past");
  expect(editError(BEFORE, { ...BEFORE, when: "no-dayT16:15" }, NOW)).toBe("dateInvalid");
});

it("wants a name, a phone number and both places", () => {
  expect(editError(BEFORE, { ...BEFORE, name: "" }, NOW)).toBe("namePhone");
  expect(editError(BEFORE, { ...BEFORE, phone: "12" }, NOW)).toBe("phone");
  expect(editError(BEFORE, { ...BEFORE, dropoff: { text: " ", lat: null, lng: null } }, NOW)).toBe(
    "bothLocations",
  );
});

it("names the fields in which two states of a ride differ", () => {
  const other = draftOf({ ...RIDE, child_seat: true, dropoff_location: "Westpunt" });
  expect(changedFields(BEFORE, other)).toEqual(["dropoff", "child_seat"]);
  expect(changedFields(BEFORE, draftOf({ ...RIDE }))).toEqual([]);
});
