import { createHmac } from "node:crypto";
import { loginEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { changeUserRoleEndpoint } from "../../contract/accounts/users.endpoints.ts";
import { callProduct } from "../call-product.ts";
import { demoPerson } from "../demo-person.ts";
import { expect, test } from "../operator/timed-test.ts";
import { logIn, openSettings, PASSWORD, register } from "./rider-account.ts";

test.use({ shares: "timed" });

test("the second factor is scanned, asked for at the next login, and turned off again", async ({
  page,
  product,
  request,
  clock,
}) => {
  await register(request, "desk.two");
  await becomeOperator(product.url, "desk.two");

  await openSettings(page, "desk.two");
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("dialog").getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const address = await page
    .getByRole("link", { name: "Open in an app on this device" })
    .getAttribute("href");
  const secret = new URL(address ?? "").searchParams.get("secret") ?? "";
  await page.getByLabel("6-digit code").fill(codeOf(secret, clock.now()));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(
    page.getByRole("dialog", { name: "Your recovery codes" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  await page.evaluate(() => sessionStorage.clear());
  // A code is taken once: the login waits for the next one.
  await clock.pass(30_000);
  await page.goto("/login?return=%2Fsettings");
  await logIn(page, "desk.two");
  await page.getByLabel("Code from your authenticator app").fill(codeOf(secret, clock.now()));
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);

  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});

/** Staff make an operator of a rider; riders have no second factor. */
async function becomeOperator(url: string, username: string): Promise<void> {
  const answer = await callProduct(url, null, loginEndpoint, { body: { username, password: PASSWORD } });
  if (!("access" in answer)) throw new Error("an account without a second factor signs in at once");
  const { id } = await callProduct(url, answer.access, readMeEndpoint);
  const staff = await demoPerson(url, "staff");
  await staff.call(changeUserRoleEndpoint, { params: { id }, body: { role: "operator" } });
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
