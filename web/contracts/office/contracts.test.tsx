import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { contractListSchema, contractSchema } from "../../../contract/contracts/contract.ts";
import {
  changeContractEndpoint,
  getContractEndpoint,
  listContractsEndpoint,
  settleContractRideEndpoint,
} from "../../../contract/contracts/contracts.endpoints.ts";
import { listDeskPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { madeOf } from "../../testing/filled.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { ContractsSection } from "./contracts-section.tsx";
import { ContractPage } from "./contract-page.tsx";
import { Route, Routes } from "../../router/routes.tsx";

const LINE = {
  line: 1,
  pickup_location: "Brievengat",
  pickup_lat: 12.16,
  pickup_lng: -68.93,
  dropoff_location: "Kolegio Erasmus",
  dropoff_lat: 12.12,
  dropoff_lng: -68.9,
  stops: [],
  rider_name: null,
  passenger_count: 3,
  luggage_count: 0,
  weekdays: [1, 2, 3, 4, 5] as const,
  time: "07:15",
  back_time: "12:45",
  vehicle_type: null,
  price: 17.5,
};
const RIDE = {
  line: 1,
  day: "2099-11-23",
  way: "there" as const,
  trip: "Brievengat → Kolegio Erasmus",
  at: "2099-11-23T11:15:00.000Z",
};
const BOOKED = {
  id: 71,
  reference: "CJF-FJK",
  status: "Accepted",
  ride_datetime: RIDE.at,
  fare: "17.50",
  driver: "Elvin Rosalia",
};

function openPage(rides: object[]) {
  serverAnswers(listDeskPartnersEndpoint, () => []);
  serverAnswers(getContractEndpoint, () =>
    madeOf(contractSchema, {
      id: 4,
      version: 6,
      name: "School run",
      partner_id: null,
      partner_name: null,
      rider_name: "Ana Maria",
      rider_phone: "+59995551234",
      rider_email: null,
      language: "pap",
      first_day: "2026-11-23",
      last_day: null,
      on_holidays: "skip",
      paid_by: "driver",
      lines: [LINE],
      exceptions: [],
      ended_at: null,
      rides,
      driven: { rides: 12, fares: "210.00" },
    }),
  );
  renderPart(
    <PageAt path="/admin/contracts/4">
      <ToastProvider>
        <Routes>
          <Route path="admin/contracts/:id" element={<ContractPage />} />
        </Routes>
      </ToastProvider>
    </PageAt>,
  );
}

test("lists contracts with what's next and what waits for an answer", async () => {
  serverAnswers(listContractsEndpoint, () =>
    madeOf(contractListSchema, {
      days_ahead: 14,
      contracts: [
        {
          id: 4,
          name: "School run",
          partner: null,
          rider_name: "Ana Maria",
          first_day: "2026-11-23",
          last_day: null,
          ended: false,
          lines: 2,
          next_at: "2026-11-23T11:15:00.000Z",
          to_come: 20,
          troubles: 1,
        },
      ],
    }),
  );
  renderPart(
    <PageAt path="/admin/contracts">
      <ToastProvider>
        <ContractsSection />
      </ToastProvider>
    </PageAt>,
  );
  const row = await screen.findByRole("link", { name: /School run/ });
  expect(row.getAttribute("href")).toBe("/admin/contracts/4");
  expect(row.textContent).toMatch(/Ana Maria.*2 trips, from Nov 23.*20 booked.*1 waits for you/);
  expect(screen.getByRole("link", { name: "New contract" }).getAttribute("href")).toBe(
    "/admin/contracts/new",
  );
});

test("asks about a ride that a driver has, with the reason of one that couldn't be booked beside it", async () => {
  openPage([
    { ...RIDE, ride: BOOKED, trouble: "changed", problem: null },
    {
      ...RIDE,
      way: "back",
      ride: null,
      trouble: "not_booked",
      problem: { code: "credit_limit_reached", sentence: "The account is at its limit." },
    },
  ]);
  const sent = serverAnswers(settleContractRideEndpoint, () => madeOf(contractSchema, { lines: [LINE] }));
  const waits = await screen.findByRole("region", { name: "Waits for your answer" });
  const [given, unbooked] = within(waits).getAllByRole("listitem");
  expect(given?.textContent).toContain("Elvin Rosalia already has this ride. Change it?");
  expect(unbooked?.textContent).toContain(
    "This ride couldn't be booked. The reason: The account is at its limit.",
  );
  expect(within(waits).getByRole("button", { name: "Try again" })).toBeDefined();
  fireEvent.click(within(waits).getByRole("button", { name: "Leave it" }));
  expect(await screen.findByText("Decided")).toBeDefined();
  expect(sent[0]?.body).toEqual({ line: 1, day: "2099-11-23", way: "there", answer: "as_it_is" });
});

test("is changed as a whole, with the number of each trip and the version that was read", async () => {
  openPage([]);
  const sent = serverAnswers(changeContractEndpoint, () => madeOf(contractSchema, { lines: [LINE] }));
  const form = within(await screen.findByRole("form", { name: "What was agreed" }));
  fireEvent.change(form.getByLabelText("Time"), { target: { value: "08:15" } });
  fireEvent.change(form.getByLabelText("Price of a ride ($)"), { target: { value: "18,25" } });
  fireEvent.click(form.getByRole("button", { name: "Friday" }));
  fireEvent.click(form.getByRole("button", { name: "Add an exception" }));
  const exceptions = within(form.getByRole("group", { name: "Exceptions" }));
  fireEvent.change(exceptions.getByLabelText("First day"), { target: { value: "2026-12-21" } });
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    version: 6,
    lines: [{ line: 1, time: "08:15", back_time: "12:45", weekdays: [1, 2, 3, 4], price: 18.25 }],
    exceptions: [{ line: null, first_day: "2026-12-21", last_day: "2026-12-21", time: null }],
  });
});

test("isn't sent without its places, a name and a phone", async () => {
  serverAnswers(listDeskPartnersEndpoint, () => []);
  renderPart(
    <PageAt path="/admin/contracts/new">
      <ToastProvider>
        <Routes>
          <Route path="admin/contracts/:id" element={<ContractPage />} />
        </Routes>
      </ToastProvider>
    </PageAt>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Make the contract" }));
  expect(await screen.findByText("Say for each trip from where to where.")).toBeDefined();
  expect(screen.getByLabelText("Name of the contract").getAttribute("aria-invalid")).toBe("true");
});
