import { expect, it } from "vitest";
import { DEMO_HOTEL } from "../demo/demo-hotel.ts";
import { buildMaps } from "../places/build-maps.ts";
import { placeOfPartner } from "./place-of-partner.ts";

const { places } = buildMaps({ provider: "embedded" });

it("begins at the hotel of a name, else in the street of its address, under the words of the address", () => {
  expect(placeOfPartner(places, { name: "Avila Beach Hotel", address: "" })?.name).toBe("Avila Beach Hotel");
  const street = places.findByName("Handelskade");
  expect(placeOfPartner(places, { name: DEMO_HOTEL.name, address: DEMO_HOTEL.address ?? "" })).toEqual({
    ...street,
    name: "Handelskade 12",
  });
});

it("begins nowhere where our map knows neither", () => {
  expect(
    placeOfPartner(places, { name: "Pension Nowhere", address: "Kaya Ningun 7, Willemstad" }),
  ).toBeNull();
  expect(placeOfPartner(places, { name: "Pension Nowhere", address: "" })).toBeNull();
});
