import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SETUP_STEPS, NEEDED_TO_OPEN } from "../../domain/setup/setup-steps.ts";
import { readMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import {
  noteLookedAtEndpoint,
  readSetupEndpoint,
  setSiteOpenEndpoint,
} from "../../contract/setup/setup.endpoints.ts";
import type { Setup } from "../../contract/setup/setup.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { FirstDay } from "./first-day.tsx";

function setupWith(done: readonly string[], more: Partial<Setup> = {}): Setup {
  return {
    site_open: false,
    may_open: NEEDED_TO_OPEN.every((step) => done.includes(step)),
    steps: SETUP_STEPS.map((step) => ({
      step,
      done: done.includes(step),
      needed: NEEDED_TO_OPEN.includes(step),
      shown: done.includes(step) && step === "name" ? "Dushi Taxi" : null,
      done_at: null,
    })),
    mails_go_out: true,
    letter: null,
    takes_pay_links: false,
    second_factor: false,
    backup_at: null,
    ...more,
  };
}

function show(setup: Setup) {
  serverAnswers(readMeEndpoint, () => ({ first_name: "Rudy" }));
  serverAnswers(readSetupEndpoint, () => setup);
  return renderPart(
    <PageAt path="/admin/start">
      <ToastProvider>
        <FirstDay />
      </ToastProvider>
    </PageAt>,
  );
}

test("opens the first step that is left, says why, and names what keeps the site closed", async () => {
  const { user } = show(setupWith(["name", "numbers"]));
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
    "textContent",
    expect.stringContaining("Let's set up"),
  );
  const list = within(screen.getByRole("region", { name: "Setup" }));
  const current = list.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step");
  expect(current?.textContent).toContain("Languages and texts");
  expect(screen.getByRole("img", { name: "2 of 10 steps done" })).toBeTruthy();
  expect(
    screen.getByText(/It can open when these are done: Tariff checked, First car and driver, Mail/),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Open the site" })).toHaveProperty("disabled", true);
  const noted = serverAnswers(noteLookedAtEndpoint, () => setupWith(["name", "numbers", "languages"]));
  await user.click(screen.getByRole("button", { name: "They're right: Languages and texts" }));
  expect(noted.map(({ body }) => body)).toEqual([{ step: "languages" }]);
});

test("lets a step that is looked at be said to be right while another one is open", async () => {
  const { user } = show(setupWith(["name"]));
  const noted = serverAnswers(noteLookedAtEndpoint, () => setupWith(["name", "areas"]));
  expect(await screen.findByRole("link", { name: "Draw one: Areas and fixed rates" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "They're right: Areas and fixed rates" }));
  expect(noted.map(({ body }) => body)).toEqual([{ step: "areas" }]);
});

test("leads to where each step is done: a driver is added under Drivers, a dispatcher under Users", async () => {
  show(setupWith([]));
  const to = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await to("Add: First car and driver")).toBe("/admin/drivers");
  expect(await to("Invite: First dispatcher")).toBe("/admin/users");
  expect(await to("Fill in: Permit, CRIB, address, phone")).toBe("/admin/company");
});

test("says why mail can't be tried where it goes nowhere", async () => {
  show(setupWith([], { mails_go_out: false }));
  expect(await screen.findByText(/Mails don't go out yet/)).toBeTruthy();
});

test("opens the site in one press once nothing that guests need is missing", async () => {
  const { user } = show(setupWith(NEEDED_TO_OPEN));
  expect(await screen.findByRole("heading", { name: "What comes next" })).toBeTruthy();
  const opened = serverAnswers(setSiteOpenEndpoint, () => setupWith(NEEDED_TO_OPEN, { site_open: true }));
  await user.click(screen.getByRole("button", { name: "Open the site" }));
  expect(opened.map(({ body }) => body)).toEqual([{ open: true }]);
});
