import { createHmac } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../operator/timed-test.ts";
import { logIn, openSettings, PASSWORD, register } from "./rider-account.ts";

test("the second factor is scanned, asked for at the next login, and turned off again", async ({
  page,
  request,
  clock,
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
  await page.getByLabel("Six-digit code").fill(codeOf(secret, clock.now()));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(
    page.getByRole("dialog", { name: "New recovery codes" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  await page.evaluate(() => sessionStorage.clear());
  // A code is taken once: the login waits for the next one.
  await clock.pass(30_000);
  await page.goto("/login?return=%2Fsettings");
  await logIn(page, "desk.two");
  await page.getByLabel("Code of your authenticator app").fill(codeOf(secret, clock.now()));
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);

  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByLabel("Present password").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});

/** Staff make an operator of a rider; riders have no second factor. */
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

/** What an authenticator app shows at a moment (RFC 6238). */
function codeOf(secret: string, moment: Date): string {
  const bits = [...secret].map((sign) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
  );
  const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment.getTime() / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}
