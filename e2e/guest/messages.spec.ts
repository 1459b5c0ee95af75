import type { Page } from "@playwright/test";
import { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { holdCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "guests" });

/** 'Sending...' and then 'Sent' stand for a while, so that they can be read. */
const passWhatIsRead = (page: Page) => page.clock.fastForward(2_000);

test("a message to the company is sent, confirmed, and the form is ready again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contactus");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("This field is required.")).toHaveCount(3);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();

  await page.getByLabel("Name", { exact: true }).fill("Maya Brooks");
  await page.getByLabel("Email", { exact: true }).fill("maya@example.com");
  await page.getByLabel("Message", { exact: true }).fill("Do you take surfboards?");
  const letGo = await holdCalls(page, callsTo(sendContactMessageEndpoint));
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  letGo();
  await passWhatIsRead(page);
  await expect(page.getByText("Thank you! We'll get back to you soon.")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await passWhatIsRead(page);
  await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
});

test("a tour is asked for from its own page, with a date and the party", async ({ page }) => {
  await page.clock.install();
  await page.goto("/privatetours");
  await page.getByRole("link", { name: "More Info The North Coast" }).click();
  await expect(page).toHaveURL(/\/privatetours\/north-coast$/);
  await page.getByLabel("Date").fill("2027-02-03");
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Maya Brooks");
  await page.getByLabel("Email").fill("maya@example.com");
  await page.getByLabel("Phone number").fill("+31 6 12345678");
  await page.getByLabel("What would you like?").fill("With a stop at the caves.");
  const [request] = await Promise.all([
    page.waitForRequest(callsTo(sendContactMessageEndpoint)),
    page.getByRole("button", { name: "Send request" }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    topic: "tour",
    subject: "The North Coast",
    date: "2027-02-03",
    party_size: 3,
  });
  await passWhatIsRead(page);
  await expect(page.getByText(/We've received your request/)).toBeVisible();
});

test("somebody who wants to drive applies", async ({ page }) => {
  await page.clock.install();
  await page.goto("/careers");
  await page.getByLabel("First name").fill("Djoni");
  await page.getByLabel("Last name").fill("Martina");
  await page.getByLabel("Email").fill("djoni@example.com");
  await page.getByLabel("Phone number").fill("5559876");
  await page.getByLabel("License Number").fill("L-20931");
  await page.getByLabel("Plate").fill("TX 0999");
  await page.getByLabel("Vehicle Type").selectOption("comfort");
  await page.getByLabel("Make and model").fill("Kia Carens 2023");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await passWhatIsRead(page);
  await expect(page.getByText(/We've received your application/)).toBeVisible();
});

test("the map of where the company drives is drawn when it comes near, and can be zoomed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/contactus");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/api/map"))).toEqual([]);

  await page.getByRole("heading", { name: "Where We Operate" }).scrollIntoViewIfNeeded();
  const map = page.getByRole("application", { name: "Map of where we drive on Curaçao" });
  await expect(map.getByText("Willemstad", { exact: true })).toBeVisible();
  await map.getByRole("button", { name: "Zoom in" }).click();
  await expect(map.getByRole("button", { name: "Show all" })).toBeVisible();
});
