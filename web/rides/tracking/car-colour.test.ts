import { expect, it } from "vitest";
import { carColour } from "./car-colour.ts";

it("reads the colour from the words for a car, in whatever language they are", () => {
  expect(
    ["Silver Mazda 6", "Toyota Corolla (grijs)", "Kia Picanto rojo", "BLANKU Hyundai H1"].map(carColour),
  ).toEqual(["silver", "grey", "red", "white"]);
});

it("says nothing of a car whose words name no colour", () => {
  expect(carColour("Toyota Redland 2")).toBeNull();
});
