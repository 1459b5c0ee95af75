import { expect, test } from "vitest";
import { NO_PLACE } from "../../places/chosen-place.ts";
import { AIRPORT, MEGA_PIER } from "../common-trips.ts";
import { meetingPlaceOf } from "./meeting-place.ts";

test("a picture leads from the plane and from the ship to the driver, and from nowhere else", () => {
  expect(meetingPlaceOf(AIRPORT)).toBe("hato");
  expect(meetingPlaceOf(MEGA_PIER)).toBe("pier");
  expect(meetingPlaceOf({ text: "Punda", lat: 12.1061, lng: -68.9335 })).toBeNull();
  expect(meetingPlaceOf({ ...NO_PLACE, text: "Hato" })).toBeNull();
});
