import { expect, test } from "vitest";
import { RideLines } from "../places/stop-lines.tsx";
import { renderPart } from "../testing/render.tsx";
import { TripDistance } from "./trip-distance.tsx";

test("the lines of a ride name its stops where there is room, and else say how many there are", () => {
  const stops = [{ location: "Otrobanda" }, { location: "Westpunt" }].map((stop) => ({
    ...stop,
    lat: null,
    lng: null,
  }));
  const ride = { pickup_location: "Punda", dropoff_location: "Jan Thiel", stops };
  const { rerender } = renderPart(<RideLines ride={ride} />);
  expect(document.body.textContent).toContain("+2 stops");
  rerender(<p>gone</p>);
  renderPart(<RideLines ride={ride} inFull />);
  expect(document.body.textContent).toMatch(/Punda.*Otrobanda.*Westpunt.*Jan Thiel/);
});

test("where there is little room a place has the name that people say", () => {
  const stops = [{ location: "Grote Knip (Kenepa Grandi)", lat: null, lng: null }];
  const airport = "Curaçao International Airport (Hato)";
  const ride = { pickup_location: airport, dropoff_location: "Mega Pier Cruise Terminal", stops };
  renderPart(<RideLines ride={ride} inFull short />);
  expect(document.body.textContent).toBe(
    "Pickup location: AirportStop 1: Grote KnipDrop-off location: Mega Pier",
  );
});

test("words that name another place than the point have beside them what the point is near", () => {
  const stops = [{ location: "Hato airport (arrivals)", lat: 12.12, lng: -68.93, near: "Sambil" }];
  const ride = {
    pickup_location: "Westpunt church",
    pickup_near: "Zeelandia",
    dropoff_location: "Punda",
    stops,
  };
  renderPart(<RideLines ride={ride} inFull />);
  expect(document.body.textContent).toMatch(
    /Westpunt church point near Zeelandia.*Hato airport \(arrivals\) point near Sambil.*Punda$/,
  );
  renderPart(<TripDistance ride={{ ...ride, distance_km: "1.20" }} />);
  expect(document.body.textContent).toMatch(/1.2 km check the places$/);
});
