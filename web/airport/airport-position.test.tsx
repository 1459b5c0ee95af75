import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { AIRPORT_LOCATION, DEFAULT_LOCATION } from "../../contract/places/place-points.ts";
import { findNearestPlaceEndpoint, getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { NO_PLACE } from "../places/place-field.tsx";
import { PageAt } from "../testing/page-at.tsx";
import { refusePosition, standAt } from "../testing/position.ts";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { AirportFare } from "./airport-fare.tsx";
import { useOwnPosition } from "./use-own-position.ts";

const nothing = () => undefined;

function Fare() {
  const own = useOwnPosition();
  return (
    <AirportFare
      own={own}
      place={NO_PLACE}
      onPlace={nothing}
      onZone={nothing}
      toAirport
      onDirection={nothing}
    />
  );
}

test.each([
  [1, "denied", "Please allow location access."],
  [2, "not to be had", "Unable to access your location."],
  [0, "absent", "Geolocation not supported by your browser."],
] as const)(
  "with code %i, location %s, the drive is shown and priced from the middle of the island",
  async (code, _, says) => {
    refusePosition(code);
    const drives = serverAnswers(
      getDirectionsEndpoint,
      () => ({ distance_km: 12, duration_min: 20, geometry: [] }) as never,
    );
    serverAnswers(
      calculateFareForTripEndpoint,
      () => ({ fare: 30, breakdown: [], large_party: null }) as never,
    );
    const { user } = renderPart(
      <PageAt path="/airport">
        <Fare />
      </PageAt>,
    );
    expect(await screen.findByText(new RegExp(says))).toBeTruthy();
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
    expect(await screen.findAllByText(/\$30/)).not.toHaveLength(0);
    expect(drives.map(({ query }) => [query.get("from"), query.get("to")])).toContainEqual([
      `${DEFAULT_LOCATION.lat},${DEFAULT_LOCATION.lng}`,
      `${AIRPORT_LOCATION.lat},${AIRPORT_LOCATION.lng}`,
    ]);
  },
);

test("a guest who is abroad, or whose place has no name, still sees a drive", async () => {
  standAt(52.37, 4.9);
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }) as never);
  serverAnswers(findNearestPlaceEndpoint, () => refusal("off_island", 422));
  const { user } = renderPart(
    <PageAt path="/airport">
      <Fare />
    </PageAt>,
  );
  expect(await screen.findByText("It looks like you're not on Curaçao.", { exact: false })).toBeTruthy();
  serverAnswers(findNearestPlaceEndpoint, () => Promise.reject(new TypeError("gone")));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("We found your location.", { exact: false })).toBeTruthy();
});
