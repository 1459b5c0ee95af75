import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import {
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/messages/inbox.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";

test.use({ shares: "office" });

test("a staff list is read to its end, fifty rows at a time", async ({ page, context, product }) => {
  const staff = await signIn(context, product.url, "staff");
  const [message] = await staff.list(listContactMessagesEndpoint);
  if (message === undefined) throw new Error("the demo has messages");
  for (let times = 0; times < 60; times += 1) {
    await staff.call(handleContactMessageEndpoint, {
      params: { id: message.id },
      body: { handled: times % 2 === 0 },
    });
  }
  await page.goto("/admin/audit");
  await expect(page).toHaveTitle("Audit log | Trupial");
  const rows = page.getByRole("table", { name: "Audit log" }).locator("tbody tr");
  await expect(rows).toHaveCount(50);
  await expect(page.getByText("50 shown")).toBeVisible();
  const oldest = await rows.last().innerText();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows.nth(59)).toBeVisible();
  expect(await rows.nth(49).innerText()).toBe(oldest);
  const more = page.getByRole("button", { name: "Show more" });
  while (await more.isVisible()) {
    const before = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  // Sign-ins in a row are one line until it is opened.
  const folded = page.getByRole("button", { name: /show each$/ });
  while ((await folded.count()) > 0) await folded.first().click();
  const all = await staff.list(listAuditLogEndpoint, { query: { limit: 200 } });
  expect(await rows.count()).toBe(Math.min(all.length, 200));
});
