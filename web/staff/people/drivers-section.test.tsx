import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  approveDriverEndpoint,
  decideDriverChangesEndpoint,
  endPapersOverrideEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { PAPER_DAYS } from "../../../contract/papers/papers.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DriversSection } from "./drivers-section.tsx";
import apiStrings from "../../api/signed-in/strings/en.ts";
import staffText from "../strings/en.ts";
import text from "./strings/en.ts";

const NO_DAYS = Object.fromEntries(Object.values(PAPER_DAYS).map((day) => [day, null]));
const driver = (id: number, name: string, facts: object) => ({
  id,
  name,
  username: `driver${id}`,
  phone: "+59995550100",
  vehicle: "Toyota Corolla",
  vehicle_type: "economy",
  license_number: `CW-${id}`,
  approved_on: "2026-01-01",
  papers_due: [],
  papers_override: null,
  papers_expired: null,
  ...NO_DAYS,
  ...facts,
});

test("a driver is found by name, plate or phone, and those with papers due are counted and shown alone", async () => {
  serverAnswers(
    listDriverRecordsEndpoint,
    () =>
      [
        driver(1, "Nelly Sambo", {
          plate: "TX 1209",
          papers_due: ["inspection"],
          inspection_expires_on: "2026-01-31",
        }),
        driver(2, "José Winklaar", { plate: "TX 1033" }),
      ] as never,
  );
  const { user } = renderPart(
    <PageAt path="/admin/drivers">
      <ToastProvider>
        <DriversSection />
      </ToastProvider>
    </PageAt>,
  );
  expect(await screen.findByText("Nelly Sambo")).toBeTruthy();
  const search = screen.getByRole("searchbox", { name: text.search });
  await user.type(search, "jose 1033");
  expect(screen.getByText("José Winklaar")).toBeTruthy();
  expect(screen.queryByText("Nelly Sambo")).toBeNull();
  await user.type(search, " nobody");
  expect(screen.getByText(text.nobody)).toBeTruthy();
  expect(screen.getByText(staffText.shown(0))).toBeTruthy();
  await user.clear(search);
  await user.click(screen.getByRole("button", { name: text.due(1) }));
  expect(screen.getByText("Nelly Sambo")).toBeTruthy();
  expect(screen.queryByText("José Winklaar")).toBeNull();
});

test("what a driver wants changed is approved or declined with a reason, and what stands against it is said", async () => {
  const change = {
    id: 31,
    field: "plate",
    from: "TX 1209",
    to: "TX 2002",
    proposed_at: "2026-11-20T16:00:00Z",
    state: "waiting",
    reason: null,
  };
  const nelly = driver(1, "Nelly Sambo", { plate: "TX 1209", waiting_changes: [change] });
  serverAnswers(listDriverRecordsEndpoint, () => [nelly, driver(2, "José Winklaar", {})] as never);
  const sent = serverAnswers(decideDriverChangesEndpoint, () => refusal("change_outdated", 409));
  const { user } = renderPart(
    <PageAt path="/admin/drivers">
      <ToastProvider>
        <DriversSection />
      </ToastProvider>
    </PageAt>,
  );
  await user.click(await screen.findByRole("button", { name: text.waiting(1) }));
  expect(screen.queryByText("José Winklaar")).toBeNull();
  await user.click(screen.getByRole("button", { name: `${text.changes.action}: Nelly Sambo` }));
  expect(screen.getByText("Plate: TX 1209 → TX 2002")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: staffText.drivers.approve }));
  expect((await screen.findByRole("alert")).textContent).toBe(apiStrings.change_outdated);
  serverAnswers(decideDriverChangesEndpoint, () => nelly as never);
  await user.type(screen.getByLabelText(text.changes.reason), "Send the registration");
  await user.click(screen.getByRole("button", { name: staffText.applications.decline }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ ids: [31], approve: true, reason: "" }]);
});

test("of several changes some are decided on and the others left waiting", async () => {
  const change = { proposed_at: "2026-11-20T16:00:00Z", state: "waiting", reason: null };
  const plate = { ...change, id: 31, field: "plate", from: "TX 1209", to: "TX 2002" };
  const licence = { ...change, id: 32, field: "license_number", from: "CW-1", to: "CW-2" };
  const nelly = driver(1, "Nelly Sambo", { plate: "TX 1209", waiting_changes: [plate, licence] });
  serverAnswers(listDriverRecordsEndpoint, () => [nelly] as never);
  const sent = serverAnswers(decideDriverChangesEndpoint, () => nelly as never);
  const { user } = renderPart(
    <PageAt path="/admin/drivers">
      <ToastProvider>
        <DriversSection />
      </ToastProvider>
    </PageAt>,
  );
  await user.click(await screen.findByRole("button", { name: `${text.changes.action}: Nelly Sambo` }));
  await user.click(screen.getByRole("checkbox", { name: "License Number: CW-1 → CW-2" }));
  await user.click(screen.getByRole("button", { name: staffText.drivers.approve }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ ids: [31], approve: true, reason: "" }]);
});

test("an approval is asked first, with what it changes and what still stands against rides", async () => {
  const papers = {
    papers_expired: { paper: "inspection", date: "2026-01-31" },
    plate: "TX 1209",
    approved_on: null,
  };
  serverAnswers(
    listDriverRecordsEndpoint,
    () =>
      [
        driver(1, "Nelly Sambo", papers),
        driver(2, "José Winklaar", { plate: "TX 1033", approved_on: null }),
      ] as never,
  );
  const sent = serverAnswers(approveDriverEndpoint, () => refusal("unavailable", 503));
  const { user } = renderPart(
    <PageAt path="/admin/drivers">
      <ToastProvider>
        <DriversSection />
      </ToastProvider>
    </PageAt>,
  );
  const ask = async (name: string) =>
    user.click(await screen.findByRole("button", { name: `${staffText.drivers.approve}: ${name}` }));
  await ask("José Winklaar");
  const car = "Toyota Corolla (TX 1033)";
  expect(screen.getByText(staffText.drivers.approveWarning("José Winklaar", car))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: staffText.cancel }));
  expect(sent).toEqual([]);

  await ask("Nelly Sambo");
  expect(screen.getByText(new RegExp(staffText.drivers.approveExpired))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: staffText.drivers.approve }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  serverAnswers(approveDriverEndpoint, () => driver(1, "Nelly Sambo", {}) as never);
  await user.click(screen.getByRole("button", { name: staffText.drivers.approve }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an exception is ended only when it is asked for twice", async () => {
  const papers_override = { until: "2027-01-31", reason: "New inspection booked", by: "Staff" };
  serverAnswers(listDriverRecordsEndpoint, () => [driver(1, "Nelly Sambo", { papers_override })] as never);
  const ended = serverAnswers(endPapersOverrideEndpoint, () => driver(1, "Nelly Sambo", {}) as never);
  const { user } = renderPart(
    <PageAt path="/admin/drivers">
      <ToastProvider>
        <DriversSection />
      </ToastProvider>
    </PageAt>,
  );
  const { endOverride, endOverrideWarning } = staffText.drivers;
  await user.click(await screen.findByRole("button", { name: `${endOverride}: Nelly Sambo` }));
  expect(ended).toEqual([]);
  expect(screen.getByText(endOverrideWarning("Nelly Sambo"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: endOverride }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(ended).toHaveLength(1);
});
