import {
  listSentMessagesEndpoint,
  sendMessageAgainEndpoint,
} from "../../contract/notifications/notifications.endpoints.ts";
import { bookRideAsGuest } from "../bookings.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

test("a guest who hasn't had their confirmation is sent it again by the office, once", async ({
  page,
  product,
}) => {
  const ride = await bookRideAsGuest(product.url, "Yasmin Cova", { rider_email: "yasmin@example.com" });
  const staff = await signIn(page.context(), product.url, "staff");
  const query = { q: ride.reference, channel: "email" } as const;
  const mails = () => staff.list(listSentMessagesEndpoint, { query });
  await expect.poll(async () => (await mails()).map(({ state }) => state)).toEqual(["sent"]);

  await page.goto("/admin/sent");
  await page.getByRole("searchbox", { name: "Search by ride reference" }).fill(ride.reference);
  await page.getByLabel("Sent by").selectOption({ label: "e-mail" });
  const rows = page.getByRole("table").getByRole("row").filter({ hasText: "Booking confirmed" });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("y•••@example.com");
  await rows.getByRole("button", { name: "Send again" }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText("Sent again");
  const [first] = (await mails()).toReversed();
  // Somebody presses once more in a page that has not heard of it.
  await staff.call(sendMessageAgainEndpoint, { params: { id: first?.id ?? 0 } });
  await expect.poll(async () => (await mails()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  await page.getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByRole("row", { name: /Message sent again/ })).toContainText(ride.reference);
});
