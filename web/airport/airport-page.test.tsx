import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import { findNearestPlaceEndpoint, getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { PageAt } from "../testing/page-at.tsx";
import { refusePosition, standAt } from "../testing/position.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import AirportPage from "./airport-page.tsx";

function openPage() {
  serverAnswers(getConfigEndpoint, () => ({ map: {} }) as never);
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }) as never);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Mambo Beach" }) as never);
  serverAnswers(listAirportRatesEndpoint, () => ({ results: [] }) as never);
  serverAnswers(listFareZonesEndpoint, () => ({ results: [] }) as never);
  renderPart(
    <PageAt path="/airport">
      <AirportPage />
    </PageAt>,
  );
}

const isPressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");

test("who doesn't tell where they are is taken to land, and is asked where to", async () => {
  refusePosition(1);
  openPage();
  expect(await screen.findByText(/a trip to the center of the island/)).toBeTruthy();
  expect(isPressed("From the airport")).toBe("true");
  expect(screen.getByRole("combobox", { name: "Where to?" })).toBeTruthy();
});

test("who is elsewhere on the island goes to the airport", async () => {
  standAt(12.0866, -68.899);
  openPage();
  expect(await screen.findByText("You're near Mambo Beach", { exact: false })).toBeTruthy();
  expect(isPressed("To the airport")).toBe("true");
});
