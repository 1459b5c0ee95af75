import type { Locator, Page } from "@playwright/test";
import { curacaoDate, curacaoTime } from "../../contract/curacao-time.ts";
import { streamEventsEndpoint } from "../../contract/events/events.endpoints.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { rejectRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { bookRide, minutesAfter, type Wanted } from "../bookings.ts";
import { callsTo } from "../calls-to.ts";
import { type DemoPerson, demoPerson, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { cellUnder } from "./cell-under.ts";
import { giveRide } from "./desk-calls.ts";

test("notes and time of a waiting ride are changed by keys alone, and the list has them at once", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const { id, ride_datetime } = await bookRide(operator, "Edited Passenger");
  const hour = curacaoTime(new Date(ride_datetime)).slice(0, 2);
  const dialog = await openFromList(page, id, "Edited Passenger");
  await expect(dialog.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Save changes" })).toBeDisabled();

  const time = dialog.getByRole("combobox", { name: "Time" });
  await expect(time).toHaveValue(`${hour}:00`);
  await time.press("ArrowDown");
  await expect(time).toHaveValue(`${hour}:15`);
  await dialog.getByLabel("Notes for the driver").press("End");
  await page.keyboard.type("Gate 4");
  await expectAccessible(page, "a ride being edited");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Ride #${id} updated.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(await cellUnder(rowOf(page, id), "Date/Time")).toContainText(/:15 [AP]M/);

  await page.goto(`/operator/assigned-rides/${id}`);
  await expect(page.getByRole("definition").filter({ hasText: "Gate 4" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Activity" }).getByRole("listitem").first()).toHaveText(
    /Changed by .+ \(operator\)\s*time: .+ → .+, notes: – → Gate 4/,
  );
});

test("a larger party has another price, shown beside the old one", async ({ context, page, product }) => {
  const operator = await signIn(context, product.url, "operator");
  const { id } = await bookRide(operator, "Priced Passenger");
  const before = await fareOf(operator, id);
  const dialog = await openFromList(page, id, "Priced Passenger");
  const more = dialog.getByRole("group", { name: "Passengers" }).getByRole("button", { name: "One more" });
  for (let count = 2; count < 6; count++) await more.press("Enter");
  await dialog.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(page.getByText(new RegExp(`^Ride #${id} updated\\. The price is now `))).toBeVisible();
  const now = await fareOf(operator, id);
  await expect(page.getByText(`The price is now $${now}. It was $${before}.`)).toBeVisible();
  await expect(await cellUnder(rowOf(page, id), "Passengers")).toHaveText("6");
  await expect(await cellUnder(rowOf(page, id), "Fare")).toHaveText(`$${now}`);
});

test("what another dispatcher changes meanwhile is shown, and not overwritten unseen", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const other = await demoPerson(product.url, "staff");
  const { id } = await bookRide(operator, "Shared Passenger");
  const dialog = await openFromList(page, id, "Shared Passenger");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const notes = dialog.getByLabel("Notes for the driver");
  await notes.fill("Gate 4");
  await other.call(updateRideEndpoint, { params: { id }, body: { notes: "Call first", passenger_count: 3 } });

  const told = dialog.getByRole("alert");
  await expect(told).toContainText("Someone else changed this ride while you were editing.");
  await expect(told).toContainText("passengers3");
  await expect(told).toContainText("notesCall first");
  await expect(dialog.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await expectAccessible(page, "a ride that another desk has changed");
  await told.getByRole("button", { name: "Continue editing" }).press("Enter");
  await expect(told).toHaveCount(0);
  await expect(notes).toHaveValue("Gate 4");
  await expect(dialog.getByRole("group", { name: "Passengers" })).toContainText("3");
  await notes.press("Enter");
  await expect(page.getByText(`Ride #${id} updated.`)).toBeVisible();
  expect(await readRide(operator, id)).toMatchObject({ notes: "Gate 4", passenger_count: 3 });
});

test("without the live stream the server lets nobody overwrite what they have not seen", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const other = await demoPerson(product.url, "staff");
  const { id } = await bookRide(operator, "Silent Passenger");
  await page.route(callsTo(streamEventsEndpoint), (route) => route.abort());
  const dialog = await openFromList(page, id, "Silent Passenger");
  const notes = dialog.getByLabel("Notes for the driver");
  await notes.fill("Gate 4");
  await other.call(updateRideEndpoint, { params: { id }, body: { notes: "Call first" } });
  await notes.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("notesCall first");
  expect(await readRide(operator, id)).toMatchObject({ notes: "Call first" });
});

test("a ride that has ended meanwhile can no longer be edited", async ({ context, page, product }) => {
  const operator = await signIn(context, product.url, "operator");
  const other = await demoPerson(product.url, "staff");
  const { id } = await bookRide(operator, "Ended Passenger");
  await page.goto(`/operator/assigned-rides/${id}`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  await edit.click();
  const dialog = page.getByRole("dialog", { name: `Edit Ride #${id}` });
  await dialog.getByLabel("Notes for the driver").fill("Gate 4");
  await other.call(rejectRideEndpoint, { params: { id } });
  await expect(dialog.getByRole("alert")).toHaveText("This ride has just changed. It is now: Rejected.");
  await expect(dialog.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(edit).toHaveCount(0);
});

test("a ride is moved onto another of its driver only when that is said twice", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const early = await givenRide(operator, "Early Passenger");
  const { id } = await givenRide(operator, "Moved Passenger", {
    at: minutesAfter(early, 5 * 60),
  });
  await page.goto("/operator/assigned-rides");
  const card = page.getByRole("listitem").filter({ hasText: `Ride #${id}` });
  await card.getByRole("button", { name: "More" }).click();
  await card.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: `Edit Ride #${id}` });
  const at = new Date(early.ride_datetime);
  await dialog.getByLabel("Date", { exact: true }).fill(curacaoDate(at));
  await dialog.getByRole("combobox", { name: "Time" }).selectOption(curacaoTime(at).slice(0, 5));
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByRole("alert")).toContainText("We couldn't update the ride: ");
  await dialog.getByRole("button", { name: "Save anyway (rides overlap)" }).click();
  await expect(page.getByText(`Ride #${id} updated.`)).toBeVisible();
  expect(Date.parse((await readRide(operator, id)).ride_datetime)).toBe(Date.parse(early.ride_datetime));
});

/** Opens the form from the ride's row without the mouse. */
async function openFromList(page: Page, id: number, rider: string): Promise<Locator> {
  await page.goto("/operator/pending-rides");
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill(rider);
  await rowOf(page, id)
    .getByRole("button", { name: `Edit, #${id}` })
    .press("Enter");
  const dialog = page.getByRole("dialog", { name: `Edit Ride #${id}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

function rowOf(page: Page, id: number): Locator {
  return page.getByRole("row", { name: new RegExp(`^${id} `) });
}

async function givenRide(operator: DemoPerson, rider: string, wanted: Wanted = {}): Promise<Ride> {
  const ride = await bookRide(operator, rider, wanted);
  return giveRide(operator, ride, "driver7");
}

function readRide(operator: DemoPerson, id: number): Promise<Ride> {
  return operator.call(getRideEndpoint, { params: { id } });
}

async function fareOf(operator: DemoPerson, id: number): Promise<string> {
  return (await readRide(operator, id)).calculated_fare;
}
