import { expect, it } from "vitest";
import { directionsLink } from "./directions-link.ts";

const PUNDA = { name: "Punda", lat: 12.1055, lng: -68.9351 };

it("opens the phone's own maps app at the point of the place", () => {
  expect(directionsLink(PUNDA, "Mozilla/5.0 (Linux; Android 15)")).toBe(
    "geo:12.1055,-68.9351?q=12.1055,-68.9351(Punda)",
  );
  expect(directionsLink(PUNDA, "Mozilla/5.0 (iPhone; CPU iPhone OS 19)")).toContain(
    "maps.apple.com/?daddr=12.1055",
  );
  expect(directionsLink(PUNDA, "Mozilla/5.0 (X11; Linux)")).toContain("destination=12.1055,-68.9351");
});

it("asks for the words of a place whose point nobody knows, on the island", () => {
  const place = { name: "Side door", lat: null, lng: null };
  expect(directionsLink(place, "Android")).toBe("geo:0,0?q=Side%20door%2C%20Cura%C3%A7ao");
});
