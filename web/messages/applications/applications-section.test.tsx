import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import {
  approveApplicationEndpoint,
  listApplicationsEndpoint,
  seeApplicationPaperEndpoint,
} from "../../../contract/messages/applications.endpoints.ts";
import type { DriverApplication } from "../../../contract/messages/driver-application.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { reads } from "../../api/read.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staffStrings from "../../office/strings/en.ts";
import { ApplicationsSection } from "./applications-section.tsx";
import text from "./strings/en.ts";

const words = staffStrings.applications;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const KEVIN: DriverApplication = {
  id: 4,
  first_name: "Kevin",
  last_name: "Sluis",
  email: "kevin@example.com",
  phone: "5550188",
  license_number: "KZ 204 118",
  vehicle_type: "comfort",
  vehicle_name: "Toyota Camry 2022",
  plate: "TX 1244",
  languages: "Papiamentu, Dutch",
  message: "Evenings suit me best.",
  language: "pap",
  state: "new",
  received_at: hoursAgo(50),
  handled_at: null,
  handled_by: null,
};
const SHANAIRA: DriverApplication = {
  ...KEVIN,
  id: 6,
  first_name: "Shanaira",
  last_name: "Cijntje",
  message: "",
  received_at: hoursAgo(4),
};

let waiting: readonly DriverApplication[] = [];

beforeEach(() => {
  reads.clear();
  waiting = [SHANAIRA, KEVIN];
  serverAnswers(countOfficeEndpoint, () => ({ messages: 0, applications: waiting.length, drivers: 0 }));
  serverAnswers(listApplicationsEndpoint, ({ query }) =>
    query.get("state") === "declined"
      ? [{ ...KEVIN, state: "declined" as const, handled_at: hoursAgo(1), handled_by: "suheily" }]
      : [...waiting],
  );
});

function showApplications(path = "/admin/applications") {
  return renderPart(
    <ToastProvider>
      <PageAt path={path}>
        <ApplicationsSection />
      </PageAt>
    </ToastProvider>,
  );
}

const open = () => within(screen.getByRole("article"));

test("who waits longest is open beside the list, with their car, their plate and the ways to them", async () => {
  showApplications();
  expect(await screen.findByRole("heading", { name: "Kevin Sluis" })).toBeTruthy();
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Kevin Sluis0 of 5 seen.*Comfort, Toyota Camry 2022.*2 days/);
  expect(rows[1]).toMatch(/^Shanaira Cijntje.*4 h$/);
  for (const fact of ["Comfort, 4 seats", "Papiamentu, Dutch", KEVIN.message]) {
    expect(open().getByText(fact)).toBeTruthy();
  }
  for (const twice of ["TX 1244", "KZ 204 118"]) expect(open().getAllByText(twice)).toHaveLength(2);
  expect(open().getByRole("link", { name: "Call Kevin Sluis" }).getAttribute("href")).toBe(
    "tel:+59995550188",
  );
  expect(open().getByRole("link", { name: "Email Kevin Sluis" }).getAttribute("href")).toBe(
    "mailto:kevin@example.com",
  );
  expect(screen.getByText(text.about(2, "2 days"))).toBeTruthy();
});

test("approving asks once, says when somebody else was quicker, and opens the next", async () => {
  let isTaken = true;
  const sent = serverAnswers(approveApplicationEndpoint, () => {
    if (isTaken) return refusal("edit_conflict");
    waiting = [SHANAIRA];
    return { ...KEVIN, state: "approved" as const };
  });
  const { user } = showApplications();
  await screen.findByRole("heading", { name: "Kevin Sluis" });
  await user.click(open().getByRole("button", { name: words.approve }));
  const dialog = within(screen.getByRole("dialog", { name: words.approveOf("Kevin Sluis") }));
  expect(sent).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: words.approve }));
  await dialog.findByRole("alert");
  isTaken = false;
  await user.click(dialog.getByRole("button", { name: words.approve }));
  expect(await screen.findByRole("heading", { name: "Shanaira Cijntje" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Kevin Sluis")).toBeNull());
});

test("who was declined is shown with who decided, and without the question", async () => {
  const { user } = showApplications();
  await user.click(await screen.findByRole("button", { name: words.declined }));
  expect(await screen.findByText(words.handledBy("suheily"), { exact: false })).toBeTruthy();
  expect(open().queryByRole("button", { name: words.approve })).toBeNull();
});

test("a paper is ticked off at once and noted with who saw it, and approving without all of them is asked about", async () => {
  const sent = serverAnswers(seeApplicationPaperEndpoint, () => {
    const papers_seen = [{ paper: "permit" as const, at: "2026-11-19T15:00:00.000Z", by: "suheily" }];
    waiting = [SHANAIRA, { ...KEVIN, papers_seen }];
    return { ...KEVIN, papers_seen };
  });
  const { user } = showApplications();
  await screen.findByRole("heading", { name: "Kevin Sluis" });
  const permit = open().getByRole<HTMLInputElement>("checkbox", { name: /^Taxi permit/ });
  expect(permit.checked).toBe(false);
  await user.click(permit);
  expect(permit.checked).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([{ seen: true }]);
  expect(await open().findByText(text.seenBy("Nov 19", "suheily"))).toBeTruthy();
  expect(open().getByText(text.seenOf(1, 5))).toBeTruthy();
  await user.click(open().getByRole("button", { name: words.approve }));
  const dialog = screen.getByRole("dialog", { name: words.approveOf("Kevin Sluis") });
  expect(dialog.textContent).toContain(text.approveAllTheSame(1, 5));
});

test("a tick that was not taken goes again, with why", async () => {
  serverAnswers(seeApplicationPaperEndpoint, () => refusal("edit_conflict"));
  const { user } = showApplications();
  await screen.findByRole("heading", { name: "Kevin Sluis" });
  const insurance = open().getByRole<HTMLInputElement>("checkbox", { name: "Insurance" });
  await user.click(insurance);
  expect(await open().findByRole("alert")).toBeTruthy();
  expect(insurance.checked).toBe(false);
});
