import type { Page } from "@playwright/test";
import { registerOnce } from "../rider/rider-account.ts";
import { expect, test } from "../test.ts";
import { holdScripts } from "../intercept-calls.ts";
import { priceOfFirstTrip } from "./booking-steps.ts";

test.use({ shares: "guests" });

const USERNAME = "walker";
const PASSWORD = "a walk along the quay";

/** A rider of our own, whatever the demo holds; in a worker's second test it exists already. */
test.beforeEach(async ({ request }) => {
  await registerOnce(request, {
    username: USERNAME,
    email: "walker@example.com",
    first_name: "Wim",
    last_name: "Walker",
    phone_number: "5557777",
    password: PASSWORD,
  });
});

async function logIn(page: Page, { remember = false } = {}): Promise<void> {
  await page.getByLabel("Username").fill(USERNAME);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  if (remember) await page.getByLabel("Remember Me").check();
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

const keysIn = (page: Page, storage: "localStorage" | "sessionStorage") =>
  page.evaluate(
    (name) =>
      ["access_token", "refresh_token", "username", "role"].filter((key) => window[name].getItem(key)),
    storage,
  );

test("without Remember Me the session lives in the tab, with it in the browser", async ({ page }) => {
  await page.goto("/login");
  await logIn(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => keysIn(page, "sessionStorage")).toHaveLength(4);
  expect(await keysIn(page, "localStorage")).toHaveLength(0);

  await page.getByRole("button", { name: `${USERNAME}'s account` }).click();
  await expect(page.getByText(/VIP Level: \d/)).toBeVisible();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keysIn(page, "sessionStorage")).toHaveLength(0);

  await logIn(page, { remember: true });
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => keysIn(page, "localStorage")).toHaveLength(4);
});

test("a guarded page sends a stranger to the login and back, and nowhere else; a dead access token is refreshed once", async ({
  page,
}) => {
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login\?return=%2Fsettings$/);
  await logIn(page);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("heading", { name: "Where you're logged in" })).toBeVisible();

  for (const way of ["//evil.example", "/%5Cevil.example", "https://evil.example"]) {
    await page.goto(`/login?return=${encodeURIComponent(way)}`);
    await expect(page).toHaveURL(/:\d+\/$/);
  }

  await page.evaluate(() => sessionStorage.setItem("access_token", "dead"));
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/token/refresh/")) refreshes.push(request.url());
  });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Where you're logged in" })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test("a new rider registers, sees first what is wrong and what is taken, each at its own field, and lands on the home page", async ({
  page,
}) => {
  await page.goto("/register");
  const username = page.getByLabel("Username");
  const email = page.getByLabel("Email");
  await username.fill(USERNAME);
  await email.fill("walker@example.com");
  await page.getByLabel("First name").fill("Maya");
  await page.getByLabel("Last name").fill("Brooks");
  await page.getByLabel("Phone number").fill("55512");
  await page.getByLabel("Password", { exact: true }).fill("sunshine on mambo");
  await page.getByLabel("Confirm password").fill("sunshine on mamba");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByText("Phone number must be exactly 7 digits.")).toBeVisible();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await page.getByLabel("Phone number").fill("5551234");
  await page.getByLabel("Confirm password").fill("sunshine on mambo");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("This username is already taken.");
  await expect(username).toHaveAccessibleDescription("This username is already taken.");
  await expect(username).toBeFocused();
  await expect(email).toHaveAccessibleDescription("There's already an account with this email address.");
  await username.fill("maya.b");
  await email.fill("maya@example.com");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("button", { name: "maya.b's account" })).toBeVisible();
});

test("a login sent before the scripts have started waits for them, and no password reaches the address", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await logIn(page);
  expect(page.url()).toMatch(/\/login$/);
  letGo();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("when the refresh fails in one tab, every tab of the browser is signed out", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  await logIn(page, { remember: true });
  await expect(page).toHaveURL(/:\d+\/$/);
  const second = await context.newPage();
  await second.goto("/faq");
  await expect(second.getByRole("button", { name: `${USERNAME}'s account` })).toBeVisible();

  await page.evaluate(() => {
    localStorage.setItem("access_token", "dead");
    localStorage.setItem("refresh_token", "dead");
  });
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login\?return=%2Fsettings$/);
  await expect(second.getByRole("banner").getByRole("link", { name: "Sign up" })).toBeVisible();
  await expect.poll(() => keysIn(second, "localStorage")).toHaveLength(0);
});

test("who signs out of a guarded page is led to the login, and leaves nothing for the next person", async ({
  page,
}) => {
  await page.goto("/login");
  await logIn(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await priceOfFirstTrip(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Wim Walker");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Where you're logged in" })).toBeVisible();
  await page.getByRole("button", { name: `${USERNAME}'s account` }).click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto("/");
  await priceOfFirstTrip(page);
  await expect(page.getByLabel("Full name")).toHaveValue("");
});

test("a session that ends on an open page says so at the login, and what was typed is kept", async ({
  page,
}) => {
  await page.goto("/login?return=%2Fsettings");
  await logIn(page);
  await expect(page.getByRole("heading", { name: "Where you're logged in" })).toBeVisible();
  await page.getByRole("button", { name: "Download my data" }).evaluate((button: HTMLElement) => {
    sessionStorage.setItem("access_token", "dead");
    sessionStorage.setItem("refresh_token", "dead");
    // The event by which another tab's change is noticed; the press comes before anything else can find the session dead.
    window.dispatchEvent(new StorageEvent("storage"));
    button.click();
  });
  await expect(page).toHaveURL(/\/login\?return=%2Fsettings$/);
  await expect(
    page.getByText("Your session has ended. Log in again and carry on where you left off."),
  ).toBeVisible();

  await logIn(page);
  await expect(page).toHaveURL(/\/settings$/);
  await page.goto("/edit-profile");
  await page.getByLabel("First name").fill("Half typed");
  await page.evaluate(() => {
    sessionStorage.setItem("access_token", "dead");
    sessionStorage.setItem("refresh_token", "dead");
  });
  await page.goto("/edit-profile");
  await expect(page).toHaveURL(/\/login\?return=%2Fedit-profile$/);
  await expect.poll(() => keysIn(page, "sessionStorage")).toHaveLength(0);
  await logIn(page);
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(page.getByLabel("First name")).toHaveValue("Half typed");
});
