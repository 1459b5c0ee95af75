import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  approveDriverEndpoint,
  decideDriverChangesEndpoint,
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import { endPapersOverrideEndpoint } from "../../../contract/papers/paper-overrides.endpoints.ts";
import { getDriverPortraitEndpoint } from "../../../contract/drivers/portrait.endpoints.ts";
import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import { listPaperFilesEndpoint } from "../../../contract/papers/paper-files.endpoints.ts";
import { PAPER_DAYS } from "../../../domain/papers/papers.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DriversSection } from "./drivers-section.tsx";
import apiStrings from "../../api/signed-in/strings/en.ts";
import paperText from "../../papers/strings/en.ts";
import staffText from "../../office/strings/en.ts";
import text from "./strings/en.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import type { Facts } from "../../testing/filled.ts";

const driver = (id: number, name: string, facts: Facts<DriverRecord>): Facts<DriverRecord> => ({
  id,
  name,
  username: `driver${id}`,
  email: `driver${id}@example.com`,
  phone: "+59995550100",
  vehicle: "Toyota Corolla",
  vehicle_type: "economy",
  license_number: `CW-${id}`,
  seats: 4,
  version: 1,
  account_state: "active",
  status: "available",
  approved_on: "2026-01-01",
  ...facts,
});

function renderDrivers() {
  return renderPart(
    <PageAt path="/admin/drivers">
      <ToastProvider>
        <DriversSection />
      </ToastProvider>
    </PageAt>,
  );
}

test("a driver is found by name, plate or phone, and those with papers due are counted and shown alone", async () => {
  serverAnswers(listDriverRecordsEndpoint, () => [
    driver(1, "Nelly Sambo", {
      plate: "TX 1209",
      papers_due: ["inspection"],
      inspection_expires_on: "2026-01-31",
    }),
    driver(2, "José Winklaar", { plate: "TX 1033" }),
  ]);
  const { user } = renderDrivers();
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
  } as const;
  const nelly = driver(1, "Nelly Sambo", { plate: "TX 1209", waiting_changes: [change] });
  serverAnswers(listDriverRecordsEndpoint, () => [nelly, driver(2, "José Winklaar", {})]);
  const sent = serverAnswers(decideDriverChangesEndpoint, () => refusal("change_outdated"));
  const { user } = renderDrivers();
  await user.click(await screen.findByRole("button", { name: text.waiting(1) }));
  expect(screen.queryByText("José Winklaar")).toBeNull();
  await user.click(screen.getByRole("button", { name: `${text.changes.action}: Nelly Sambo` }));
  expect(screen.getByText("Plate: TX 1209 → TX 2002")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: staffText.drivers.approve }));
  expect((await screen.findByRole("alert")).textContent).toBe(apiStrings.change_outdated);
  serverAnswers(decideDriverChangesEndpoint, () => nelly);
  await user.type(screen.getByLabelText(text.changes.reason), "Send the registration");
  await user.click(screen.getByRole("button", { name: staffText.applications.decline }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ ids: [31], approve: true, reason: "" }]);
});

test("of several changes some are decided on and the others left waiting", async () => {
  const change = { proposed_at: "2026-11-20T16:00:00Z", state: "waiting", reason: null } as const;
  const plate = { ...change, id: 31, field: "plate", from: "TX 1209", to: "TX 2002" } as const;
  const licence = { ...change, id: 32, field: "license_number", from: "CW-1", to: "CW-2" } as const;
  const nelly = driver(1, "Nelly Sambo", { plate: "TX 1209", waiting_changes: [plate, licence] });
  serverAnswers(listDriverRecordsEndpoint, () => [nelly]);
  const sent = serverAnswers(decideDriverChangesEndpoint, () => nelly);
  const { user } = renderDrivers();
  await user.click(await screen.findByRole("button", { name: `${text.changes.action}: Nelly Sambo` }));
  await user.click(screen.getByRole("checkbox", { name: "License Number: CW-1 → CW-2" }));
  await user.click(screen.getByRole("button", { name: staffText.drivers.approve }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ ids: [31], approve: true, reason: "" }]);
});

