import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { searchRideArchiveEndpoint } from "../../../contract/rides/ride-archive.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  getRideEndpoint,
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import reportStrings from "../../reports/strings/en.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { answerWith, refusal, serverAnswers } from "../../testing/server.ts";
import text from "../strings/en.ts";
import { DispatchSearch } from "./dispatch-search.tsx";
import { aRide } from "../../testing/rides.ts";

const DRIVEN = aRide({
  id: 4812,
  reference: "BJN-UPD",
  rider_name: "Rosa Wernet",
  rider_phone: "5550120",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  ride_datetime: "2026-11-20T14:00:00.000Z",
  status: "Completed",
});

function search(rows: readonly Ride[], headers: Record<string, string> = {}, pending: readonly Ride[] = []) {
  serverAnswers(listRideRequestsEndpoint, () => [...pending]);
  serverAnswers(listAssignedRidesEndpoint, () => []);
  serverAnswers(listDriversEndpoint, () => []);
  serverAnswers(searchRideArchiveEndpoint, ({ query }) =>
    answerWith(searchRideArchiveEndpoint, { rows: query.get("status") === null ? rows : [] }, headers),
  );
  return renderPart(
    <PageAt path="/operator">
      <DispatchSearch />
    </PageAt>,
  );
}

const LAGGING = { "As-Of": "2026-11-20T18:32:05.120Z" };

test("rides of the past that come from a replica say as of when they are", async () => {
  const { user } = search([DRIVEN], LAGGING);
  await user.type(screen.getByRole("combobox", { name: text.search }), "rosa");
  expect(await screen.findByText("#4812 Rosa Wernet")).toBeTruthy();
  expect(screen.getByText(reportStrings.asOf("2:32 PM"))).toBeTruthy();
});

test("so does the answer that nothing was found, and nothing of now says it", async () => {
  const { user, unmount } = search([], LAGGING);
  await user.type(screen.getByRole("combobox", { name: text.search }), "nobody");
  expect(await screen.findByText(text.searchNothing)).toBeTruthy();
  expect(await screen.findByText(reportStrings.asOf("2:32 PM"))).toBeTruthy();
  unmount();

  const now = search([DRIVEN]);
  await now.user.type(screen.getByRole("combobox", { name: text.search }), "wernet");
  expect(await screen.findByText("#4812 Rosa Wernet")).toBeTruthy();
  expect(screen.queryByText(reportStrings.asOf("2:32 PM"))).toBeNull();
});

test("a ride that has ended is found by its number, and a number of none finds nothing", async () => {
  serverAnswers(getRideEndpoint, () => ({ ...DRIVEN, status: "Rejected" as const }));
  const { user, unmount } = search([]);
  await user.type(screen.getByRole("combobox", { name: text.search }), "#4812");
  expect(await screen.findByText("#4812 Rosa Wernet")).toBeTruthy();
  unmount();

  serverAnswers(getRideEndpoint, () => refusal("not_found"));
  const again = search([]);
  await again.user.type(screen.getByRole("combobox", { name: text.search }), "4999");
  expect(await screen.findByText(text.searchNothing)).toBeTruthy();
});

test("a rider is found by his number as it is shown", async () => {
  const { user } = search([], {}, [{ ...DRIVEN, status: "Pending" }]);
  await user.type(screen.getByRole("combobox", { name: text.search }), "9 555 01");
  expect(await screen.findByText("#4812 Rosa Wernet")).toBeTruthy();
  expect(screen.getByText("+599 9 555 0120")).toBeTruthy();
});
