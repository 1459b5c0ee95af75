import { changeMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { priceOfFirstTrip } from "../guest/booking-steps.ts";
import { watchJumps } from "../guest/watch-jumps.ts";
import { mailTo } from "../mail-to.ts";
import { expect, test } from "../test.ts";
import { logIn, openSettings, PASSWORD, register, signInTab } from "./rider-account.ts";

test.use({ shares: "guests" });

test("a rider books for the account's own mailbox, changes it by a mailed link, and changes language, theme and details", async ({
  page,
  request,
  product,
}) => {
  const toPerson = async () => {
    await page.goto("/");
    await priceOfFirstTrip(page);
    await page.getByText("More for your driver").click();
    await expect(page.getByLabel("Flight number")).toBeVisible();
  };
  // A guest may name a mailbox.
  await toPerson();
  await expect(page.getByLabel("Email")).toBeVisible();
  await register(request, "ana.settings");
  await signInTab(page, product.url, "ana.settings");
  await toPerson();
  await expect(page.getByLabel("Email")).toHaveCount(0);

  await page.goto("/edit-profile");
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("We sent a link to ana.settings@example.com.")).toBeVisible();
  await page.getByLabel("Email").fill("ana.new@example.com");
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not this one");
  await dialog.getByRole("button", { name: "Change them" }).click();
  await expect(dialog.getByText("That's not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Change them" }).click();
  await expect(page.getByText("We sent a link to ana.new@example.com.").first()).toBeVisible();
  const mail = () => mailTo(product.dataDirectory, "ana.new@example.com");
  await expect.poll(mail).toContain("/confirm-email#token=");
  await page.goto(/http\S+\/confirm-email#token=\S+/.exec(await mail())?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByText("This is now the email address of your account.")).toBeVisible();
  await page.goto("/edit-profile");
  await expect(page.getByLabel("Email")).toHaveValue("ana.new@example.com");
  await expect(page.getByText("Confirm your email:")).toBeHidden();

  const jumped = await watchJumps(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  expect(await jumped()).toBeLessThan(0.02);
  await page.getByRole("main").getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const kept = page.waitForResponse(
    (each) => callsTo(changeMeEndpoint).test(each.url()) && each.request().method() === "PATCH",
  );
  await page.getByRole("main").getByRole("button", { name: "Nederlands" }).click();
  await expect(page).toHaveURL(/\/nl\/settings$/);
  expect(await (await kept).json()).toMatchObject({ language: "nl" });

  await page.goto("/nl/edit-profile");
  await expect(page.getByLabel("E-mail")).toHaveValue("ana.new@example.com");
  await page.getByLabel("Voornaam").fill("Anna");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByText("Opgeslagen")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Voornaam")).toHaveValue("Anna");
});

test("signing in opens the page in the account's language, unless the browser has one already", async ({
  page,
  request,
}) => {
  await register(request, "ana.language", { language: "es" });
  await page.goto("/login?return=%2Fsettings");
  await logIn(page, "ana.language");
  await expect(page).toHaveURL(/\/es\/settings$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem("language", "en");
  });
  await openSettings(page, "ana.language");
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("another session is ended from the list, and a new password ends the rest", async ({
  browser,
  page,
  request,
  product,
}) => {
  await register(request, "ana.sessions");
  const elsewhere = await browser.newContext({ baseURL: product.url, serviceWorkers: "block" });
  const other = await elsewhere.newPage();
  await signInTab(other, product.url, "ana.sessions");
  await other.goto("/settings");
  await expect(other.getByText("You're logged in as ana.sessions.")).toBeVisible();

  await signInTab(page, product.url, "ana.sessions");
  await page.goto("/settings");
  const list = page.getByRole("region", { name: "Where you're logged in" });
  // The one of the registration, the other browser and this one.
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await list.getByRole("button", { name: "Log out of all other sessions" }).click();
  const dialog = page.getByRole("dialog", { name: "Log out of all other sessions" });
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log out of all other sessions" }).click();
  await expect(page.getByText("Session logged out")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login\?return=%2Fsettings$/);

  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill("another walk at dusk");
  await page.getByLabel("Confirm password").fill("another walk at dusk");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("That's not your current password.")).toBeVisible();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  await other.goto("/login");
  await logIn(other, "ana.sessions");
  await expect(other.getByRole("alert")).toHaveText("Invalid credentials");
  await logIn(other, "ana.sessions", "another walk at dusk");
  // It leads to the home page, or to the settings, where this reader has been for some seconds.
  await expect(other).not.toHaveURL(/\/login/);
  await other.goto("/settings");
  await expect(other.getByText("You're logged in as ana.sessions.")).toBeVisible();
  await elsewhere.close();
});

test("a forgotten password is set anew by the link of the mail, once; a deleted account is gone, and its name no longer signs in", async ({
  page,
  request,
  product,
}) => {
  await register(request, "ana.forgets");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot Password" }).click();
  await page.getByLabel("Email", { exact: true }).fill("ana.forgets@example.com");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If there's an account with this email, we've sent you a link.")).toBeVisible();

  const mail = () => mailTo(product.dataDirectory, "ana.forgets@example.com");
  await expect.poll(mail).toContain("/reset-password#token=");
  const link = /http\S+\/reset-password#token=\S+/.exec(await mail())?.[0] ?? "";
  expect(link.startsWith(`${product.url}/`), "the link leads to this product").toBe(true);
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("found by the water");
  await page.getByLabel("Confirm password").fill("found by the water");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your password has been changed. You can log in now.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await logIn(page, "ana.forgets", "found by the water");
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("a third one for me");
  await page.getByLabel("Confirm password").fill("a third one for me");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("This code or link is invalid or has expired.");

  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("found by the water");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await page.goto("/login");
  await logIn(page, "ana.forgets", "found by the water");
  await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
});

test("who signs up on a phone arrives at the top of the home page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/register");
  for (const [label, value] of [
    ["Username", "ana.arrives"],
    ["Email", "ana.arrives@example.com"],
    ["First name", "Ana"],
    ["Last name", "Maduro"],
    ["Phone number", "555 7778"],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("button", { name: "Calculate Fare" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
