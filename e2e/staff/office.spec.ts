import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleByNightAndOnADesk,
  expectNoSidewaysScroll,
  watchConsole,
} from "../guest/check-page.ts";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import { addCommissionRateEndpoint } from "../../contract/settlements/settlements.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { enterPerson, priceOf, priceOfFirstTrip } from "../guest/booking-steps.ts";
import { callAsGuest } from "../call-product.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import type { Product } from "../start-product.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "office" });

async function enterOffice(page: Page, { url }: Product, section: string): Promise<void> {
  await signIn(page.context(), url, "staff");
  await page.goto(`/admin/${section}`);
}

test("what comes to the office is dealt with there: a message, an applicant who becomes a driver, and a file of riders; and every section is accessible", async ({
  page,
  product,
  request,
}) => {
  await callAsGuest(request, applyToDriveEndpoint, {
    body: {
      first_name: "Elvin",
      last_name: "Janga",
      email: "elvin.janga@example.com",
      phone: "5550198",
      license_number: "CW-9912",
      vehicle_type: "xl",
      vehicle_name: "White Toyota Hiace",
      plate: "TX 4120",
    },
  });
  const complaints = watchConsole(page);
  await enterOffice(page, product, "messages");
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await callAsGuest(request, sendContactMessageEndpoint, {
    body: { name: "Yasmin Cova", email: "yasmin@example.com", message: "A car for a wedding?" },
  });
  const letter = page.getByRole("link", { name: /^Yasmin Cova/ });
  await letter.click();
  await expect(page).toHaveURL(/\/admin\/messages\?message=\d+$/);
  await expect(page.getByRole("article").getByText("A car for a wedding?")).toBeVisible();
  await page.getByRole("article").getByRole("button", { name: "Close without answer" }).click();
  await expect(letter).toHaveCount(0);
  await page.getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByRole("row", { name: /Message marked as done/ }).first()).toContainText("Staff");

  await page.getByRole("link", { name: /^Applications/ }).click();
  const application = page.getByRole("link", { name: /^Elvin Janga/ });
  await application.click();
  await page.getByRole("article").getByLabel("Taxi permit").check();
  await expect(page.getByRole("article").getByText(/^seen .*, staff$/)).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "an applicant with a document that was seen");
  await page.getByRole("article").getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("dialog")).toContainText("1 of 5 documents seen.");
  await expectAccessible(page, "the question before somebody becomes a driver");
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(application).toHaveCount(0);
  await page.getByRole("link", { name: /^Drivers/ }).click();
  await expect(page.getByRole("row", { name: /Elvin Janga/ })).toContainText("Offline");

  await page.getByRole("link", { name: "Data" }).click();
  const card = page.getByRole("region", { name: "Bring data in" });
  const choose = (lines: readonly string[]) =>
    card.getByLabel("Choose a file").setInputFiles({
      name: "riders.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["username;first_name;last_name;email;phone", ...lines].join("\r\n")),
    });
  await choose(["tica.brought;Tica;Brought;tica.brought@example.com;5550"]);
  await card.getByRole("button", { name: "Check the file" }).click();
  await expect(card.getByRole("row", { name: /^2 phone A phone number/ })).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "a file with faults");

  await choose(["tica.brought;Tica;Brought;tica.brought@example.com;5550177"]);
  await card.getByRole("button", { name: "Check the file" }).press("Enter");
  await card.getByRole("button", { name: "Bring in 1 rider" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Bring in 1 rider" }).press("Enter");
  await expect(card.getByText("1 line has come in.")).toBeVisible();
  await page.getByRole("link", { name: /^Riders/ }).click();
  await expect(page.getByRole("row", { name: /Tica Brought/ })).toBeVisible();

  // Each section as it stands, on a desktop and on a phone.
  for (const section of [
    "Applications",
    "Drivers",
    "Riders",
    "Users",
    "Tariffs",
    "Money",
    "Holidays",
    "Company",
    "Texts",
    "Data",
    "Audit log",
    "Messages sent",
    "Messages",
  ]) {
    // What waits is said with the name of its section.
    await page.getByRole("link", { name: new RegExp(`^${section}( \\d+ waiting)?$`) }).click();
    await expect(page.getByRole("heading", { name: section, level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page, section);
    await page.setViewportSize({ width: 320, height: 720 });
    await expectNoSidewaysScroll(page, section);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(complaints()).toEqual([]);
});

test("what the company gives its VIPs is in their price and on their screens, and off it is nowhere", async ({
  page,
  browser,
  product,
}) => {
  await enterOffice(page, product, "company");
  await page.getByLabel("Discount for frequent riders").selectOption("On");
  await page.getByLabel("Completed rides needed").fill("20");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: "Save" }).click();
  expect((await saved).ok()).toBe(true);
  const phone = await browser.newContext({ baseURL: product.url });
  await signIn(phone, product.url, "rider");
  const rider = await phone.newPage();
  await rider.goto("/edit-profile");
  await rider.getByRole("button", { name: "rider's account" }).click();
  await expect(rider.getByText("VIP: 10% off")).toBeVisible();
  await rider.goto("/");
  await priceOfFirstTrip(rider);
  await expect(rider.getByText("VIP discount (10%)")).toBeVisible();
  await enterPerson(rider, "Rosa Wernet");
  const total = (await priceOf(rider).textContent())?.match(/\$[\d.]+/)?.[0] ?? "no price";
  await rider.getByRole("button", { name: `Book Now ${total}` }).click();
  await expect(rider).toHaveURL(/\/track\//);

  const staff = await demoPerson(product.url, "staff");
  await staff.call(editCompanyProfileEndpoint, { body: { vip_on: false } });
  await rider.reload();
  await expect(rider.getByText(total).first()).toBeVisible();
  await rider.getByText("How the price is calculated").click();
  await expect(rider.getByText("VIP discount (10%)").first()).toBeVisible();
  await rider.goto("/edit-profile");
  await expect(rider.getByText(/^Completed rides: \d+/)).toBeVisible();
  await rider.getByRole("button", { name: "rider's account" }).click();
  await expect(rider.getByText(/VIP/)).toHaveCount(0);
  await phone.close();
});

test("a driver's week is closed, corrected and stays as it was closed", async ({ page, product }) => {
  const staff = await signIn(page.context(), product.url, "staff");
  const drivers = await staff.list(listDriverRecordsEndpoint);
  const name = drivers.find(({ username }) => username === "driver")?.name ?? "";
  await staff.call(addCommissionRateEndpoint, { body: { valid_from: "2026-01-01", percent: 20 } });
  await page.goto("/admin/money?view=settlements");
  await page.getByLabel("Driver", { exact: true }).selectOption(name);
  const preview = page.getByRole("region", { name: `Settlement with ${name}` });
  const owed = preview.getByRole("row", { name: /^Owed / });
  await expect(owed).toBeVisible();
  const [usd = "", xcg = ""] = await owed.getByRole("cell").allTextContents();
  await expectAccessible(page, "a settlement to be closed");
  await preview.getByRole("button", { name: "Close these days" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close these days" }).click();

  const closed = page.getByRole("dialog", { name: `Settlement with ${name}` });
  await expect(closed.getByRole("row", { name: `Owed ${usd} ${xcg}` })).toBeVisible();
  await closed.getByRole("button", { name: "Correct" }).click();
  const correction = page.getByRole("form", { name: `Correction for ${name}` });
  await correction.getByLabel("Amount").fill("2.5");
  await correction.getByLabel("Reason").fill("A toll");
  await correction.getByRole("button", { name: "Correct" }).click();
  const left = (Number(usd.replace(",", "")) + 2.5).toLocaleString("en-US", { minimumFractionDigits: 2 });
  await expect(closed.getByRole("row", { name: `Owed ${left} ${xcg}` })).toBeVisible();
  await expect(closed.getByRole("row", { name: `Owed at the closing ${usd} ${xcg}` })).toBeVisible();
  await expectAccessible(page, "a closed settlement");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: new RegExp(`^Open: ${name}`) })).toBeVisible();
  await expect(preview).toContainText("Some of these days are closed already.");
});

test("is closed to an operator", async ({ page, product }) => {
  await signIn(page.context(), product.url, "operator");
  await page.goto("/admin/users");
  await expect(
    page.getByRole("heading", { name: "You don't have access to this page.", level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
});

test("a screen of the office that nobody touches for two hours asks who is there, with the tariff that was typed kept to be saved", async ({
  page,
  product,
}) => {
  await page.clock.install();
  await enterOffice(page, product, "tariffs");
  await page.getByRole("button", { name: "Add tariff" }).click();
  const form = page.getByRole("form", { name: "Add tariff" });
  await form.getByLabel("Base fare ($)").fill("8");
  await page.clock.fastForward("01:58:00");
  await form.getByLabel("Base fare ($)").press("Tab");
  await page.clock.fastForward("01:58:00");
  await expect(form.getByLabel("Base fare ($)")).toHaveValue("8");
  await page.clock.fastForward("00:05:00");
  await expect(page).toHaveURL(/\/login\?return=%2Fadmin%2Ftariffs$/);
  await expect(
    page.getByText("Your session has ended. Log in again and carry on where you left off."),
  ).toBeVisible();
  await page.getByLabel("Username").fill("staff");
  await page.getByLabel("Password", { exact: true }).fill("trupial-demo");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: "Add tariff" }).click();
  await expect(form.getByLabel("Base fare ($)")).toHaveValue("8");
  // It applies from its day on.
  await form.getByRole("button", { name: "Save" }).click();
  const inForce = page.getByRole("region", { name: "Tariff 1" });
  await expect(inForce).toContainText("In force since January 1, 2025");
  await expect(inForce).toContainText("Start $6.00");
  const coming = page.getByRole("region", { name: "Tariff 2" });
  await expect(coming).toContainText("tomorrow");
  await expect(coming).toContainText("Start $8.00");
});

test("the start of the office has the day in figures, and a slash finds whoever rides, and their rides", async ({
  page,
  product,
}) => {
  const complaints = watchConsole(page);
  await enterOffice(page, product, "start");
  await expect(page.getByRole("region", { name: "Fares today, without tips" })).toContainText(
    /on last \w+ at this hour/,
  );
  await expect(page.getByRole("region", { name: "Comes next" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("rosa wernet");
  const found = page.getByRole("listbox", { name: "Search people, rides, messages" });
  await expect(found.getByRole("option", { name: /^#\d+ Rosa/ }).first()).toBeVisible();
  await expect(found.getByRole("option", { name: /Rider, / })).toBeVisible();
  await expectAccessible(page, "the search of the office");
  await found.getByRole("option", { name: /Rider, / }).click();
  await expect(page).toHaveURL(/\/admin\/riders\/\d+$/);
  expect(complaints()).toEqual([]);
});
