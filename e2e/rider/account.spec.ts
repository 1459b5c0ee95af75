import { createHmac } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const PASSWORD = "a walk along the quay";

/** A rider of this test alone. */
async function register(
  request: APIRequestContext,
  username: string,
  more: Record<string, string> = {},
): Promise<void> {
  const answer = await request.post("/api/register-rider/", {
    data: {
      username,
      email: `${username}@example.com`,
      first_name: "Ana",
      last_name: "Maduro",
      phone_number: "5557777",
      password: PASSWORD,
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
}

async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

async function openSettings(page: Page, username: string): Promise<void> {
  await page.goto("/login?return=%2Fsettings");
  await logIn(page, username);
  await expect(page.getByText(`You are signed in as ${username}.`)).toBeVisible();
}

test("a rider changes language, theme and details, and the form shows them after a reload", async ({
  page,
  request,
}) => {
  await register(request, "ana.settings");
  await openSettings(page, "ana.settings");
  await page.getByRole("main").getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const kept = page.waitForResponse(
    (each) => each.url().endsWith("/api/me/") && each.request().method() === "PATCH",
  );
  await page.getByRole("main").getByRole("button", { name: "Nederlands" }).click();
  await expect(page).toHaveURL(/\/nl\/settings$/);
  expect(await (await kept).json()).toMatchObject({ language: "nl" });

  await page.goto("/nl/edit-profile");
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
  await openSettings(other, "ana.sessions");

  await openSettings(page, "ana.sessions");
  const list = page.getByRole("region", { name: "Where you are signed in" });
  // The one of the registration, the other browser and this one.
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await list.getByRole("button", { name: "End all other sessions" }).click();
  await expect(page.getByText("Session ended")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login\?return=%2Fsettings$/);

  await page.getByLabel("Present password").fill("not this one");
  await page.getByLabel("New password").fill("another walk at dusk");
  await page.getByLabel("Confirm password").fill("another walk at dusk");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is not your present password.")).toBeVisible();
  await page.getByLabel("Present password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  await other.goto("/login");
  await logIn(other, "ana.sessions");
  await expect(other.getByRole("alert")).toHaveText("Invalid credentials");
  await logIn(other, "ana.sessions", "another walk at dusk");
  await expect(other).toHaveURL(/:\d+\/$/);
  await elsewhere.close();
});

test("a forgotten password is set anew by the link of the mail, once", async ({ page, request, product }) => {
  await register(request, "ana.forgets");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot Password" }).click();
  await page.getByLabel("Email").fill("ana.forgets@example.com");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If this e-mail is known to us, a link is on its way.")).toBeVisible();

  const letter = () => letterTo(product.dataDirectory, "ana.forgets@example.com");
  await expect.poll(letter).toContain("/reset-password#token=");
  const link = /http\S+\/reset-password#token=\S+/.exec(await letter())?.[0] ?? "";
  expect(link.startsWith(`${product.url}/`), "the link leads to this house").toBe(true);
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("found by the water");
  await page.getByLabel("Confirm password").fill("found by the water");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your password is changed. Log in with it.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await logIn(page, "ana.forgets", "found by the water");
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("a third one for me");
  await page.getByLabel("Confirm password").fill("a third one for me");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("This code or link is wrong, used or too old.");
});

test("a deleted account is gone, and its name no longer signs in", async ({ page, request }) => {
  await register(request, "ana.leaves");
  await openSettings(page, "ana.leaves");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Present password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await page.goto("/login");
  await logIn(page, "ana.leaves");
  await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
});

test("the second factor is scanned, asked for at the next login, and turned off again", async ({
  page,
  request,
}) => {
  await register(request, "desk.two");
  await becomeOperator(request, "desk.two");

  await openSettings(page, "desk.two");
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("dialog").getByLabel("Present password").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const address = await page.getByRole("link", { name: "Open in the app" }).getAttribute("href");
  const secret = new URL(address ?? "").searchParams.get("secret") ?? "";
  // A step is taken once: the present one is left for the login.
  await page.getByLabel("Six-digit code").fill(codeOf(secret, -1));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(
    page.getByRole("dialog", { name: "New recovery codes" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/login?return=%2Fsettings");
  await logIn(page, "desk.two");
  await page.getByLabel("Code of your authenticator app").fill(codeOf(secret, 0));
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);

  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByLabel("Present password").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});

/** The office makes an operator of a rider; riders have no second factor. */
async function becomeOperator(request: APIRequestContext, username: string): Promise<void> {
  const bearer = async (login: Record<string, string>) => {
    const answer = await request.post("/api/login/", { data: login });
    const { access } = (await answer.json()) as { access: string };
    return { Authorization: `Bearer ${access}` };
  };
  const own = await request.get("/api/me/", { headers: await bearer({ username, password: PASSWORD }) });
  const { id } = (await own.json()) as { id: number };
  const changed = await request.post(`/api/admin/users/${id}/role/`, {
    headers: await bearer({ username: "staff", password: "trupial-demo" }),
    data: { role: "operator" },
  });
  expect(changed.status()).toBe(200);
}

/** The last mail to an address, as the product keeps it without a mail server; empty until there is one. */
async function letterTo(dataDirectory: string, recipient: string): Promise<string> {
  const folder = path.join(dataDirectory, "outbox");
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(
    names.map((name) => readFile(path.join(folder, name), "utf8").catch(() => "")),
  );
  return letters.filter((letter) => letter.startsWith(`To: ${recipient}\n`)).at(-1) ?? "";
}

/** What an authenticator app shows, so many steps of 30 seconds from now (RFC 6238). */
function codeOf(secret: string, steps: number): string {
  const bits = [...secret].map((sign) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
  );
  const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}
