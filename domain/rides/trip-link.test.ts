import { expect, it } from "vitest";
import { type LinkedTrip, TRIP_TEMPLATE, linkOfTrip, tripInLink } from "./trip-link.ts";

const read = (query: string) => tripInLink(new URLSearchParams(query));
const HATO = { name: "Curaçao International Airport (Hato)", point: { lat: 12.1846, lng: -68.9568 } };
const MAMBO = { name: "Mambo Beach & more", point: { lat: 12.08654, lng: -68.89902 } };

it("comes out of an address as it went in", () => {
  const whole: LinkedTrip = {
    pickup: HATO,
    dropoff: MAMBO,
    at: new Date("2026-12-18T19:00:00Z"),
    passengers: 3,
    bags: 0,
    vehicleType: "xl",
  };
  expect(read(linkOfTrip(whole))).toEqual(whole);
  const names = [...new URLSearchParams(linkOfTrip(whole)).keys()];
  expect(TRIP_TEMPLATE).toBe(`{?${names.join(",")}}`);
  expect(linkOfTrip({})).toBe("");
});

it("reads the address of GOFS' own example, whose times are in milliseconds and of another name", () => {
  const example =
    "pickup_lat=45.52585187926036&pickup_lon=-73.59502716927499&drop_off_lat=45.53614412053443&drop_off_lon=-73.5130921428607&pick_up_time=1726173300000&drop_off_time=1726173600000";
  expect(read(example)).toEqual({
    pickup: { name: "", point: { lat: 45.52585187926036, lng: -73.59502716927499 } },
    dropoff: { name: "", point: { lat: 45.53614412053443, lng: -73.5130921428607 } },
    at: new Date(1_726_173_300_000),
    passengers: null,
    bags: null,
    vehicleType: null,
  });
});

it.each([
  ["nothing", ""],
  ["a step of the page", "step=price"],
  ["time and people without a place", "pickup_time=1726173300&passengers=2"],
  ["half a point", "pickup_lat=12.1"],
  ["a point off the earth", "pickup_lat=120&pickup_lon=-68"],
  ["spaces", "pickup_address=%20%20"],
])("is none where there is %s", (_what, query) => {
  expect(read(query)).toBeNull();
});

it.each([
  ["passengers=0", "passengers"],
  ["passengers=9", "passengers"],
  ["passengers=2.5", "passengers"],
  ["bags=-1", "bags"],
  ["bags=1e9", "bags"],
  ["pickup_time=soon", "at"],
  ["pickup_time=1e300", "at"],
  ["vehicle_type=limousine", "vehicleType"],
] as const)("leaves out what can't be: %s", (part, name) => {
  expect(read(`pickup_address=Punda&${part}`)?.[name]).toBeNull();
});

it("shortens a name that goes on for ever", () => {
  expect(read(`pickup_address=${"x".repeat(5_000)}`)?.pickup?.name).toHaveLength(200);
});
