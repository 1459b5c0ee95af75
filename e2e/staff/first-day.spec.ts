import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { watchConsole } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

const PASSWORD = "a first day on the island";
const ACCOUNT = {
  username: "rudy",
  email: "rudy@dushi.example",
  "first-name": "Rudy",
  "last-name": "Martis",
  phone: "+59995550111",
};
const MOST_MINUTES = 15;

/** The first account, as whoever runs the server makes it. */
function createAccount(dataDirectory: string): void {
  const flags = Object.entries(ACCOUNT).flatMap(([flag, value]) => [`--${flag}`, value]);
  const command = path.resolve(import.meta.dirname, "../../dist/server/create-account.js");
  const made = spawnSync(process.execPath, [command, ...flags], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDirectory, DEMO: "no", ACCOUNT_PASSWORD: PASSWORD },
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(made.stderr);
}

/** Fills in the fields of a form that are named, and leaves the others. */
async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

test("a company is set up from nothing by what the screen says, opens its site, and closes it for now", async ({
  launch,
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-first-day-"));
  createAccount(dataDirectory);
  const product = await launch({ dataDirectory, environment: { DEMO: "no" } });
  const complaints = watchConsole(page);
  const began = Date.now();
  const list = page.getByRole("region", { name: "Setup", exact: true });
  const done = (step: string) => list.getByRole("listitem").filter({ hasText: step });
  const toStart = () => page.getByRole("link", { name: "Start", exact: true }).first().click();

  await page.goto(`${product.url}/login`);
  await fillIn(page, { "Username or email": ACCOUNT.username, Password: PASSWORD });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("0 of 10", { exact: true })).toBeVisible();

  await list.getByRole("link", { name: "Fill in: Name, logo and colors" }).click();
  await fillIn(page, {
    "Company name": "Dushi Taxi",
    "Legal name": "Dushi Taxi N.V.",
    "Permit number": "TX-1302",
    "Office address": "Kaya Grandi 3, Barber",
    "Phone number": "+599 9 777 8888",
    Email: "office@dushi.example",
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await toStart();
  await list.getByRole("link", { name: "CRIB and bank: Permit, CRIB, address, phone" }).click();
  await fillIn(page, { "Your CRIB number": "102.771.340" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved for the papers to come.")).toBeVisible();
  await toStart();
  await expect(page.getByText("2 of 10", { exact: true })).toBeVisible();

  await list.getByRole("button", { name: "They're right: Languages and texts" }).click();
  await list.getByRole("button", { name: "Work out ten trips: Tariff checked" }).click();
  await page.getByRole("button", { name: "These prices are right" }).click();
  await list.getByRole("button", { name: "They're right: Areas and fixed rates" }).click();
  await expect(page.getByText("5 of 10", { exact: true })).toBeVisible();

  await list.getByRole("link", { name: "Add: First car and driver" }).click();
  await page.getByRole("button", { name: "New driver" }).click();
  const driver = page.getByRole("dialog");
  for (const [label, value] of Object.entries({
    "First name": "Kevin",
    "Last name": "Sluis",
    Username: "kevin",
    Email: "kevin@dushi.example",
    "Phone number": "+59995550112",
    Car: "White Toyota Corolla",
    Plate: "TX 1302",
    License: "CW-1302",
  })) {
    await driver.getByLabel(label, { exact: true }).fill(value);
  }
  await driver.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("row", { name: /Kevin Sluis/ })).toBeVisible();
  await toStart();
  await expect(done("First car and driver")).toContainText("TX 1302, Kevin Sluis");

  await list.getByRole("button", { name: "Send one: Mail" }).click();
  await expect(page.getByRole("button", { name: "Open the site" })).toBeEnabled({ timeout: 30_000 });
  await page.getByRole("button", { name: "Open the site" }).click();
  await expect(page.getByRole("button", { name: "Open the site" })).toHaveCount(0);
  expect(Date.now() - began).toBeLessThan(MOST_MINUTES * 60_000);

  const guest = await browser.newPage({ baseURL: product.url });
  const guestComplaints = watchConsole(guest);
  await expect
    .poll(async () => (await guest.request.get("/")).text(), { timeout: 20_000 })
    .toContain("| Dushi Taxi</title>");
  await guest.goto("/aboutus");
  await expect(guest.getByRole("heading", { name: "Our Promise" })).toBeVisible();
  await expect(guest.getByRole("contentinfo")).not.toContainText("WhatsApp");
  await expect(guest.getByText("Shudaila Martina")).toHaveCount(0);

  await page.goto(`${product.url}/admin/company`);
  await page.getByRole("button", { name: "Close the site" }).click();
  await expect(page.getByText("Your site is closed.")).toBeVisible();
  await expect
    .poll(async () => (await guest.request.get("/")).text(), { timeout: 20_000 })
    .toContain("taking bookings right now");
  for (const address of ["/", "/nl/faq", "/aboutus"]) {
    await guest.goto(address);
    await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(product.url + address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect([complaints(), guestComplaints()]).toEqual([[], []]);
  await guest.close();
  await rm(dataDirectory, { recursive: true, force: true });
});