test("an approval is asked first, with what it changes and what still stands against rides", async () => {
  const papers = {
    papers_expired: { paper: "inspection" as const, date: "2026-01-31" },
    plate: "TX 1209",
    approved_on: null,
  };
  serverAnswers(listDriverRecordsEndpoint, () => [
    driver(1, "Nelly Sambo", papers),
    driver(2, "José Winklaar", { plate: "TX 1033", approved_on: null }),
  ]);
  const sent = serverAnswers(approveDriverEndpoint, () => refusal("unavailable"));
  const { user } = renderDrivers();
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
  serverAnswers(approveDriverEndpoint, () => driver(1, "Nelly Sambo", {}));
  await user.click(screen.getByRole("button", { name: staffText.drivers.approve }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an exception is ended only when it is asked for twice", async () => {
  const papers_override = { until: "2027-01-31", reason: "New inspection booked", by: "Staff" };
  serverAnswers(listDriverRecordsEndpoint, () => [driver(1, "Nelly Sambo", { papers_override })]);
  const ended = serverAnswers(endPapersOverrideEndpoint, () => driver(1, "Nelly Sambo", {}));
  const { user } = renderDrivers();
  const { endOverride, endOverrideWarning } = staffText.drivers;
  await user.click(await screen.findByRole("button", { name: `${text.deeds}: Nelly Sambo` }));
  await user.click(screen.getByRole("button", { name: endOverride }));
  expect(ended).toEqual([]);
  expect(screen.getByText(endOverrideWarning("Nelly Sambo"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: endOverride }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(ended).toHaveLength(1);
});

test("whose document ended first is on top, with the one orange deed; the new date is entered alone", async () => {
  const over = (paper: "inspection" | "license", date: string) => ({
    plate: "TX 1209",
    papers_due: [paper],
    papers_expired: { paper, date },
    [PAPER_DAYS[paper]]: date,
  });
  const exception = { until: "2099-12-31", reason: "Booked", by: "Staff" };
  serverAnswers(listDriverRecordsEndpoint, () => [
    driver(1, "Ana Free", { license_expires_on: "2099-01-01" }),
    driver(2, "Bea Late", over("inspection", "2026-02-01")),
    driver(3, "Cas Later", over("license", "2026-01-31")),
    driver(4, "Dia Let", { ...over("license", "2026-01-30"), papers_override: exception }),
  ]);
  const sent = serverAnswers(editDriverRecordEndpoint, () => driver(3, "Cas Later", {}));
  const { user } = renderDrivers();
  await screen.findByText(text.about(4));
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => /Ana|Bea|Cas|Dia/.exec(row.textContent)?.[0])).toEqual([
    "Dia",
    "Cas",
    "Bea",
    "Ana",
  ]);
  expect(rows[3]?.textContent).toContain(text.noPaper);
  const enter = screen.getAllByRole("button", { name: new RegExp(`^${text.newDate.action}`) });
  expect(enter.map((button) => button.getAttribute("aria-label"))).toEqual([
    `${text.newDate.action}: Cas Later`,
    `${text.newDate.action}: Bea Late`,
  ]);
  expect(enter[0]?.className).not.toBe(enter[1]?.className);
  await user.click(screen.getByRole("button", { name: `${text.newDate.action}: Cas Later` }));
  await user.type(screen.getByLabelText(paperText.validUntil.license), "2031-05-20");
  await user.click(screen.getByRole("button", { name: staffText.save }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ license_expires_on: "2031-05-20", version: 1 }]);
});

test("the menu of a row is worked by the keyboard, and opening a driver shows how to reach them", async () => {
  serverAnswers(listDriverRecordsEndpoint, () => [driver(1, "Nelly Sambo", { plate: "TX 1209" })]);
  serverAnswers(listPaperFilesEndpoint, () => []);
  const { user } = renderDrivers();
  (await screen.findByRole("button", { name: `${text.deeds}: Nelly Sambo` })).focus();
  await user.keyboard("{ArrowDown}");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  const report = screen.getByRole("link", { name: text.report });
  expect(report.getAttribute("href")).toBe("/admin/drivers/1/report");
  expect(document.activeElement).toBe(report);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("link", { name: text.report })).toBeNull();
  await user.click(screen.getByRole("button", { name: `${text.open}: Nelly Sambo` }));
  const dialog = within(await screen.findByRole("dialog", { name: "Nelly Sambo" }));
  expect(dialog.getByRole("link", { name: displayPhone("+59995550100") }).getAttribute("href")).toBe(
    "tel:+59995550100",
  );
  expect(dialog.getByText("Toyota Corolla")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: staffText.edit }));
  expect(await screen.findByRole("dialog", { name: staffText.drivers.editOf("Nelly Sambo") })).toBeTruthy();
});

test("a driver's portrait stands in their row and on what is opened of them", async () => {
  const portrait = "data:image/jpeg;base64,/9j/";
  serverAnswers(listDriverRecordsEndpoint, () => [driver(1, "Nelly Sambo", { portrait_mark: "a1" })]);
  serverAnswers(getDriverPortraitEndpoint, () => ({ portrait }));
  serverAnswers(listPaperFilesEndpoint, () => []);
  const { user } = renderDrivers();
  await user.click(await screen.findByRole("button", { name: `${text.open}: Nelly Sambo` }));
  const dialog = await screen.findByRole("dialog", { name: "Nelly Sambo" });
  const pictures = [screen.getByRole("row", { name: /Nelly Sambo/, hidden: true }), dialog];
  for (const place of pictures) expect(place.querySelector("img")?.src).toBe(portrait);
});
