import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { driverRecordSchema } from "../../../contract/drivers/driver-records.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import {
  type VehicleDetail,
  vehicleDetailSchema,
  vehicleSchema,
} from "../../../contract/drivers/vehicles.ts";
import {
  addVehicleEndpoint,
  addVehicleOutageEndpoint,
  getVehicleCostsEndpoint,
  getVehicleEndpoint,
  giveVehicleEndpoint,
  listVehiclesEndpoint,
  setVehicleDriversEndpoint,
  takeBackVehicleCostEndpoint,
} from "../../../contract/drivers/vehicles.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { reads } from "../../api/read.ts";
import { tabStore } from "../../device/device-store.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { madeOf } from "../../testing/filled.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import text from "./strings/en.ts";
import { VehiclePage } from "./vehicle-page.tsx";
import { VehiclesSection } from "./vehicles-section.tsx";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const VAN: VehicleDetail = madeOf(vehicleDetailSchema, {
  id: 9,
  plate: "TX 1320",
  vehicle: "Grey Hyundai H-1",
  make: null,
  model: null,
  colour: null,
  year: 2019,
  vehicle_type: "xl",
  seats: 7,
  bags: 7,
  equipment: ["wheelchair"],
  permit_expires_on: "2030-01-01",
  insurance_expires_on: null,
  inspection_expires_on: "2030-01-01",
  papers_due: [],
  has_it: { id: 3, name: "Elvis Provence" },
  drivers: [
    { id: 3, name: "Elvis Provence", is_theirs: true },
    { id: 4, name: "Mila Felicia", is_theirs: false },
  ],
  out_of_service: null,
  retired_on: null,
  version: 6,
  outages: [],
  costs: [
    {
      id: 21,
      day: "2026-11-02",
      kind: "tyres",
      currency: "usd",
      amount: "410.50",
      note: "Two in front",
      made_by: "Gilbert Maduro",
      takes_back: null,
      taken_back: false,
    },
  ],
  hands: [
    { driver: { id: 3, name: "Elvis Provence" }, taken_at: hoursAgo(3), given_back_at: null },
    { driver: { id: 4, name: "Mila Felicia" }, taken_at: hoursAgo(14), given_back_at: hoursAgo(4) },
  ],
});

function show(path: string) {
  return renderPart(
    <ToastProvider>
      <PageAt path={path}>
        <Routes>
          <Route path="/admin/vehicles" element={<VehiclesSection />} />
          <Route path="/admin/vehicles/:id" element={<VehiclePage />} />
        </Routes>
      </PageAt>
    </ToastProvider>,
  );
}

beforeEach(() => {
  reads.clear();
  tabStore.forget("draft:");
  serverAnswers(listDriverRecordsEndpoint, () => [
    madeOf(driverRecordSchema, {
      id: 3,
      name: "Elvis Provence",
      plate: "TX 1320",
      approved_on: "2020-01-01",
    }),
    madeOf(driverRecordSchema, { id: 8, name: "Ruben Martina", plate: "TX 1187", approved_on: "2020-01-01" }),
  ]);
});

test("the list says who drives a car, and which is out and why, and is searched by driver", async () => {
  const garage = madeOf(vehicleSchema, {
    id: 10,
    plate: "TX 0942",
    vehicle: "Blue Kia Rio",
    vehicle_type: "economy",
    retired_on: null,
    has_it: null,
    drivers: [],
    out_of_service: { from: hoursAgo(2), until: null, reason: "Brakes" },
  });
  serverAnswers(listVehiclesEndpoint, () => [vehicleSchema.parse(VAN), garage]);
  const { user } = show("/admin/vehicles");
  const table = await screen.findByRole("table");
  expect(within(table).getByText(text.withIt("Elvis Provence"))).toBeTruthy();
  expect(within(table).getByText(text.outSince("Brakes"))).toBeTruthy();
  expect(screen.getByText(text.about(2, 1))).toBeTruthy();
  await user.type(screen.getByLabelText(text.search), "mila");
  await expect.poll(() => within(screen.getByRole("table")).queryByText("Blue Kia Rio")).toBeNull();
});

