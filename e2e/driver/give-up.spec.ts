import { bookRide, inHours } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expectAccessibleByDay, expectAccessibleByNight } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { getOwnDriverEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { assignDriverEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";

test("a driver gives a ride up with one tap, takes that back, and says why afterwards if they like", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver4");
  const rider = await demoPerson(product.url, "rider");
  const office = await demoPerson(product.url, "operator");
  const { id } = await bookRide(rider, "Given Up Passenger");
  await driver.call(acceptRideEndpoint, { params: { id } });
  const state = async () => (await office.call(getRideEndpoint, { params: { id } })).status;

  await page.goto("/activerides");
  const card = page.getByRole("region", { name: "Given Up Passenger" });
  const giveUp = async (step: "Cancel" | "Delete") => {
    await card.getByRole("button", { name: "More" }).click();
    await card.getByRole("button", { name: step, exact: true }).click();
    await expect(card).toHaveCount(0);
  };
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" });

  await giveUp("Delete");
  await expect(page.getByText("Deleted. The passenger's ride is cancelled.")).toBeVisible();
  expect(await state()).toBe("Cancelled");
  await undo.click();
  await expect(card).toBeVisible();
  expect(await state()).toBe("Accepted");

  await giveUp("Cancel");
  await expect(page.getByText("The ride goes to the other drivers")).toBeVisible();
  await page.getByRole("button", { name: "Say why" }).press("Enter");
  await expectAccessibleByNight(page, "why a ride was given up");
  await expectAccessibleByDay(page, "why a ride was given up");
  await page.getByRole("button", { name: "Car trouble" }).press("Enter");
  await expect(page.getByText("The office can read why.")).toBeVisible();
  expect(await state()).toBe("Pending");
  const [last] = (await office.list(listRideHistoryEndpoint, { params: { id } })).slice(-1);
  expect(last).toMatchObject({ action: "cancel", values: [{ field: "cancel_reason", to: "car_trouble" }] });
});

test("a ride that dispatch assigned is finished without a word that it is accepted, from where it stands among the accepted ones", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver5");
  const rider = await demoPerson(product.url, "rider");
  const office = await demoPerson(product.url, "operator");
  const { id } = await bookRide(rider, "Assigned Passenger", { at: inHours(0.6) });
  const own = await driver.call(getOwnDriverEndpoint);
  await office.call(assignDriverEndpoint, { params: { id }, body: { driver_id: own.id, force: true } });

  await page.goto("/activerides");
  const card = page.getByRole("region", { name: "Assigned Passenger" });
  await expect(card.getByRole("button", { name: "Accept" })).toBeVisible();
  await card.getByRole("button", { name: "More" }).click();
  await card.getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Not paid" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pays later" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
  await expect(card).toHaveCount(0);
  const history = () => office.list(listRideHistoryEndpoint, { params: { id } });
  await expect
    .poll(async () => (await history()).map((line) => [line.action, line.to_status]))
    .toEqual([
      ["book", "Pending"],
      ["assign", "Assigned"],
      ["finish", "Completed"],
    ]);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("button", { name: "Accept" })).toBeVisible();
});
