import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  getRiderEndpoint,
  listRidersEndpoint,
  listRidesOfRiderEndpoint,
} from "../../../contract/accounts/riders.endpoints.ts";
import { countUsersEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { DEFAULT_COMPANY } from "../../../domain/company/default-company.ts";
import { reads } from "../../api/read.ts";
import { deviceStore } from "../../device/device-store.ts";
import type { Rider, RiderDetail } from "../../../contract/accounts/account-records.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import staffStrings from "../../office/strings/en.ts";
import { RiderPage } from "./rider-page.tsx";
import { RidersSection } from "./riders-section.tsx";
import text from "./strings/en.ts";
import { aRide } from "../../testing/rides.ts";
import type { ShownCompany } from "../../../contract/company/company.ts";

const ANA: Rider = {
  id: 7,
  username: "ana",
  email: "ana@example.com",
  first_name: "Ana",
  last_name: "Winklaar",
  phone_number: "+59995551234",
  role: "rider",
  state: "suspended",
  language: "pap",
  two_factor: false,
  created_at: "2025-05-20T16:00:00.000Z",
  last_seen_at: null,
  rides: 1204,
  last_ride_at: "2026-11-20T16:00:00.000Z",
};

test("riders are listed with how much they ride, found by name and led to", async () => {
  const asked = serverAnswers(listRidersEndpoint, ({ query }) =>
    query.get("q") === null ? [ANA, { ...ANA, id: 8, last_ride_at: null, rides: 0 }] : [],
  );
  const none = { active: 0, suspended: 0 };
  serverAnswers(countUsersEndpoint, () => ({
    rider: { active: 1200, suspended: 4 },
    driver: none,
    operator: none,
    staff: none,
  }));
  const { user } = renderPart(
    <PageAt path="/admin/riders">
      <RidersSection />
    </PageAt>,
  );
  const rows = await screen.findAllByRole("row");
  for (const word of ["Ana Winklaar", "1,204", "Nov 20", staffStrings.states.suspended]) {
    expect(rows[1]?.textContent).toContain(word);
  }
  expect(rows[2]?.textContent).toContain(text.noRide);
  const [link] = screen.getAllByRole("link", { name: `${text.open}: Ana Winklaar` });
  expect(link?.getAttribute("href")).toBe("/admin/riders/7");
  expect(await screen.findByText(text.about("1,204"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: `${text.tabs.suspended} 4` }));
  await user.type(screen.getByRole("searchbox", { name: staffStrings.users.search }), "ben");
  expect(await screen.findByText(text.nobody)).toBeTruthy();
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      q: "ben",
      state: "suspended",
      limit: "50",
    }),
  );
});

function riderPage() {
  return renderPart(
    <PageAt path="/admin/riders/7">
      <Routes>
        <Route path="/admin/riders/:id" element={<RiderPage />} />
      </Routes>
    </PageAt>,
  );
}

test("a rider has a page with their account, what their rides come to, and the rides", async () => {
  const totals = { booked: 12, open: 1, completed: 8, called_off: 2, no_show: 1, fares: "1204.50" };
  const { rides: _rides, last_ride_at: _last, ...account } = ANA;
  serverAnswers(getRiderEndpoint, (): RiderDetail => ({ ...account, vip_level: 1, totals }));
  serverAnswers(listRidesOfRiderEndpoint, () => [
    aRide({
      id: 31,
      reference: "K7P-4XM",
      status: "Completed",
      ride_datetime: "2026-11-20T16:00:00.000Z",
      pickup_location: "Punda",
      dropoff_location: "Mambo Beach",
      driver_name: "Nelly Sambo",
      calculated_fare: "30.00",
    }),
  ]);
  riderPage();
  expect(await screen.findByRole("heading", { name: "Ana Winklaar", level: 1 })).toBeTruthy();
  const facts = screen.getAllByRole("definition").map((fact) => fact.textContent);
  for (const fact of [staffStrings.states.suspended, "ana@example.com", "12", "8", "$1,204.50"]) {
    expect(facts).toContain(fact);
  }
  const ride = await screen.findByRole("link", { name: "K7P-4XM" });
  const row = ride.closest("tr")?.textContent;
  for (const word of ["Punda", "Mambo Beach", "Nelly Sambo", "$30.00", "Completed"])
    expect(row).toContain(word);
  expect(screen.getByRole("link", { name: text.back }).getAttribute("href")).toBe("/admin/riders");
});

test("a rider's way to the VIP discount is shown while the company gives one, and nothing of it while not", async () => {
  const totals = { booked: 8, open: 0, completed: 8, called_off: 0, no_show: 0, fares: "240.00" };
  const { rides: _rides, last_ride_at: _last, ...account } = ANA;
  serverAnswers(getRiderEndpoint, (): RiderDetail => ({ ...account, vip_level: 1, totals }));
  serverAnswers(listRidesOfRiderEndpoint, () => []);
  const shown = async (company: Partial<ShownCompany>) => {
    serverAnswers(getConfigEndpoint, () => ({ company: { ...DEFAULT_COMPANY, ...company } }));
    const { unmount } = riderPage();
    await screen.findByRole("heading", { name: "Ana Winklaar", level: 1 });
    await expect.poll(() => deviceStore.read("company", (value) => value)).toMatchObject(company);
    const name = screen.queryByText(text.vipLevel);
    const fact = name && (name.nextElementSibling?.textContent ?? "");
    unmount();
    reads.clear();
    return fact;
  };
  expect(await shown({ vip_on: true, vip_from_rides: 11, vip_percent: 10 })).toBe("3 more rides to VIP");
  expect(await shown({ vip_on: true, vip_from_rides: 8, vip_percent: 10 })).toBe("10% off");
  expect(await shown({ vip_on: false, vip_from_rides: 8, vip_percent: 10 })).toBeNull();
});

test("that there's no such rider is said", async () => {
  serverAnswers(getRiderEndpoint, () => refusal("not_found"));
  riderPage();
  expect(await screen.findByRole("heading", { name: text.missing })).toBeTruthy();
  expect(screen.getByRole("link", { name: text.back })).toBeTruthy();
});