test("a car is added by what it is", async () => {
  serverAnswers(listVehiclesEndpoint, () => []);
  const sent = serverAnswers(addVehicleEndpoint, () => VAN);
  const { user } = show("/admin/vehicles");
  await user.click(await screen.findByRole("button", { name: text.add }));
  const form = await screen.findByRole("form", { name: text.add });
  await user.type(within(form).getByLabelText(text.plate), "TX 2001");
  await user.type(within(form).getByLabelText(text.make), "Kia");
  await user.type(within(form).getByLabelText(text.model), "Rio");
  await user.type(within(form).getByLabelText(text.year), "2021");
  await user.click(within(form).getByRole("button", { name: "Save" }));
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([
      { plate: "TX 2001", make: "Kia", model: "Rio", year: 2021, vehicle_type: "economy", equipment: [] },
    ]);
});

test("a car is sent to the garage, from now until somebody says that it's back", async () => {
  serverAnswers(getVehicleEndpoint, () => VAN);
  const sent = serverAnswers(addVehicleOutageEndpoint, () => VAN);
  const { user } = show("/admin/vehicles/9");
  await user.click(await screen.findByRole("button", { name: text.addOutage }));
  const form = await screen.findByRole("form", { name: text.outageOf("TX 1320") });
  await user.type(within(form).getByLabelText(text.reason), "Brakes");
  await user.click(within(form).getByRole("button", { name: "Save" }));
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ until: null, reason: "Brakes" }]);
});

test("a car is shared, no longer shared, and given", async () => {
  serverAnswers(getVehicleEndpoint, () => VAN);
  const shared = serverAnswers(setVehicleDriversEndpoint, () => VAN);
  const given = serverAnswers(giveVehicleEndpoint, () => VAN);
  const { user } = show("/admin/vehicles/9");
  await user.click(await screen.findByRole("button", { name: `${text.unshare} Mila Felicia` }));
  await expect.poll(() => shared.map(({ body }) => body)).toEqual([{ driver_ids: [3] }]);
  await user.click(screen.getByRole("button", { name: text.give }));
  const form = await screen.findByRole("form", { name: text.giveOf("TX 1320") });
  await user.click(within(form).getByRole("button", { name: "Save" }));
  await expect.poll(() => given.map(({ body }) => body)).toEqual([{ driver_id: 8 }]);
});

test("a wrong cost is taken back with a reason", async () => {
  serverAnswers(getVehicleEndpoint, () => VAN);
  const sent = serverAnswers(takeBackVehicleCostEndpoint, () => VAN);
  const { user } = show("/admin/vehicles/9");
  await user.click(await screen.findByRole("button", { name: text.takeBack }));
  const dialog = await screen.findByRole("dialog", { name: text.takeBackOf("Tires, $410.50") });
  await user.type(within(dialog).getByLabelText(text.reason), "Entered twice");
  await user.click(within(dialog).getByRole("button", { name: text.takeBack }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ reason: "Entered twice" }]);
});

test("the month's costs add up below the cars", async () => {
  serverAnswers(listVehiclesEndpoint, () => [vehicleSchema.parse(VAN)]);
  serverAnswers(getVehicleCostsEndpoint, () => ({
    vehicles: [
      {
        id: 9,
        plate: "TX 1320",
        vehicle: "Grey Hyundai H-1",
        by_kind: [
          { kind: "fuel" as const, usd: "0.00", xcg: "170.35" },
          { kind: "tyres" as const, usd: "410.50", xcg: "0.00" },
        ],
        usd: "410.50",
        xcg: "170.35",
        rides: 12,
        fares: "240.00",
      },
    ],
    usd: "410.50",
    xcg: "170.35",
  }));
  show("/admin/vehicles?view=costs");
  const table = await screen.findByRole("table");
  expect(within(table).getByText("Fuel XCG 170.35, Tires $410.50")).toBeTruthy();
  const rows = within(table).getAllByRole("row");
  expect(rows.at(-1)?.textContent).toMatch(new RegExp(`^${text.all}.*240.00$`));
});
