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

it("leads by the stops on the way in maps that know them", () => {
  const stops = [
    { name: "Jan Thiel", lat: 12.0776, lng: -68.881 },
    { name: "Side door", lat: null, lng: null },
  ];
  const way = "destination=12.1055,-68.9351&waypoints=12.0776,-68.881%7CSide%20door%2C%20Cura%C3%A7ao";
  expect(directionsLink(PUNDA, "Mozilla/5.0 (Linux; Android 15)", stops)).toContain(way);
  expect(directionsLink(PUNDA, "Mozilla/5.0 (X11; Linux)", stops)).toContain(way);
  expect(directionsLink(PUNDA, "Mozilla/5.0 (iPhone; CPU iPhone OS 19)", stops)).toContain(
    "destination=12.1055,-68.9351&waypoint=12.0776,-68.881&waypoint=Side%20door",
  );
});

it("asks for the words of a place whose point nobody knows, on the island", () => {
  const place = { name: "Side door", lat: null, lng: null };
  expect(directionsLink(place, "Android")).toBe("geo:0,0?q=Side%20door%2C%20Cura%C3%A7ao");
});
