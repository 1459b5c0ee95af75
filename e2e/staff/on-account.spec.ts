import {
  addAgreedRateEndpoint,
  addPartnerEndpoint,
  getStatementEndpoint,
  listStatementsEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { operatorCompleteRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../guest/check-page.ts";
import { choosePlace, enterPerson } from "../guest/booking-steps.ts";
import { giveRide } from "../operator/desk-calls.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "office" });

test("a hotel's guest books on its account from a phone, and its reception sees the ride", async ({
  page,
  product,
}) => {
  const staff = await demoPerson(product.url, "staff");
  const hotel = await staff.call(addPartnerEndpoint, {
    body: {
      name: "Villa Awa",
      email: "villa@example.com",
      discount_percent: 0,
      credit_limit: null,
      language: "en",
    },
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/on-account/${hotel.code}`);
  await expect(page.getByRole("heading", { name: "Your taxi at Villa Awa", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rides on this account" })).toHaveCount(0);
  await choosePlace(page, "Pickup location", "Punda");
  await choosePlace(page, "Drop-off location", "Mambo Beach");
  await page.getByRole("button", { name: /^Book Now/ }).click();
  await page.getByLabel("Room").fill("214");
  await enterPerson(page, "Account Guest");
  await expect(page.getByText(/in the car|on account/i).first()).toBeVisible();
  await expect(page.getByText(/cash|XCG/)).toHaveCount(0);
  await expectNoSidewaysScroll(page, "the price on account");
  await expectAccessible(page, "the price on account");
  await page.getByRole("button", { name: /^Book Now/ }).click();
  await expect(page).toHaveURL(/\/track\//);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/on-account/${hotel.reception_code}`);
  const row = page.getByRole("row", { name: /Account Guest 214 Punda/ });
  await expect(row).toBeVisible();
  await expectAccessible(page, "the reception's page");
  await row.getByRole("link").click();
  await expect(page.getByText("paid by Villa Awa")).toBeVisible();
  await expect(page.getByText(/cash|XCG/)).toHaveCount(0);
  await expect(page.getByText("On account of Villa Awa, room 214")).toBeVisible();
});

test("the desk books a call on an account at its agreed price, the receipt says who pays, and the month becomes a statement", async ({
  page,
  product,
}) => {
  const staff = await signIn(page.context(), product.url, "staff");
  const villa = await staff.call(addPartnerEndpoint, {
    body: {
      name: "Villa Kokolishi",
      email: "kokolishi@example.com",
      discount_percent: 0,
      credit_limit: 500,
      language: "en",
    },
  });
  await staff.call(addAgreedRateEndpoint, {
    params: { id: villa.id },
    body: { from: "airport", to: "punda", price: 27, valid_from: "2026-01-01" },
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/operator");
  await page.getByRole("button", { name: "New booking" }).click();
  const call = page.getByRole("dialog", { name: "New booking" });
  await call.getByLabel("Caller's phone number").fill("5554177");
  await call.getByLabel("Name", { exact: true }).fill("Kokolishi Guest");
  await call.getByLabel("Who pays").selectOption("Villa Kokolishi ($500.00 left)");
  await call.getByLabel("Room or reference").fill("Suite 2");
  await choosePlace(page, "Pickup", "Curaçao International Airport");
  await choosePlace(page, "Dropoff", "Punda");
  // Where it's night or a holiday while this runs, that comes on top of what is agreed.
  const price = call.getByText(/^Price \$[\d.]+ on account of Villa Kokolishi$/);
  await expect(price).toBeVisible();
  const shown = /\$([\d.]+)/.exec((await price.textContent()) ?? "")?.[1];
  await expectNoSidewaysScroll(page, "a call on account on a phone");
  await expectAccessible(page, "a call on account on a phone");
  await call.getByRole("button", { name: "Save", exact: true }).click();
  const saved = page.getByText(/^Ride #\d+ saved/);
  const id = Number(/#(\d+)/.exec((await saved.textContent()) ?? "")?.[1]);
  const ride = await staff.call(getRideEndpoint, { params: { id } });
  expect(ride.calculated_fare).toBe(shown);
  expect(ride.breakdown).toContainEqual(expect.objectContaining({ code: "agreed_price", amount: 27 }));

  await giveRide(staff, ride, "driver4");
  await staff.call(operatorCompleteRideEndpoint, { params: { id } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/operator/assigned-rides/${id}`);
  await expect(page.getByText("Villa Kokolishi, room Suite 2")).toBeVisible();
  await expect(page.getByText(/cash|XCG/)).toHaveCount(0);
  await expectAccessible(page, "the page of a ride on account");
  await page.goto(`/track/${ride.tracking_code}`);
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt.getByText("Villa Kokolishi, room Suite 2")).toBeVisible();
  await expect(receipt.getByText(/cash|XCG/)).toHaveCount(0);

  // A month on account becomes a statement, which is mailed and paid.
  await page.goto("/admin/partners");
  await page.getByRole("link", { name: "Hotel Pundamar" }).click();
  await page.getByRole("button", { name: "Make the statement" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make the statement" }).click();
  const statement = page.getByRole("dialog", { name: "Statement 1" });
  await statement.getByRole("button", { name: "Send by mail" }).click();
  await expect(statement.getByText(/Mailed to frontdesk@pundamar.example/)).toBeVisible();
  await statement.getByRole("button", { name: "Note a payment" }).click();
  await statement.getByLabel("Amount in dollars").fill("10");
  await statement.getByRole("textbox", { name: "Note" }).fill("First part");
  await statement.getByRole("button", { name: "Note a payment" }).click();
  const history = statement.getByRole("region", { name: "Payments and credits" });
  await expect(history.getByText(/First part/)).toBeVisible();
  await statement.getByRole("button", { name: "Note a payment" }).click();
  await statement.getByRole("button", { name: "Note a payment" }).click();
  await expect(statement.getByText("Paid since")).toBeVisible();
  await expect(history.getByText("$0.00 left")).toBeVisible();
  await expectNoSidewaysScroll(page, "a statement on a desk");
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page, "a statement on a phone");
  await expectAccessible(page, "a statement on a phone");
  const [made] = await staff.call(listStatementsEndpoint, {});
  const found = await staff.call(getStatementEndpoint, { params: { id: made?.id ?? 0 } });
  expect(found.lines.reduce((sum, { fare }) => sum + Number(fare), 0)).toBe(Number(found.total));
});
